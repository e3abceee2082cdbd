// The wall behind a player and the sweater he wears. Both say his category without colour: speed lines for forwards,
// boards for defenders, the net for goalies.
import type { Category } from "./look";
import type { Model } from "./model";
import { both, line, shape, tone } from "./pen";

const walls: Record<Category, string> = {
  forwards: "M-4 40L44 -8M-4 62L66 -8M-4 84L88 -8M-4 106L106 -4M18 106L106 18M40 106L106 40M62 106L106 62",
  defenders: "M0 18H100M0 40H100M0 62H100M0 84H100M26 0V18M74 18V40M26 40V62M74 62V84M26 84V100",
  goalies: "M10 0L90 80M34 0L100 66M58 0L100 42M82 0L100 18M0 14L86 100M0 38L62 100M0 62L38 100M90 0L10 80M66 0L0 66M42 0L0 42M18 0L0 18M100 14L14 100M100 38L38 100M100 62L62 100",
};

export function wall({ cloth, category }: Model): string {
  return `<rect width="100" height="100" fill="${cloth.wall}" stroke="none"/>${line(walls[category], category === "forwards" ? 6 : 1.8, "#ffffff")}<circle cx="50" cy="48" r="38" fill="#fff" stroke="none" opacity="0.35"/>`;
}

export function neck(model: Model): string {
  const { face, skin, look } = model;
  if (model.has("two-heads")) return "";
  if (look.creature === "ghost" && look.extra !== "cape") return "";
  if (look.creature === "goose") return shape("M37 60L32 92H68L63 60Z", skin.base);
  if (look.creature === "dragon") return shape("M39 66L34 92H66L61 66Z", skin.base) + tone("M44 74H56L58 92H42Z", "#f6e3b0");
  const w = Math.min(11, face.jaw - 2);
  return `<path d="M${50 - w} ${face.bottom - 12}V84H${50 + w}V${face.bottom - 12}Z" fill="${skin.shade}"/>`;
}

export function sweater(model: Model): string {
  const { sweater: wool, cloth, category } = model;
  const wide = category === "goalies" ? 50 : 44;
  const shoulders = `M${50 - wide} 103C${50 - wide} 90 ${50 - wide * 0.62} 82 38 79Q50 88 62 79C${50 + wide * 0.62} 82 ${50 + wide} 90 ${50 + wide} 103Z`;
  const trim = cloth.base === wool.base ? cloth.light : cloth.base;
  const details: Record<Category, string> = {
    forwards: both(shape(`M62 79C70 81.6 78 85 83.6 90.6L75 96Q68 88 57.4 83.4Q60 81.6 62 79Z`, trim)),
    defenders: shape(`M${50 - wide + 1.4} 96Q50 90 ${50 + wide - 1.4} 96L${50 + wide} 103H${50 - wide}Z`, trim),
    goalies: both(shape("M64 80Q82 78 94 92Q98 98 98 104H80Q80 90 64 80Z", trim) + line("M76 84Q86 90 87 102", 1.8)),
  };
  return `${shape(shoulders, wool.base)}${details[category]}${collar(model)}`;
}

function collar({ category, sweater: wool }: Model): string {
  if (category === "forwards")
    return shape("M37 79Q43 90 50 92Q57 90 63 79L59.6 77.6Q55.4 84 50 86Q44.6 84 40.4 77.6Z", "#f7f5ee") + line("M47.4 88.4L52.6 91.6M52.6 88.4L47.4 91.6", 1.4);
  if (category === "defenders") return shape("M36.6 79.6Q50 92 63.4 79.6L61 77Q50 86 39 77Z", "#f7f5ee");
  return shape("M35.6 80.6Q50 93 64.4 80.6L61 76.6Q50 84 39 76.6Z", wool.light) + tone("M47 92H53V100H47Z", wool.deep);
}
