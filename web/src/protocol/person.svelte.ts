import { cleanName } from "./clean_name";
import type { Person } from "./protocol";
import { call, carry, Refused } from "./rest";
import { settings } from "../settings.svelte";

const isUnknown = (error: unknown) => error instanceof Refused && error.status === 401;

// Who sits in front of this page. Nobody at first; a guest as soon as something is to be done.
class Myself {
  person = $state<Person | null>(null);
  /** whether that is known: not before the server has told who was here earlier */
  known = $state(!settings.visited);
  #asked: Promise<void> | null = null;

  /** Finds the session of an earlier visit. Throws if the server could not tell; then it may be tried again. */
  recall(): Promise<void> {
    return (this.#asked ??= this.#recall().catch((error: unknown) => {
      this.#asked = null;
      throw error;
    }));
  }

  async #recall() {
    if (this.known) return;
    try {
      this.#be(await call("me"));
    } catch (error) {
      // Any other failure says nothing about the session: all tables hang on it.
      if (!(error instanceof Refused) || (error.status !== 401 && error.status !== 403)) throw error;
      this.#forget();
    }
  }

  /** Somebody may have come or gone in another tab of this browser: finds out who sits here now. */
  again(): Promise<void> {
    this.#asked = null;
    this.known = !settings.visited;
    if (this.known) this.person = null;
    return this.recall();
  }

  /** Whom the server does not know any more comes as a guest. */
  anew(name: string): Promise<Person> {
    this.#lose();
    return this.present(name);
  }

  /** Makes sure that there is a session: a guest under the remembered name, or the one given. Who may have one already gets no other. */
  async present(name: string): Promise<Person> {
    await this.recall();
    if (this.person !== null) return this.person;
    try {
      return this.#be(await call("new_guest", { body: { name: settings.name || name } }));
    } catch (error) {
      // A name that nobody may have is not remembered.
      if (error instanceof Refused && error.status === 400) settings.change({ name: "" });
      throw error;
    }
  }

  /** Names a newcomer. A guest who is here already keeps his tables under another name. */
  async name(name: string): Promise<void> {
    await this.recall();
    if (this.person !== null && !this.person.account && this.person.name !== name) this.#be(await call("rename", { body: { name } }));
    // Before there is a session nobody else would refuse it.
    settings.change({ name: this.person === null ? cleanName(name) : name });
  }

  async keepAs(name: string, password: string): Promise<void> {
    await this.present(name);
    this.#be(await call("new_account", { body: { name, password } }));
    settings.change({ name });
  }

  async login(name: string, password: string): Promise<void> {
    this.#be(await call("login", { body: { name, password } }));
    settings.change({ name });
  }

  /** A session that was ended elsewhere need not be ended again. */
  async logout(): Promise<void> {
    await call("logout", { body: {} }).catch((error: unknown) => {
      if (!isUnknown(error)) throw error;
    });
    this.#leave();
  }

  /** All other sessions end with the old password. */
  async changePassword(old: string, next: string): Promise<void> {
    this.#be(await this.#asMyself(call("change_password", { body: { old, new: next } })));
  }

  async logoutEverywhere(): Promise<void> {
    await this.#asMyself(call("logout_everywhere", { body: {} }));
    this.#leave();
  }

  /** All that the server keeps about me. */
  allAboutMe(): Promise<unknown> {
    return this.#asMyself(call("export_me"));
  }

  /** Has me deleted; an account by its password, a guest without (`null`). */
  async beForgotten(password: string | null): Promise<void> {
    await this.#asMyself(call("forget_me", { body: password === null ? {} : { password } }));
    this.#leave();
  }

  // Whose session was ended elsewhere is told so, and may log in again.
  #asMyself<T>(asked: Promise<T>): Promise<T> {
    return asked.catch((error: unknown) => {
      if (isUnknown(error)) this.#lose();
      throw error;
    });
  }

  #lose() {
    // The name of an account is only for who has logged in.
    if (this.person?.account) settings.change({ name: "" });
    this.#forget();
  }

  #leave() {
    this.#forget();
    settings.change({ name: "" });
  }

  #forget() {
    this.person = null;
    this.known = true;
    if (settings.visited) settings.change({ visited: false });
  }

  #be(person: Person): Person {
    this.person = carry(person);
    this.known = true;
    if (!settings.visited) settings.change({ visited: true });
    return person;
  }
}

export const myself = new Myself();
