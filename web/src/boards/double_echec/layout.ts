import type { Direction } from "./choices";
import { steps } from "./choices";
import type { Place, RinkView } from "./view";

// How the rink lies on the screen. On a wide one rows run to the right, so home plays from left to right; on a narrow
// one it stands upright with the viewer's own net at the bottom.

export interface Point {
  x: number;
  y: number;
}

/** A square's side in the units of the drawing. */
export const cell = 40;
/** Ice between the squares at the edge and the boards, so that round corners cut nobody. */
export const rim = 0.4 * cell;
/** The thickness of the boards. */
export const boards = 0.3 * cell;
export const edge = rim + boards;
/** The radius of the corners of the ice: the largest that leaves room for a counter on a corner square. */
export const corner = 2.05 * cell;

export interface Layout {
  upright: boolean;
  width: number;
  height: number;
  /** any point of the rink by its rows and columns; squares have their middle at the whole numbers */
  at(row: number, column: number): Point;
  /** how a step looks on the screen: to the right and down are 1 */
  turn(direction: Direction): Point;
}

export function layoutOf(rink: RinkView, upright: boolean, bottom: number): Layout {
  const long = rink.rows * cell + 2 * edge;
  const short = rink.columns * cell + 2 * edge;
  if (!upright)
    return {
      upright,
      width: long,
      height: short,
      at: (row, column) => ({ x: edge + (row + 0.5) * cell, y: edge + (column + 0.5) * cell }),
      turn: (direction) => ({ x: steps[direction].row, y: steps[direction].column }),
    };
  const flip = bottom === 2;
  return {
    upright,
    width: short,
    height: long,
    at: (row, column) => ({
      x: edge + ((flip ? rink.columns - 1 - column : column) + 0.5) * cell,
      y: edge + ((flip ? row : rink.rows - 1 - row) + 0.5) * cell,
    }),
    turn: (direction) => ({
      x: flip ? -steps[direction].column || 0 : steps[direction].column,
      y: flip ? steps[direction].row : -steps[direction].row || 0,
    }),
  };
}

/** The smallest box around squares, in the drawing. */
export function box(layout: Layout, a: Place, b: Place): { x: number; y: number; width: number; height: number } {
  const p = layout.at(a.row, a.column);
  const q = layout.at(b.row, b.column);
  return {
    x: Math.min(p.x, q.x) - cell / 2,
    y: Math.min(p.y, q.y) - cell / 2,
    width: Math.abs(p.x - q.x) + cell,
    height: Math.abs(p.y - q.y) + cell,
  };
}

/** The squares a king would cross from one to the other, both included. */
export function straightWay(a: Place, b: Place): Place[] {
  const length = Math.max(Math.abs(a.row - b.row), Math.abs(a.column - b.column));
  return Array.from({ length: length + 1 }, (_, i) => {
    const part = length === 0 ? 0 : i / length;
    return { row: Math.round(a.row + (b.row - a.row) * part), column: Math.round(a.column + (b.column - a.column) * part) };
  });
}

/** The eight squares around a place and itself, as far as they are on the ice. */
export function around(layout: Layout, rink: RinkView, { row, column }: Place): ReturnType<typeof box> {
  return box(
    layout,
    { row: Math.max(row - 1, 0), column: Math.max(column - 1, 0) },
    { row: Math.min(row + 1, rink.rows - 1), column: Math.min(column + 1, rink.columns - 1) },
  );
}
