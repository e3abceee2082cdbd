import type { BoardContext, Scoreboard } from "../contract";
import { seatOf, type View } from "./view";

/** During a match the goals of its two sides; otherwise the wins of everybody, with the difference of goals below. */
export function scoreboard(view: View, context: BoardContext<View>): Scoreboard {
  const { say, seatName } = context;
  const teamOf = (seat: number) => context.seats.find((each) => each.seat === seat)?.team ?? seat;
  const wins = (seat: number) => say("page.pp.wins_short", { number: view.coaches[seat - 1]?.wins ?? 0, target: view.target });
  const centre = [view.turn === 0 ? say("pp.board.deal") : say("pp.board.season", { turn: view.turn, target: view.target })];
  const [first, second] = view.playoffs ?? [];
  if (first && second)
    centre[0] = say("pp.board.playoffs", { seat1: seatName(first.seat), wins1: first.wins, seat2: seatName(second.seat), wins2: second.wins });

  const { match } = view;
  if (match && view.champion === null) {
    const duel = say("pp.board.duel", { number: match.duel });
    return {
      teams: ([0, 1] as const).map((side) => {
        const seat = seatOf(match, side);
        const asked = match.asked === seat || (view.phase === "duel" && !match.sides[side].chosen);
        return { team: teamOf(seat), name: seatName(seat), score: match.sides[side].goals, details: [wins(seat)], lit: asked };
      }),
      centre: match.duel > 6 ? [say("pp.board.sudden_death"), duel] : [duel, view.playoffs ? (centre[0] ?? "") : say("page.pp.turn", { turn: view.turn })],
    };
  }
  const signs = new Intl.NumberFormat(context.lang === "fr" ? "fr-CA" : "en-CA", { signDisplay: "exceptZero" });
  const signed = (number: number) => signs.format(number).replace("-", "−");
  return {
    teams: view.coaches.map((coach, i) => ({
      team: teamOf(i + 1),
      name: seatName(i + 1),
      score: coach.wins,
      details: [say("page.pp.difference", { number: signed(coach.difference) })],
      lit: view.to_play === i + 1 && view.champion === null,
    })),
    centre,
  };
}
