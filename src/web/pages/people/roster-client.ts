import type { GameList, PersonList, PersonRequest, PersonView, ServerView } from "../../../protocol/index.ts";
import { type Answered, callApi } from "../../base/api.ts";
import { operatorToken } from "../../base/operator.ts";

/** The roster on the server. Changes carry the operator's token when one has been entered. */

export function serverView(): Promise<Answered<ServerView>> {
  return callApi("GET", "/api/server");
}

/** Everyone by username, page after page. */
export async function everyone(): Promise<Answered<PersonView[]>> {
  const all: PersonView[] = [];
  let after = "";
  for (;;) {
    const page = await callApi<PersonList>("GET", `/api/players${after}`);
    if (!page.ok) return page;
    all.push(...page.value.players);
    const { next } = page.value;
    if (next === undefined || all.length >= 5000) return { ok: true, value: all };
    after = `?after=${encodeURIComponent(next)}`;
  }
}

export function rankings(order: "asc" | "desc", most = 10): Promise<Answered<PersonList>> {
  return callApi("GET", `/api/rankings?order=${order}&most=${most}`);
}

export function person(username: string): Promise<Answered<PersonView>> {
  return callApi("GET", `/api/player?${named(username)}`);
}

export function gamesOf(username: string): Promise<Answered<GameList>> {
  return callApi("GET", `/api/player/games?${named(username)}&limit=1000`);
}

export function add(body: PersonRequest) {
  return change("POST", "/api/players", body);
}

export function edit(username: string, names: Pick<PersonView, "given" | "family">) {
  return change("PATCH", `/api/player?${named(username)}`, names);
}

export function remove(username: string) {
  return change("DELETE", `/api/player?${named(username)}`);
}

export function removeAll() {
  return change("DELETE", "/api/players");
}

export function reset(username: string) {
  return change("POST", `/api/player/reset?${named(username)}`);
}

export function resetAll() {
  return change("POST", "/api/players/reset");
}

function change(
  method: "POST" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
): Promise<Answered<unknown>> {
  return callApi(method, path, { ...(body === undefined ? {} : { body }), token: operatorToken() });
}

function named(username: string): string {
  return new URLSearchParams({ username }).toString();
}
