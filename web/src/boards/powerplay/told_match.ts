// A match as it was announced. What ends it clears the ice in the same moment, so that no view ever shows its last duel: it is
// put together from what was told.
import type { Event } from "../contract";
import type { Match, Player, Side } from "./view";

const begins = new Set(["pp.match_begins", "pp.playoff_match"]);

// What a decision is announced by. Who takes one back takes all that came of it.
const decisions = new Set([
  "pp.match_begins", "pp.exchange", "pp.transfer", "pp.gave", "pp.chose", "pp.forced", "pp.bully_declines", "pp.bully_draws", "pp.judge_decides",
  "pp.judge_plays_on",
]);

/** What was told and not taken back. */
export function standing(log: Event[]): Event[] {
  const stands: Event[] = [];
  const begun: number[] = [];
  for (const event of log) {
    if (event.id === "match.undone") stands.length = begun.pop() ?? stands.length;
    else {
      if (decisions.has(event.id)) begun.push(stands.length);
      stands.push(event);
    }
  }
  return stands;
}

// What may follow a match before the ice is wanted for something else. A card laid for the next duel wants the dot only.
const aftermath = new Set([
  "pp.chose",
  "pp.result", "pp.cross", "pp.replaced", "pp.round_complete", "pp.turn_begins", "pp.playoffs_begin", "pp.playoff_match", "pp.playoff_win",
  "pp.overtime", "pp.limit", "pp.lot", "pp.champion", "pp.coin", "pp.injured", "pp.goal", "pp.no_goal_same", "pp.no_goal_goalie", "pp.judge_decides",
]);

/**
 * The match in which cards were turned last, if nothing else has begun since: all that was laid in it. null if there is none, or
 * if one of its cards is not known.
 */
export function toldMatch(log: Event[], deck: Map<string, Player>): Match | null {
  const events = standing(log);
  const turned = events.findLastIndex(({ id }) => id === "pp.revealed" || id === "pp.forced");
  if (turned < 0 || !events.slice(turned + 1).every(({ id }) => aftermath.has(id) || id.startsWith("pp.bully"))) return null;
  const begin = events.slice(0, turned).findLastIndex(({ id }) => begins.has(id));
  const first = events[begin];
  if (first === undefined) return null;
  const side = (): Side => ({ goals: 0, chosen: false, shown: [] });
  const match: Match = {
    challenger: Number(first.args["seat"]), opponent: Number(first.args["other"]), duel: 0, winner: null, asked: null, added: null, sides: [side(), side()],
  };
  for (const event of events.slice(begin + 1)) if (!tell(match, event, deck)) return null;
  return match;
}

// False if it tells of a card that is not known.
function tell(match: Match, { id, args }: Event, deck: Map<string, Player>): boolean {
  const { shown } = match.sides[Number(args["seat"]) === match.challenger ? 0 : 1];
  const card = deck.get(String(args["card"] ?? "").replace("pp.card.", ""));
  const last = shown.at(-1);
  if (id === "pp.revealed" || id === "pp.forced") {
    if (card === undefined) return false;
    if (id === "pp.revealed") match.duel = Number(args["number"]);
    shown.push({ ...card, duel: match.duel, points: card.value, injured: false });
  }
  if (id === "pp.taken_back") shown.pop();
  if (id === "pp.bully_adds" && last) {
    last.points = Number(args["number"]);
    match.added = card ?? null;
  }
  if (id === "pp.goal") [match.sides[0].goals, match.sides[1].goals] = [Number(args["goals1"]), Number(args["goals2"])];
  if (id === "pp.injured") for (const hurt of match.sides.flatMap((each) => each.shown)) if (hurt.id === card?.id) hurt.injured = true;
  return true;
}

/**
 * What is told among `events` of the duel that is shown, the last one turned. Several may come at once, and duels of other matches
 * that have the same number.
 */
export function toldOf(duel: number, events: Event[]): Event[] {
  if (duel === 0) return [];
  const turns = ({ id, args }: Event) => id === "pp.revealed" && args["number"] === duel;
  const last = events.findLastIndex(turns);
  // Both players are turned in one go. A duel that was turned before all of these goes on with the first of them.
  const other = events[last - 1];
  const from = Math.max(0, other && turns(other) ? last - 1 : last);
  const next = events.findIndex(({ id }, at) => at > last && (id === "pp.revealed" || begins.has(id)));
  return events.slice(from, next < 0 ? undefined : next);
}

/** A match of the same two as another one sees it, whose challenger may be the other of them; null if it is not of the same two. */
export function asSeenFrom(match: Match, other: Match): Match | null {
  if (match.challenger === other.challenger && match.opponent === other.opponent) return match;
  if (match.challenger !== other.opponent || match.opponent !== other.challenger) return null;
  return { ...match, challenger: other.challenger, opponent: other.opponent, sides: [match.sides[1], match.sides[0]] };
}
