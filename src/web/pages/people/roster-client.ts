import type {
  GameList,
  GameSummary,
  PersonNames,
  PersonRequest,
  PersonView,
  ServerView,
} from "../../../protocol/index.ts";
import { type Answered, call, callAsOperator } from "../../base/api.ts";

/** The roster on the server. Changes carry the operator's token when one has been entered. */

const mostPeople = 5000;
const mostGames = 1000;

/** Everyone, and who may change them. */
export interface RosterView {
  readonly people: readonly PersonView[];
  readonly server: ServerView;
}

export async function view(): Promise<Answered<RosterView>> {
  const [people, server] = await Promise.all([everyone(), call("server")]);
  if (!people.ok) return people;
  return server.ok ? { ok: true, value: { people: people.value, server: server.value } } : server;
}

/** Everyone by username, page after page. */
export async function everyone(): Promise<Answered<PersonView[]>> {
  const all: PersonView[] = [];
  let query: { after?: string } = {};
  for (;;) {
    const page = await call("listPeople", { query });
    if (!page.ok) return page;
    all.push(...page.value.players);
    const { next } = page.value;
    if (next === undefined || all.length >= mostPeople) return { ok: true, value: all };
    query = { after: next };
  }
}

export function rankings(order: "asc" | "desc") {
  return call("rankings", { query: { order, most: 10 } });
}

export function person(username: string) {
  return call("person", { query: { username } });
}

/** Somebody's latest games, page after page. */
export async function gamesOf(username: string): Promise<Answered<GameList>> {
  const games: GameSummary[] = [];
  let before: string | undefined;
  do {
    const query = { username, ...(before === undefined ? {} : { before }) };
    const page = await call("gamesOfPerson", { query });
    if (!page.ok) return page;
    games.push(...page.value.games);
    before = page.value.next;
  } while (before !== undefined && games.length < mostGames);
  return { ok: true, value: { games } };
}

export function add(body: PersonRequest) {
  return callAsOperator("addPerson", { body });
}

export function edit(username: string, body: PersonNames) {
  return callAsOperator("editPerson", { query: { username }, body });
}

export function remove(username: string) {
  return callAsOperator("removePerson", { query: { username } });
}

export function removeAll() {
  return callAsOperator("removeEveryone");
}

export function reset(username: string) {
  return callAsOperator("resetPerson", { query: { username } });
}

/** Adds what a reset took. */
export function giveBack({ username, games, wins }: PersonView) {
  return callAsOperator("giveBack", { query: { username }, body: { games, wins } });
}

export function resetAll() {
  return callAsOperator("resetEveryone");
}
