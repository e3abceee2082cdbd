import type { BoardContext, ChoiceGroup } from "../contract";
import { bearing, landing, read, sort, type Direction } from "./choices";
import { isGoalie, manOf, squareName, teamOf, type Man, type View } from "./view";

// What people call things: men, clubs, slots, and every choice.

type Context = BoardContext<View>;

export function manName(context: Context, team: number, number: number): string {
  return context.say(`de.man.${teamOf(context.view, team).club}.${number}`);
}

/** What everybody calls a club; with its town on the bench. */
export function clubName(context: Context, team: number): string {
  return context.say(`page.de.club.${teamOf(context.view, team).club}`);
}
export function clubAndTown(context: Context, team: number): string {
  return context.say(`de.value.home.${teamOf(context.view, team).club}`);
}

/** The slot a man plays, or his usual one while he sits. */
export function slotName(context: Context, man: Man): string {
  return context.say(`page.de.slot.${man.slot === "-" || man.slot === "G" ? man.position : man.slot}`);
}

/** What is said of a man, and what he can do: his dice, a superstar's star, thirds of an injury. */
export function withAbilities(context: Context, man: Man, what: string): string {
  const { say } = context;
  const { save = 0, shot = 0, pass = 0, steal = 0, fight = 0, thirds = 0 } = man;
  let words = isGoalie(man) ? say("page.de.label.goalie", { what, save }) : say("page.de.label.skater", { what, shot, pass, steal, fight });
  if (man.superstar) words = say("page.de.label.superstar", { what: words });
  return thirds > 0 ? say("page.de.label.hurt", { what: words, number: thirds }) : words;
}

/** The team that is asked: choices are always its own. */
export const asked = (context: Context): number => context.view.to_play ?? context.seat ?? 1;

// The parts of the net lie in the low columns first; a shooter of the visitors sees them the other way round.
const parts = ["left", "middle", "right"] as const;
export function netPart(team: number, part: number): (typeof parts)[number] {
  return parts[team === 2 ? 3 - part : part - 1] ?? "middle";
}

function step(context: Context, number: number, direction: Direction): string {
  const team = asked(context);
  const place = landing(context.view, team, number, direction);
  return context.say(`page.de.step.${bearing(team, direction)}`, {
    man: manName(context, team, number),
    square: place ? squareName(place) : "",
  });
}

function nameMan(context: Context, number: number): string {
  const id = `page.de.man.${context.view.phase}`;
  const man = manName(context, asked(context), number);
  return context.has(id) ? context.say(id, { man }) : man;
}

function square(context: Context, name: string): string {
  const id = `page.de.square.${context.view.phase}`;
  return context.say(context.has(id) ? id : "de.action.square", { square: name });
}

/** A choice in words that stand alone. */
export function phrase(choice: string, context: Context): string {
  const it = read(choice);
  const { view, say } = context;
  switch (it.kind) {
    case "step": return step(context, it.number, it.direction);
    case "man": return nameMan(context, it.number);
    case "field":
      return it.number === null
        ? say(`page.de.vacate.${it.slot}`)
        : say(`page.de.field.${it.slot}`, { man: manName(context, asked(context), it.number) });
    case "square": return square(context, choice);
    case "net": return say(`page.de.${view.phase === "points" ? "one_timer" : "net"}.${netPart(asked(context), it.part)}`);
    case "aim": return say("page.de.aim", { number: it.number });
    case "dice": return say("page.de.throw", { number: it.count });
    case "clear": return say(`page.de.clear.${bearing(asked(context), it.direction)}`);
    case "word": return say(context.has(`page.de.word.${choice}`) ? `page.de.word.${choice}` : `de.action.${choice}`);
  }
}

const puckHeadings: Record<string, string> = { line_up: "page.de.group.goalie", points: "page.de.group.one_timer" };

/** The list under headings: what goes on first, then a heading for each man or slot. */
export function group(choices: string[], context: Context): ChoiceGroup[] {
  const offers = sort(choices);
  if (offers.steps.size + offers.slots.size === 0) return [{ heading: "", choices }];
  const { say } = context;
  const team = asked(context);
  const groups: ChoiceGroup[] = [{ heading: say("page.de.group.go_on"), choices: offers.words }];
  const puck = [...offers.men.values(), ...offers.nets.map(({ choice }) => choice)];
  groups.push({ heading: say(puckHeadings[context.view.phase] ?? "page.de.group.shot"), choices: puck });
  for (const [number, steps] of offers.steps) {
    const man = manOf(context.view, team, number);
    const slot = man ? slotName(context, man) : "";
    groups.push({
      heading: say("page.de.group.man", { man: manName(context, team, number), slot }),
      choices: steps.map(({ choice }) => choice),
    });
  }
  for (const [slot, men] of offers.slots)
    groups.push({ heading: say(`page.de.slot.${slot}`), choices: [...men.values()] });
  const grouped = new Set(groups.flatMap((each) => each.choices));
  groups.push({ heading: say("page.de.group.rest"), choices: choices.filter((choice) => !grouped.has(choice)) });
  return groups.filter((each) => each.choices.length > 0);
}

/** What is asked of the team that decides. */
export function question(choices: string[], context: Context): string | null {
  const { view, say, has } = context;
  if (choices.length === 0 || !has(`de.ask.${view.phase}`)) return null;
  // Here it is known whether more than the usual is offered, and what the man is called.
  const { nets, men, words } = sort(choices);
  const more = view.phase === "receiver" ? words.includes("shoot") : view.phase === "points" && nets.length + men.size > 0;
  const id = [`page.de.ask.${view.phase}${more ? "_more" : ""}`, `de.ask.${view.phase}`].find(has) ?? "";
  return say(id, { points: view.points ?? 0, man: view.man == null ? "" : manName(context, asked(context), view.man) });
}

/** What is to be thrown or drawn at a table with real dice and cards. */
export function chance(context: Context): string | null {
  const { view, say } = context;
  if (view.phase === "card" && view.due !== null) return say("page.de.real_draw", { deck: say(`page.de.deck.${view.due}`) });
  if (view.phase !== "die" || view.dice.for === null) return null;
  const what = say(`page.de.dice.${view.dice.for}`);
  const left = view.dice.left;
  return view.dice.team === null ? say("page.de.real_dice", { what, left }) : say("page.de.real_dice_of", { what, left, team: clubName(context, view.dice.team) });
}
