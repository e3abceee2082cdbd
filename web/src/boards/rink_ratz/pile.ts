import type { Event } from "../contract";
import { lastWord } from "./cards";

/** A card that lies on the pile: a number, or what a special was played as. */
export interface Laid {
  /** the number of its event */
  n: number;
  seat: number;
  /** the number, or the option of the special ("none" if it had no effect) */
  face: string;
  /** what came of it */
  mark: "goal" | "shot" | "target" | "rebound" | "saved" | null;
}

const laid: Record<string, string> = { "rr.number_played": "card", "rr.special_played": "option", "rr.wasted": "card" };
const marks: Record<string, Laid["mark"]> = {
  "rr.goal": "goal",
  "rr.shot": "shot",
  "rr.target": "target",
  "rr.rebound": "rebound",
  "rr.saved": "saved",
};

/** The pile of this period, oldest card first, from what was told. A special that came without effect is a "none". */
export function pileOf(log: Event[]): Laid[] {
  let pile: Laid[] = [];
  // Whether each decision laid a card: who takes one back takes its card along.
  let decisions: boolean[] = [];
  for (const { n, id, args } of log) {
    const top = pile.at(-1);
    const word = laid[id];
    if (id === "rr.period_begins" || id === "rr.overtime_begins") [pile, decisions] = [[], []];
    else if (word !== undefined) {
      pile.push({ n, seat: Number(args["seat"]), face: id === "rr.wasted" ? "none" : lastWord(args[word]), mark: null });
      decisions.push(true);
    } else if (id === "rr.goalie_pulled") decisions.push(false);
    else if (id === "match.undone") {
      if (decisions.pop()) pile.pop();
    } else if (top && marks[id] && top.mark !== "goal") top.mark = marks[id] ?? null;
  }
  return pile;
}
