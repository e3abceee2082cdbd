// Addresses are behind the hash: a code to join by never reaches a log, and any server of files can serve the page.
export type Route =
  | { page: "lobby" }
  | { page: "game"; game: string }
  | { page: "join"; code: string }
  | { page: "table"; table: number; moment: number | null }
  | { page: "rules"; game: string | null; rule: string | null }
  | { page: "glossary" }
  | { page: "me" };

export function readRoute(hash: string): Route {
  const [page = "", first, second, third] = hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  if (page === "game" && first) return { page: "game", game: first };
  if (page === "join" && first) return { page: "join", code: first };
  if (page === "table" && /^\d+$/.test(first ?? ""))
    return { page: "table", table: Number(first), moment: second === "at" && /^\d+$/.test(third ?? "") ? Number(third) : null };
  if (page === "rules") return { page: "rules", game: first || null, rule: second || null };
  if (page === "glossary") return { page: "glossary" };
  if (page === "me") return { page: "me" };
  return { page: "lobby" };
}

export function writeRoute(route: Route): string {
  switch (route.page) {
    case "lobby": return "#/";
    case "game": return `#/game/${route.game}`;
    case "join": return `#/join/${route.code}`;
    case "table": return `#/table/${route.table}${route.moment === null ? "" : `/at/${route.moment}`}`;
    case "rules": return ["#/rules", route.game, route.rule].filter(Boolean).join("/");
    case "glossary": return "#/glossary";
    case "me": return "#/me";
  }
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
