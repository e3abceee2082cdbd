#pragma once
#include "catalog/pairadice/comparison.h"

#include <string>
#include <string_view>
#include <vector>

namespace benchboss::pairadice {

// The top scorers' points, real across and replayed upwards, with the line on which both are equal.
std::vector<std::string> plot_text(const Comparison& comparison, int columns, int rows);

struct PlotWords {
  std::string title;
  std::string across;
  std::string up;
};
std::string plot_svg(const Comparison& comparison, const PlotWords& words);

}  // namespace benchboss::pairadice
