import { call } from "../protocol/rest";
import type { Event } from "../protocol/protocol";
import { settings } from "../settings.svelte";
import { fill, type Lang, type Params } from "./pattern";

// All texts: those of the page (texts.csv here, in me/ and in boards/<game>/) and those of the server (GET /api/texts). They come in
// parts, what every page needs and what a game needs, one language at a time. Replaced as a whole, so that a text is a plain lookup.
let catalogs = $state.raw<Record<Lang, Record<string, string>>>({ en: {}, fr: {} });

type Texts = Record<string, string>;
const pageTexts: Record<Lang, Record<string, () => Promise<Texts>>> = {
  en: import.meta.glob<Texts>(["./texts.csv", "../me/texts.csv", "../boards/*/texts.csv"], { query: "?lang=en", import: "default" }),
  fr: import.meta.glob<Texts>(["./texts.csv", "../me/texts.csv", "../boards/*/texts.csv"], { query: "?lang=fr", import: "default" }),
};

const shared = "shared";
// What the page says to somebody about himself; the server has no such part.
const me = "me";
const loading = new Map<string, Promise<void>>();
// What else was opened, the games above all: another language needs their texts too.
const parts = new Set([shared]);

async function load(lang: Lang, part: string): Promise<void> {
  const file = part === shared ? "./texts.csv" : part === me ? "../me/texts.csv" : `../boards/${part.replaceAll("-", "_")}/texts.csv`;
  // A game without a board of its own is worded by the generic one.
  const own = pageTexts[lang][file] ?? pageTexts[lang]["../boards/any_game/texts.csv"];
  const [page, server] = await Promise.all([own?.(), part === me ? null : call("texts", { query: { lang, part } })]);
  catalogs = { ...catalogs, [lang]: { ...catalogs[lang], ...server?.texts, ...page } };
}

function learnPart(lang: Lang, part: string): Promise<void> {
  const key = `${lang} ${part}`;
  const asked = loading.get(key) ?? load(lang, part);
  loading.set(key, asked);
  asked.catch(() => loading.delete(key));
  return asked;
}

/** Fetches what every page says in a language, and the games that were opened, once; a failure may be tried again. */
export async function learn(lang: Lang): Promise<void> {
  await Promise.all([...parts].map((part) => learnPart(lang, part)));
}

/** Fetches what a game says, in the language of the page. */
export function learnGame(game: string): Promise<void> {
  parts.add(game);
  return learnPart(settings.lang, game);
}

/** Fetches what the page of a person says. */
export const learnMe = () => learnGame(me);

/** Switches the language of the page and remembers it. */
export async function speak(lang: Lang): Promise<void> {
  await learn(lang);
  settings.change({ lang });
}

/** All texts of the language of the page: another object whenever one of them changes. */
export function catalog(): Readonly<Record<string, string>> {
  return catalogs[settings.lang];
}

export function has(id: string): boolean {
  return id in catalogs[settings.lang];
}

/** The text of an id with its parameters, in the language of the page. */
export function say(id: string, params?: Params): string {
  const pattern = catalogs[settings.lang][id];
  return pattern === undefined ? `[${id}]` : capitalized(pattern, fill(settings.lang, pattern, params));
}

/** What somebody is called who had himself deleted. */
export const former = () => say("page.seats.former");

// These are words and no name: a sentence that begins with them begins with a capital.
function capitalized(pattern: string, text: string): string {
  const words = catalogs[settings.lang]["page.seats.former"];
  const isIt = words !== undefined && pattern.startsWith("{") && /[.!?]$/.test(pattern) && text.startsWith(words);
  return isIt ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

export interface Names {
  seat(seat: number): string;
  team(team: number): string;
}

// The arguments of events that number a seat or a team, in every game.
const seatArgs = new Set(["seat", "other", "rival"]);

/** The sentence of an event. What the viewer may not know is worded as hidden. */
export function sayEvent(event: Event, names: Names): string {
  let id = event.id;
  const params: Params = {};
  for (const [name, value] of Object.entries(event.args)) {
    if (value === null) {
      if (has(`${event.id}.hidden`)) id = `${event.id}.hidden`;
      params[name] = say("match.hidden");
    } else if (typeof value === "number") {
      params[name] = seatArgs.has(name) ? names.seat(value) : name === "team" ? names.team(value) : value;
    } else if (typeof value === "string") {
      params[name] = has(value) ? say(value) : value;
    }
  }
  return say(id, params);
}
