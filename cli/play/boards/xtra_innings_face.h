#pragma once
#include "cli/play/canvas.h"

#include <string_view>

namespace benchboss::playing::xtra_innings {

// XI-8a: what a card looks like beside its name. Whatever a colour tells, a sign tells as well.
struct Face {
  Tint colour = Tint::white;   // shared by a card and those that beat it
  std::string_view sign;       // the same; hollow where the colour is a shade
  bool shaded = false;         // it stands in for a Single
  std::string_view diamond;    // hollow and green: safe; full and red: out
  Tint fate = Tint::ink;       // the colour of the diamond
  Tint line = Tint::red_line;  // of the offence, or of the defence
  char32_t stroke = U'─';      // single for the offence, double for the defence
};

// Of a card; a pitch has the colour of its kind, and nothing else.
Face face_of(std::string_view code);

}  // namespace benchboss::playing::xtra_innings
