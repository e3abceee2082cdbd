import type { Happening, SeatState } from "./protocol";

/** Whether a former player has the seat: somebody who had himself deleted. */
export const isFormer = ({ kind, name }: Pick<SeatState, "kind" | "name">): boolean => kind === "person" && name === null;

/** What was told of the table, without the names and words of those who were deleted since: nobody tells that a second time. */
export function withoutForgotten(told: Happening[], before: SeatState[], now: SeatState[]): Happening[] {
  const gone = before.filter(({ seat, name }) => name !== null && now.some((each) => each.seat === seat && isFormer(each)));
  const isGone = (each: Happening) => gone.some(({ seat, name }) => each.seat === seat && each.name === name);
  return gone.length === 0 ? told : told.map((each) => (isGone(each) ? { ...each, name: null, text: null } : each));
}
