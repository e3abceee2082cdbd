#pragma once
#include "store/store.h"

#include <map>
#include <string>
#include <vector>

namespace benchboss {

// What a store answered, as text: every field of every row.
struct Answer {
  std::string question;
  std::string told;
  std::string fault;  // why there is none; empty if there is one
};

// Everything that can be asked of a store, about all who are there and some who are not.
std::vector<Answer> ask_everything(Store& store);

// The right answers, by question.
using RightAnswers = std::map<std::string, std::string>;
RightAnswers right_answers(Store& store);

// What is wrong with answers: all that is neither right nor a fault with a name.
std::vector<std::string> wrong_answers(const std::vector<Answer>& answers,
                                       const RightAnswers& right);
// The same, but a fault is wrong, too.
std::vector<std::string> missing_answers(const std::vector<Answer>& answers,
                                         const RightAnswers& right);

}  // namespace benchboss
