import type { Ending } from "../../../src/arena/index.ts";
import { MemoryRoster } from "../../../src/roster/index.ts";
import { memoryStore, type Store, type Thenable } from "../../../src/store/index.ts";
import { played, proof, quality, setup } from "../arena-games.ts";
import { allOf, event, guest, idOf, stored } from "../games.ts";

type Change = (store: Store) => Thenable<unknown>;

/** Changes that are asked for in one go, and so share a commit; or something done to the file between two stores. */
export type Step = readonly Change[] | "reopen" | "compact";

const long = "x".repeat(3000);
const finish = { winner: 0, by: "resign", at: 500, position: "1 1" } as const;
const person = (username: string) => ({ username, given: "G", family: "F", kind: "human" }) as const;
const year = 365 * 86_400_000;

const create =
  (index: number, more: object = {}): Change =>
  (store) =>
    store.games.create({ ...stored, id: idOf(index), created: 2 * year, ...more });
const append =
  (index: number, number: number, more: object = {}): Change =>
  ({ games }) =>
    games.append(idOf(index), { ...event(number), ...more });
const roster =
  (change: (roster: Store["roster"]) => unknown): Change =>
  async (store) =>
    change(store.roster);

const cup = (index: number) => ({ id: idOf(index), setup, created: 5, ended: null, ending: null });
const added =
  (index: number, first: number, count: number): Change =>
  ({ arena }) => {
    const games = Array.from({ length: count }, (_, number) => played(first + number, { moves: long }));
    return orNone(arena.add(idOf(index), games, new Map([[first, proof]])));
  };
const ended =
  (index: number, ending: Ending): Change =>
  ({ arena }) =>
    orNone(arena.end(idOf(index), ending));

/** Whether there was such a tournament. */
async function orNone(change: Promise<void>): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    if (error instanceof Error && error.message.startsWith("there is no tournament")) return false;
    throw error;
  }
}

/** A store's life in short: every kind of change, alone and together, closed and opened in between. */
export const steps: readonly Step[] = [
  [roster((people) => people.add(person("ada"))), roster((people) => people.add(person("bob")))],
  [create(0)],
  [({ games }) => games.takeSeat(idOf(0), 1, guest)],
  [append(0, 1)],
  [create(1), create(2, { from: long }), create(3, { created: 7 })],
  [append(0, 2), append(1, 1), append(2, 1), append(3, 1)],
  [({ games }) => games.append(idOf(0), event(3), finish), append(1, 2)],
  [(store) => store.markAlive(1000)],
  "reopen",
  [append(0, 3), append(1, 3)],
  [create(4, { rematchOf: idOf(0) })],
  Array.from({ length: 12 }, (_, index) => append(4, index + 1, { id: `${index}${long}` })),
  [({ games }) => games.drop(idOf(2))],
  [roster((people) => people.edit("ada", { given: "Ada", family: "L" })), (store) => store.markAlive(2000)],
  [roster((people) => people.countGame(["ada", "bob"], 1))],
  "compact",
  [create(2), append(1, 4)],
  [
    // A piece may end behind any game it has looked at: there is but one.
    async ({ games }) => {
      const retention = { begun: year, unfinished: 2 * year };
      return (await games.prune({ retention, at: year + 200_000 })).dropped.map(({ id }) => id).sort();
    },
  ],
  [append(4, 13), append(1, 5)],
  "reopen",
  [({ arena }) => arena.restore(cup(0)), ({ arena }) => arena.restore(cup(1))],
  [added(0, 0, 2), append(1, 6)],
  [added(0, 1, 4), added(1, 0, 6)],
  [({ arena }) => arena.judge(idOf(0), 1, quality), ended(1, { kind: "openings" })],
  "reopen",
  [({ arena }) => arena.remove(idOf(1))],
  [added(0, 5, 3), ended(0, { kind: "complete" })],
  [roster((people) => people.remove("bob"))],
  [append(4, 14)],
];

/** What became of a step each time it was tried: its answers, or why it was refused. */
export interface Attempt {
  readonly step: number;
  readonly answers?: readonly unknown[];
  readonly refused?: string;
}

/** Everything a store keeps, as text that can be compared. */
export async function contents(store: Store): Promise<string> {
  const games = (await allOf(store)).sort((one, other) => (one.game.id < other.game.id ? -1 : 1));
  const people = [...(await store.roster.all())];
  const cups: unknown[] = [];
  for (const { id, ending, games: count } of await store.arena.list({ limit: 100 })) {
    const { games: kept, next } = await store.arena.games(id, 0, 1000);
    const evidence = await Promise.all(kept.map(({ number }) => store.arena.game(id, number)));
    cups.push(sorted({ id, ending, count, next, kept, evidence }));
  }
  return JSON.stringify({ games: games.map(sorted), people, alive: await store.lastAlive(), cups });
}

/** The same names in the same order, whoever made the value. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(
    entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, member]) => [name, sorted(member)]),
  );
}

/**
 * What a store may hold after these attempts: everything that was acknowledged has happened, with the answers that were
 * given; what was refused has happened as a whole or not at all. A store in memory tells, which shares no code with the file's.
 * The first is what it holds when nothing that was refused has happened.
 */
export async function possible(attempts: readonly Attempt[]): Promise<string[]> {
  const refused = attempts.filter((attempt) => attempt.refused !== undefined);
  const found = new Set<string>();
  for (let choice = 0; choice < 2 ** refused.length; choice++) {
    const happened = new Set(refused.filter((_, index) => (choice >> index) & 1));
    const held = await replay(attempts, happened);
    if (held !== undefined) found.add(held);
  }
  return [...found];
}

/** Undefined when the answers would have been others. */
async function replay(
  attempts: readonly Attempt[],
  happened: ReadonlySet<Attempt>,
): Promise<string | undefined> {
  const store = memoryStore(new MemoryRoster());
  for (const attempt of attempts) {
    const step = steps[attempt.step] as Step;
    if (typeof step === "string" || (attempt.refused !== undefined && !happened.has(attempt))) continue;
    const answers: unknown[] = [];
    for (const change of step) answers.push(await change(store));
    if (attempt.answers && JSON.stringify(answers) !== JSON.stringify(attempt.answers)) return undefined;
  }
  return contents(store);
}
