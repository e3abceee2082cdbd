import type { Event, EventKind } from "../contract";

const kinds: Record<string, EventKind> = {
  "de.goal": "goal", "de.break_goal": "goal", "de.awarded_goal": "goal",
  "de.penalty": "penalty", "de.serves": "penalty", "de.bench_minor": "penalty", "de.injured": "penalty", "de.third": "penalty",
  "de.won": "win",
  "de.die": "quiet", "de.step": "quiet", "de.unit": "quiet", "de.lined_up": "quiet", "de.shuffled": "quiet",
  "de.rolled": "quiet", "de.loose": "quiet", "de.on_goal": "quiet",
};

export const kind = ({ id }: Event): EventKind => kinds[id] ?? "plain";
