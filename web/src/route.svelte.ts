// Addresses are behind the hash: a code to join by never reaches a log, and any server of files can serve the page.
export type Route =
  | { page: "lobby" }
  | { page: "game"; game: string }
  /** by a code, and then to a moment of the finished game */
  | { page: "join"; code: string; moment: number | null }
  | { page: "table"; table: number; moment: number | null }
  /** open at a rule, or at what was searched for */
  | { page: "rules"; game: string | null; rule: string | null; find: string }
  | { page: "glossary"; find: string }
  | { page: "me" }
  /** an address that was mistyped, or is of another time */
  | { page: "nowhere" };

export function readRoute(hash: string): Route {
  const momentOf = (word: string | undefined, number: string | undefined) => (word === "at" && /^\d+$/.test(number ?? "") ? Number(number) : null);
  const [page = "", first, second, third] = hash.replace(/^#\/?/, "").split("/").map(decoded);
  if (page === "game" && first) return { page: "game", game: first };
  if (page === "join" && first) return { page: "join", code: first, moment: momentOf(second, third) };
  if (page === "table" && /^\d+$/.test(first ?? ""))
    return { page: "table", table: Number(first), moment: momentOf(second, third) };
  if (page === "rules") return { page: "rules", game: first || null, rule: second === "find" ? null : second || null, find: second === "find" ? (third ?? "") : "" };
  if (page === "glossary") return { page: "glossary", find: first === "find" ? (second ?? "") : "" };
  if (page === "me") return { page: "me" };
  return { page: page === "" || page === "game" || page === "join" ? "lobby" : "nowhere" };
}

// A lone % is no code for anything: it stays what it is.
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const find = (words: string) => (words === "" ? "" : `/find/${encodeURIComponent(words)}`);
const at = (moment: number | null) => (moment === null ? "" : `/at/${moment}`);

export function writeRoute(route: Route): string {
  switch (route.page) {
    case "lobby": return "#/";
    case "game": return `#/game/${route.game}`;
    case "join": return `#/join/${encodeURIComponent(route.code)}${at(route.moment)}`;
    case "table": return `#/table/${route.table}${at(route.moment)}`;
    case "rules": return ["#/rules", route.game, route.rule].filter(Boolean).join("/") + find(route.find);
    case "glossary": return `#/glossary${find(route.find)}`;
    case "me": return "#/me";
    case "nowhere": return "#/nowhere";
  }
}

/** What is sent to others, so that they come to a table by its code. */
export function joinLink(code: string, moment: number | null = null): string {
  return location.origin + location.pathname + writeRoute({ page: "join", code, moment });
}

class Where {
  route = $state.raw<Route>(readRoute(globalThis.location?.hash ?? ""));

  constructor() {
    globalThis.addEventListener?.("hashchange", () => (this.route = readRoute(location.hash)));
  }

  go(route: Route) {
    location.hash = writeRoute(route);
  }

  /** Changes the address without a step in the browser's history. */
  rename(route: Route) {
    history.replaceState(null, "", writeRoute(route));
    this.route = route;
  }
}

export const where = new Where();
