// Computer coaches at one table must be told apart, so each gets a name; names need no translation.
const names = ["Margot", "Ti-Paul", "Gisèle", "Big Mike", "Fernande", "Murph", "Yvette", "Duke", "Rosaire"];

export function coachName(at: number): string {
  return names[at % names.length] ?? names[0]!;
}
