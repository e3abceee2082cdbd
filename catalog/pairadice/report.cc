#include "catalog/pairadice/report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace benchboss::pairadice {
namespace {

// The same scale on both axes, in tens.
struct Scale {
  double low = 0;
  double high = 10;

  explicit Scale(const Comparison& comparison) {
    if (comparison.scorers.empty()) return;
    low = 1e9;
    high = -1e9;
    for (const auto& scorer : comparison.scorers) {
      low = std::min({low, scorer.real, scorer.replayed});
      high = std::max({high, scorer.real, scorer.replayed});
    }
    low = 10 * std::floor(low / 10);
    high = 10 * std::ceil(high / 10 + 0.01);
  }
  double share(double value) const { return (value - low) / (high - low); }
};

std::string escaped(std::string_view text) {
  std::string safe;
  for (const char c : text) {
    if (c == '<') {
      safe += "&lt;";
    } else if (c == '&') {
      safe += "&amp;";
    } else {
      safe += c;
    }
  }
  return safe;
}

}  // namespace

std::vector<std::string> plot_text(const Comparison& comparison, int columns, int rows) {
  const Scale scale(comparison);
  const auto width = static_cast<std::size_t>(std::max(columns - 6, 10));
  const auto height = static_cast<std::size_t>(std::max(rows, 4));
  std::vector<std::u32string> page(height, std::u32string(width, U' '));
  const auto place = [](double share, std::size_t size) {
    return static_cast<std::size_t>(
        std::lround(std::clamp(share, 0.0, 1.0) * static_cast<double>(size - 1)));
  };
  for (std::size_t x = 0; x < width; ++x)
    page[height - 1 - place(double(x) / double(width - 1), height)][x] = U'·';
  for (const auto& scorer : comparison.scorers)
    page[height - 1 - place(scale.share(scorer.replayed), height)]
        [place(scale.share(scorer.real), width)] = U'o';
  std::vector<std::string> lines;
  for (std::size_t row = 0; row < height; ++row) {
    const double value =
        scale.low + (scale.high - scale.low) * double(height - 1 - row) / double(height - 1);
    std::string line =
        row % 4 == 0 || row + 1 == height ? fmt::format("{:4.0f} │", value) : "     │";
    for (const char32_t c : page[row]) line += c == U'·' ? "·" : c == U'o' ? "●" : " ";
    lines.push_back(line);
  }
  std::string axis = "     └";
  for (std::size_t x = 0; x < width; ++x) axis += "─";
  lines.push_back(axis);
  const std::string last = fmt::format("{:.0f}", scale.high);
  lines.push_back(fmt::format("      {:<{}.0f}{}", scale.low, width - last.size(), last));
  return lines;
}

std::string plot_svg(const Comparison& comparison, const PlotWords& words) {
  const Scale scale(comparison);
  constexpr double kLeft = 70;
  constexpr double kTop = 50;
  constexpr double kSize = 480;
  const auto x = [&](double value) { return kLeft + kSize * scale.share(value); };
  const auto y = [&](double value) { return kTop + kSize * (1 - scale.share(value)); };
  std::string svg = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 600 600\" "
      "font-family=\"sans-serif\" "
      "font-size=\"13\">\n<rect width=\"600\" height=\"600\" fill=\"#fbf7ec\"/>\n"
      "<text x=\"{0}\" y=\"30\" font-size=\"17\" font-weight=\"bold\">{1}</text>\n"
      "<rect x=\"{0}\" y=\"{2}\" width=\"{3}\" height=\"{3}\" fill=\"#eef6fa\" "
      "stroke=\"#23313b\"/>\n",
      kLeft, escaped(words.title), kTop, kSize);
  for (double value = scale.low; value <= scale.high; value += 10) {
    svg += fmt::format(
        "<path d=\"M{0:.1f} {1}V{2}M{3} {4:.1f}H{5}\" stroke=\"#c3d7e2\"/>\n"
        "<text x=\"{0:.1f}\" y=\"{6}\" text-anchor=\"middle\">{7:.0f}</text>\n"
        "<text x=\"{8}\" y=\"{9:.1f}\" text-anchor=\"end\">{7:.0f}</text>\n",
        x(value), kTop, kTop + kSize, kLeft, y(value), kLeft + kSize, kTop + kSize + 18, value,
        kLeft - 8, y(value) + 4);
  }
  svg += fmt::format(
      "<path d=\"M{:.1f} {:.1f}L{:.1f} {:.1f}\" stroke=\"#b3282d\" stroke-dasharray=\"6 4\"/>\n",
      x(scale.low), y(scale.low), x(scale.high), y(scale.high));
  for (const auto& scorer : comparison.scorers)
    svg += fmt::format(
        "<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"5\" fill=\"#1f5f99\"><title>{} ({}): {:.0f} / "
        "{:.1f}</title></circle>\n",
        x(scorer.real), y(scorer.replayed), escaped(scorer.name), escaped(scorer.team), scorer.real,
        scorer.replayed);
  svg += fmt::format(
      "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n"
      "<text transform=\"translate(22 {}) rotate(-90)\" text-anchor=\"middle\">{}</text>\n</svg>\n",
      kLeft + kSize / 2, kTop + kSize + 42, escaped(words.across), kTop + kSize / 2,
      escaped(words.up));
  return svg;
}

}  // namespace benchboss::pairadice
