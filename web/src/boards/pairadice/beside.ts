// What lies beside the ice while the film is shown: strokes, goalies and penalty boxes, as told up to the roll.
import type { Event } from "../contract";
import { numberOf, spotOf, teamOf, type Penalty, type View } from "./view";

export interface Beside {
  strokes: number;
  strokesOfPeriod: number;
  /** by team, as the boxes */
  goalies: Array<number | null>;
  boxes: Array<Array<Pick<Penalty, "no" | "place" | "minutes" | "runs">>>;
}

export const besideOf = (view: View): Beside => ({
  strokes: view.strokes, strokesOfPeriod: view.strokes_of_period,
  goalies: view.teams.map(({ goalie }) => goalie), boxes: view.teams.map(({ box }) => box),
});

type Box = Beside["boxes"][number];

// PD-33: five minutes end at the third white 6, four at the second, two at the next.
const afterStroke = (minutes: number) => 2 * (Math.ceil(minutes / 2) - 1);

export class Clerk {
  now: Beside;
  /** a penalty that was called: what is told next says whether it runs or waits */
  #called: { no: number; minutes: number } | null = null;

  constructor(before: View, readonly after: View) {
    this.now = besideOf(before);
  }

  /** Half of a double minor ends untold with a goal; but after a goal the coaches are asked, and the film is over. */
  follow(event: Event) {
    if (event.id === "pd.stroke") {
      const boxes = this.now.boxes.map((box) => box.map((each) => (each.runs ? { ...each, minutes: afterStroke(each.minutes) } : each)));
      this.now = { ...this.now, strokes: Number(event.args["number"]), boxes };
    }
    if (event.id === "pd.period_begins") this.now = { ...this.now, strokes: 0 };
    if (event.id === "pd.overtime_begins") this.now = { ...this.now, strokes: 0, strokesOfPeriod: this.after.strokes_of_period };
    const team = teamOf(this.after, event);
    if (team !== null) this.#followClub(event, team);
  }

  #followClub(event: Event, team: number) {
    const no = numberOf(this.after, team, event.args["player"]);
    const place = spotOf(event);
    const called = this.#called;
    if (event.id === "pd.starts" || event.id === "pd.goalie_in") this.now = { ...this.now, goalies: this.now.goalies.with(team - 1, no) };
    if (event.id === "pd.penalty" && no !== null) this.#called = { no, minutes: Number(event.args["minutes"]) };
    if (event.id === "pd.vacated" || event.id === "pd.waits" || event.id === "pd.not_served") this.#called = null;
    if (event.id === "pd.waits" && called) this.#write(team, (box) => [...box, { ...called, place, runs: false }]);
    if (event.id === "pd.vacated")
      this.#write(team, (box) => {
        if (called) return [...box, { ...called, place, runs: true }];
        const waited = box.findIndex((each) => !each.runs && each.place === place);
        return waited < 0 ? box : box.with(waited, { ...box[waited]!, runs: true });
      });
    if (event.id === "pd.penalty_over") this.#write(team, (box) => box.filter((each) => !each.runs || each.place !== place));
  }

  #write(team: number, change: (box: Box) => Box) {
    this.now = { ...this.now, boxes: this.now.boxes.map((box, i) => (i === team - 1 ? change(box) : box)) };
  }
}
