#pragma once
#include "catalog/pairadice/comparison.h"
#include "catalog/pairadice/season.h"

#include <boost/json/value.hpp>

namespace benchboss {

class Console;

// What replayed seasons came to: standings and leaders (PD-61), and how near they came to the real
// one (PD-60).
void print_cards_report(const pairadice::League& league, const pairadice::Tally& tally,
                        const pairadice::Comparison& comparison, Console& console);
boost::json::value cards_json(const pairadice::League& league, const pairadice::Tally& tally,
                              const pairadice::Comparison& comparison);

}  // namespace benchboss
