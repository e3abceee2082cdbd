import { games } from "../lobby/games.svelte";
import { valueName } from "../lobby/options";
import { has, say } from "../say/say.svelte";
import { strengthOf } from "../say/strength";
import type { Names } from "./in_words";

/** What the dialog where a table is set calls the options of a game and its coaches, as far as the texts have come. */
export function namesOf(game: string): Names {
  const { options = [], coaches = [] } = games.find(game) ?? {};
  return {
    options: new Map(
      options
        .filter(({ title }) => has(title))
        .map(({ name, title, values }) => [name, { title: say(title), values: new Map(values.map((each) => [each.value, valueName(each)])) }]),
    ),
    coaches: new Map(coaches.map((coach) => [coach, strengthOf(coach)])),
    quoted: (name) => say("page.rules.quoted", { name }),
    setting: (option, value) => say("page.rules.setting", { option, value }),
  };
}
