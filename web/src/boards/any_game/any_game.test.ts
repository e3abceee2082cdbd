import { readFileSync } from "node:fs";
import { join } from "node:path";

import { render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import { boardOf } from "..";
import type { BoardContext } from "../contract";
import { groupsOf } from "../../match/choice_keys";
import { readCsv } from "../../say/csv";
import Choices from "../../match/Choices.svelte";

const seats = [{ seat: 1, team: 1 }, { seat: 2, team: 2 }];
// Words of the generic board itself, and of a game that words some of its own.
const own: Record<string, string> = { "table-curling.field.pulled": "Sans gardien", "table-curling.choice.sweep": "Balayer", "tc.stone": "Pierre" };
const texts = new Map([...readCsv(readFileSync(join(import.meta.dirname, "texts.csv"), "utf8")).map(([id = "", , fr = ""]) => [id, fr] as const), ...Object.entries(own)]);
const context = {
  game: "table-curling", seats, number: String,
  say: (id: string) => texts.get(id) ?? `[${id}]`,
  has: (id: string) => texts.has(id),
  seatName: (seat: number) => ["Maude", "Margot"][seat - 1],
  teamName: (team: number) => `Team ${team}`,
} as unknown as BoardContext;
const view = { goals: [2, 1], period: 3, hand: ["7", "wild"], goalie: { pulled: true }, to_play: 2, stones_left: 5, drawn: "tc.stone", last: [], men: [{ name: "Ti-Paul" }] };

test("a game without a folder is played: its view as text, its points, its choices as a list", async () => {
  const board = await boardOf("table-curling");
  render(board.Board, { props: { ...context, view } as never });
  const paper = document.querySelector("dl")!.textContent!.replace(/\s+/g, " ");
  // In French where anybody worded it; the names of a game's own things stay readable where nobody did.
  for (const line of ["Buts 2, 1", "Période 3", "Main 7, wild", "Sans gardien oui", "À jouer Margot", "Stones left 5", "Carte pigée Pierre", "Dernier –", "Joueurs 1. Nom Ti-Paul"])
    expect(paper, line).toContain(line);
  expect(board.scoreboard(view, context).teams.map(({ name, score }) => [name, score])).toEqual([["Team 1", 2], ["Team 2", 1]]);

  const choices = ["7", "pass", "sweep"];
  const play = vi.fn();
  render(Choices, {
    props: {
      board, context, choices, question: "?", groups: groupsOf(board, choices, context), keyOf: () => null, awaited: null, answer: null, busy: false, onskip: null,
      lit: null, onplay: play, onlight: () => {},
    },
  });
  for (const name of ["7", "Passer", "Balayer"]) screen.getByRole("button", { name });
  screen.getByRole("button", { name: "Passer" }).click();
  expect(play).toHaveBeenCalledWith("pass");
});

test("a game with a folder has its own board", async () => {
  expect((await boardOf("rink-ratz")).Board).not.toBe((await boardOf("table-curling")).Board);
});
