import { manOf, placeOf, type Place, type View } from "./view";

// Reads the notation of choices: what each of them is about, so that it can be shown on that thing.

export type Choice =
  | { kind: "step"; number: number; direction: Direction }
  | { kind: "man"; number: number }
  | { kind: "field"; slot: string; number: number | null }
  | { kind: "square"; place: Place }
  | { kind: "net"; part: number }
  | { kind: "aim"; number: number }
  | { kind: "dice"; count: number }
  | { kind: "clear"; direction: Direction }
  | { kind: "word"; word: string };

/** As the rink lies: e is a row up, towards the visitors' net; s a column up. */
export const steps = {
  n: { row: 0, column: -1 },
  ne: { row: 1, column: -1 },
  e: { row: 1, column: 0 },
  se: { row: 1, column: 1 },
  s: { row: 0, column: 1 },
  sw: { row: -1, column: 1 },
  w: { row: -1, column: 0 },
  nw: { row: -1, column: -1 },
} as const;

export type Direction = keyof typeof steps;
export const directions = Object.keys(steps) as Direction[];

export function read(choice: string): Choice {
  const field = /^(C|LW|RW|LD|RD|X)=(none|\d+)$/.exec(choice);
  if (field) return { kind: "field", slot: field[1] ?? "", number: field[2] === "none" ? null : Number(field[2]) };
  const step = /^(\d+|clear)-([nsew]{1,2})$/.exec(choice);
  if (step) {
    const direction = step[2] as Direction;
    return step[1] === "clear" ? { kind: "clear", direction } : { kind: "step", number: Number(step[1]), direction };
  }
  const numbered = /^(man|net|aim|dice)-(\d+)$/.exec(choice);
  const number = Number(numbered?.[2]);
  switch (numbered?.[1]) {
    case "man": return { kind: "man", number };
    case "net": return { kind: "net", part: number };
    case "aim": return { kind: "aim", number };
    case "dice": return { kind: "dice", count: number };
  }
  const square = /^([a-z])(\d+)$/.exec(choice);
  if (square) return { kind: "square", place: { row: Number(square[2]), column: (square[1] ?? "a").charCodeAt(0) - 97 } };
  return { kind: "word", word: choice };
}

export function from(place: Place, direction: Direction): Place {
  return { row: place.row + steps[direction].row, column: place.column + steps[direction].column };
}

/** Where a step leads; null if the man has no square. */
export function landing(view: View, team: number, number: number, direction: Direction): Place | null {
  const man = manOf(view, team, number);
  const place = man && placeOf(man);
  return place && from(place, direction);
}

// As the skater sees it: home looks towards e, the visitors towards w.
const seenByHome: Record<Direction, string> = {
  e: "ahead", ne: "ahead_left", se: "ahead_right", n: "left", s: "right", w: "back", nw: "back_left", sw: "back_right",
};
const turned: Record<Direction, Direction> = { e: "w", w: "e", n: "s", s: "n", ne: "sw", sw: "ne", nw: "se", se: "nw" };

/** A direction as a skater of that team says it: ahead, back_left ... The same however the rink is drawn. */
export function bearing(team: number, direction: Direction): string {
  return seenByHome[team === 2 ? turned[direction] : direction];
}

/** What a board shows of the choices, sorted by the thing each of them is on. */
export interface Offers {
  /** steps by the man's number */
  steps: Map<number, Array<{ choice: string; direction: Direction }>>;
  /** the man's number: naming him */
  men: Map<number, string>;
  /** slots of the line-up: who may fill them; null empties */
  slots: Map<string, Map<number | null, string>>;
  squares: Array<{ choice: string; place: Place }>;
  nets: Array<{ choice: string; part: number }>;
  aims: Array<{ choice: string; number: number }>;
  dice: Array<{ choice: string; count: number }>;
  clears: Array<{ choice: string; direction: Direction }>;
  words: string[];
}

export function sort(choices: string[]): Offers {
  const offers: Offers = {
    steps: new Map(), men: new Map(), slots: new Map(), squares: [], nets: [], aims: [], dice: [], clears: [], words: [],
  };
  for (const choice of choices) {
    const it = read(choice);
    switch (it.kind) {
      case "step":
        offers.steps.set(it.number, [...(offers.steps.get(it.number) ?? []), { choice, direction: it.direction }]);
        break;
      case "man": offers.men.set(it.number, choice); break;
      case "field": {
        const men = offers.slots.get(it.slot) ?? new Map<number | null, string>();
        offers.slots.set(it.slot, men.set(it.number, choice));
        break;
      }
      case "square": offers.squares.push({ choice, place: it.place }); break;
      case "net": offers.nets.push({ choice, part: it.part }); break;
      case "aim": offers.aims.push({ choice, number: it.number }); break;
      case "dice": offers.dice.push({ choice, count: it.count }); break;
      case "clear": offers.clears.push({ choice, direction: it.direction }); break;
      case "word": offers.words.push(choice); break;
    }
  }
  return offers;
}
