import { render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import { boardOf } from "..";
import type { BoardContext } from "../contract";
import { groupsOf } from "../../match/choice_keys";
import Choices from "../../match/Choices.svelte";

const seats = [{ seat: 1, team: 1 }, { seat: 2, team: 2 }];
const context = { seats, say: (id: string) => id, teamName: (team: number) => `Team ${team}` } as unknown as BoardContext;
const view = { goals: [2, 1], period: 3, hand: ["7", "wild"], goalie: { pulled: true } };

test("a game without a folder is played: its view as text, its points, its choices as a list", async () => {
  const board = await boardOf("table-curling");
  render(board.Board, { props: { ...context, view } as never });
  for (const word of ["period", "3", "wild", "pulled"]) expect(screen.getAllByText(word, { exact: false }).length, word).toBeGreaterThan(0);
  expect(board.scoreboard(view, context).teams.map(({ name, score }) => [name, score])).toEqual([["Team 1", 2], ["Team 2", 1]]);

  const choices = ["7", "pass"];
  const play = vi.fn();
  render(Choices, {
    props: {
      board, context, choices, question: "?", groups: groupsOf(board, choices, context), keyOf: () => null, awaited: null, answer: null, busy: false, onskip: null,
      lit: null, onplay: play, onlight: () => {},
    },
  });
  screen.getByRole("button", { name: "pass" }).click();
  expect(play).toHaveBeenCalledWith("pass");
});

test("a game with a folder has its own board", async () => {
  expect((await boardOf("rink-ratz")).Board).not.toBe((await boardOf("table-curling")).Board);
});
