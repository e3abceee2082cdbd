import { isGoalie, type Man, type Place, type View } from "./view";

// Where men are drawn while they line up and have no square yet: around the spot, each at his post. Only a picture; the
// referee puts them on their squares.
const posts: Record<string, { behind: number; across: number }> = {
  C: { behind: 1, across: 0 },
  LW: { behind: 1, across: -3 },
  RW: { behind: 1, across: 3 },
  LD: { behind: 4, across: -2 },
  RD: { behind: 4, across: 2 },
  X: { behind: 2, across: 0 },
};

export function atFaceOff({ rink, face_off }: View, team: number, man: { slot: string } | Man): Place {
  const home = team === 1;
  if (man.slot === "G" || ("position" in man && isGoalie(man)))
    return { row: home ? rink.home_reserved : rink.visitors_reserved, column: rink.middle };
  const spot = face_off ?? rink.spots[0] ?? { row: rink.red_line, column: rink.middle };
  const { behind, across } = posts[man.slot] ?? { behind: 3, across: 0 };
  const inside = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  return {
    row: inside(spot.row + (home ? -behind : behind), rink.rows - 1),
    column: inside(spot.column + (home ? across : -across), rink.columns - 1),
  };
}
