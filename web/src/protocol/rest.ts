import type { Calls, Failure, Person, Refusal } from "./protocol";
import { settings } from "../settings.svelte";

type Call = keyof Calls;
type Places = { [name in Call]: readonly [Calls[name]["method"], Calls[name]["path"]] };

// The same endpoints as the generated types: one that is missing or misspelt does not compile.
const places: Places = {
  about: ["GET", "/api"],
  protocol: ["GET", "/api/protocol"],
  games: ["GET", "/api/games"],
  rules: ["GET", "/api/games/{game}/rules"],
  data: ["GET", "/api/games/{game}/data"],
  texts: ["GET", "/api/texts"],
  new_guest: ["POST", "/api/guests"],
  new_account: ["POST", "/api/accounts"],
  login: ["POST", "/api/login"],
  logout: ["POST", "/api/logout"],
  me: ["GET", "/api/me"],
  rename: ["POST", "/api/me"],
  change_password: ["POST", "/api/me/password"],
  logout_everywhere: ["POST", "/api/me/logout-everywhere"],
  forget_me: ["POST", "/api/me/forget"],
  export_me: ["GET", "/api/me/export"],
  my_tables: ["GET", "/api/me/tables"],
  public_tables: ["GET", "/api/tables"],
  open_table: ["POST", "/api/tables"],
  invitation: ["POST", "/api/invitation"],
  join: ["POST", "/api/join"],
  table: ["GET", "/api/tables/{table}"],
  live: ["GET", "/api/tables/{table}/live"],
  leave: ["POST", "/api/tables/{table}/leave"],
  set_seat: ["POST", "/api/tables/{table}/seats"],
  close_table: ["DELETE", "/api/tables/{table}"],
  record: ["GET", "/api/tables/{table}/record"],
  proof: ["GET", "/api/tables/{table}/proof"],
  statistics: ["GET", "/api/tables/{table}/statistics"],
  replay: ["GET", "/api/tables/{table}/replay"],
  all_tables: ["GET", "/api/admin/tables"],
  front_page: ["GET", "/"],
  health: ["GET", "/healthz"],
  metrics: ["GET", "/metrics"],
};

/** The server's own words why a request was not done, or `null` words when it could not be reached. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal | null, readonly status: number) {
    super(refusal?.text ?? "unreachable");
  }

  /** whether nobody was there to refuse it: then it may be asked again */
  get silent(): boolean { return this.refusal === null; }
}

export interface Filled<Name extends Call> {
  /** what stands in the braces of the path */
  at?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: Calls[Name]["body"];
}

let csrf = "";

/** Remembers what every change must send back; the answers that name a person bring it. */
export function carry(person: Person): Person {
  csrf = person.csrf;
  return person;
}

/** The address of an endpoint, for links and downloads. */
export function address<Name extends Call>(name: Name, { at = {}, query = {} }: Filled<Name> = {}): string {
  const path = places[name][1].replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(String(at[part] ?? "")));
  const rest = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString();
  return rest === "" ? path : `${path}?${rest}`;
}

// What stands before the server says otherwise, or not at all, why there is no answer.
async function refusalOf(answer: Response): Promise<Refusal | null> {
  const told = (await answer.json().catch(() => null)) as Partial<Failure> | null;
  return told?.refusal ?? null;
}

/** One request. Throws Refused with the server's reason. */
export async function call<Name extends Call>(name: Name, filled: Filled<Name> = {}): Promise<Calls[Name]["answer"]> {
  const headers: Record<string, string> = { "Accept-Language": settings.lang };
  if (csrf !== "") headers["X-Benchboss-CSRF"] = csrf;
  const method = places[name][0];
  const init: RequestInit = { method, headers, credentials: "same-origin" };
  if (filled.body !== undefined) {
    headers["Content-Type"] = "application/json";
    init.body = JSON.stringify(filled.body);
  }
  let answer: Response;
  try {
    answer = await fetch(address(name, filled), init);
  } catch {
    throw new Refused(null, 0);
  }
  if (!answer.ok) throw new Refused(await refusalOf(answer), answer.status);
  const isJson = (answer.headers.get("Content-Type") ?? "").startsWith("application/json");
  return (isJson ? await answer.json() : await answer.text()) as Calls[Name]["answer"];
}
