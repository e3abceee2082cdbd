import type { ClockState, Seat } from "../protocol/protocol";

/** Milliseconds a seat has left at a moment of the server's time: for an answer that the rules limit, or by the agreed clock. */
export function timeLeft(clock: ClockState, seat: Seat, now: number): number | null {
  const answer = clock.answers.find((each) => each.seat === seat);
  if (answer !== undefined) return Math.max(0, answer.left - (now - clock.at));
  const left = clock.left[seat - 1];
  if (left === undefined) return null;
  return Math.max(0, clock.running.includes(seat) ? left - (now - clock.at) : left);
}

/** 4:05, or 1:04:05. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, "0"));
  const hours = Math.floor(seconds / 3600);
  return hours > 0 ? `${hours}:${parts.join(":")}` : parts.join(":").replace(/^0/, "");
}
