/**
 * A server with what strangers can pile up, which measures itself: `FILE GAMES PEOPLE`. It tells after how many milliseconds it listened
 * and was ready, and of each request what it computed between two turns of the event loop at most, the median of many.
 */
import { gameOf, must } from "../../src/games/index.ts";
import { begin, type Play, type Standing, step, turnOf } from "../../src/match/index.ts";
import { notationOf } from "../../src/notation/index.ts";
import { seededChance } from "../../src/players/chance.ts";
import { makeApp, noLimits } from "../../src/server/index.ts";
import { hashOf } from "../../src/server/secret.ts";
import type { Store, StoredEvent, StoredGame } from "../../src/store/index.ts";
import { openServerStore, openStore } from "../../src/store/sqlite/index.ts";

export interface PileFigures {
  readonly listening: number;
  readonly ready: number;
  readonly held: Readonly<Record<string, number>>;
}

const [file = "", games = "10000", people = "50000"] = process.argv.slice(2);
const [gameCount, personCount] = [Number(games), Number(people)];
const times = 21;
const at = Date.now() - 60_000;
const token = (seat: number) => `token-of-seat-${seat}`;
const seats: StoredGame["seats"] = [
  { name: "Ada", tokenHash: hashOf(token(0)), takenAt: at, player: "ada" },
  { name: "Bob", tokenHash: hashOf(token(1)), takenAt: at },
];
const base = { game: "stones", options: {}, seats, listed: true, open: false, created: at } as const;
const idOf = (kind: string, index: number) => `${kind}${String(index).padStart(16 - kind.length, "0")}`;
/** The largest games there can be. */
const large: Readonly<Record<string, Play>> = {
  board: must(begin("reversi", { size: 26 })),
  rows: must(
    begin("taking", { rows: Array(100).fill(20), take: { from: 1, to: 1 }, middle: true, last: "wins" }),
  ),
};

/** So many events of a game at random, which goes back by half whenever it would end. */
function eventsOf(play: Play, count: number): StoredEvent[] {
  const chance = seededChance(3);
  const game = gameOf(play.id);
  const events: StoredEvent[] = [];
  const passed: Standing[] = [play];
  while (events.length < count) {
    const standing = passed.at(-1) as Standing;
    const seat = turnOf(standing);
    const moves = [...game.moves(standing.position)];
    const chosen = moves[Math.floor(chance() * moves.length)] as (typeof moves)[number];
    const move = notationOf(play.id).makeMove(chosen, standing.position);
    const next = must(step(standing, seat, move)).standing;
    if (next.ending) passed.length = Math.max(1, passed.length >> 1) + 1;
    else passed.push(next);
    const event: StoredEvent["event"] = next.ending
      ? { type: "take-back", seat, moves: passed.length - 1 }
      : { type: "move", seat, move };
    events.push({ number: events.length + 1, event, at, id: `id-${events.length}`, left: [3e6, 3e6] });
  }
  return events;
}

async function pile(store: Store): Promise<void> {
  const few = eventsOf(must(begin("stones")), 6);
  const clock = { initial: 3_600_000, increment: 0 };
  let waiting: unknown[] = [];
  const all = async (work: unknown) => {
    waiting.push(work);
    if (waiting.length < 500) return;
    await Promise.all(waiting);
    waiting = [];
  };
  for (let index = 0; index < gameCount; index++) {
    await all(store.games.restore({ game: { ...base, id: idOf("timed", index), clock }, events: few }));
    const finish = { winner: 0, by: "resign", at: at - (index >> 2), position: "1" } as const;
    const ended = { ...base, id: idOf("ended", index), listed: index % 2 === 0 };
    await all(store.games.restore({ game: ended, events: few, finish }));
  }
  for (let index = 0; index < personCount; index++) {
    const person = { username: `person-${index}`, given: "Given", family: "Family", kind: "human" } as const;
    await all(store.roster.restore({ ...person, games: 3, wins: index % 4 }));
  }
  await Promise.all(waiting);
  for (const [kind, play] of Object.entries(large)) {
    const game = { ...base, game: play.id, options: play.options };
    const long = eventsOf(play, 4900);
    for (let index = 0; index < times; index++) {
      await store.games.restore({ game: { ...game, id: idOf(kind, index) }, events: long });
    }
    const fresh = { ...game, created: Date.now() };
    for (let index = 0; index < 100; index++) {
      await store.games.restore({ game: { ...fresh, id: idOf(`fresh${kind}`, index) }, events: [] });
    }
  }
}

/** What the process has computed, in milliseconds: what others do on the machine is not in it. */
function computed(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** What is computed between two turns of the event loop while something is answered: the longest, but for so small a share of them. */
async function held(ask: (index: number) => Promise<unknown>, leftOut = 0): Promise<number> {
  const all: number[] = [];
  for (let index = 0; index < times; index++) {
    await new Promise((resolve) => setTimeout(resolve, 2));
    const turns: number[] = [];
    let [last, isDone] = [computed(), false];
    const turn = () => {
      const now = computed();
      turns.push(now - last);
      last = now;
      if (!isDone) setImmediate(turn);
    };
    setImmediate(turn);
    await ask(index);
    turn();
    isDone = true;
    turns.sort((one, other) => one - other);
    all.push(turns[Math.ceil(turns.length * (1 - leftOut)) - 1] as number);
  }
  return all.sort((one, other) => one - other)[times >> 1] as number;
}

const made = openStore(file);
await pile(made);
await made.close();

const begun = performance.now();
const exposure = { loopback: true, proxied: false };
const store = await openServerStore(file);
const app = await makeApp({ store, version: "bench", exposure, limits: noLimits });
await app.listen({ host: "127.0.0.1", port: 0 });
const listening = performance.now() - begun;
while ((await app.inject("/healthz")).statusCode !== 200)
  await new Promise((resolve) => setTimeout(resolve, 20));
const ready = performance.now() - begun;
// Their clocks run at rest; here all of them are to be awake.
for (let index = 0; index < gameCount; index++) await app.inject(`/api/games/${idOf("timed", index)}`);

const get = (url: string) => () => app.inject(url);
const post = (url: string, seat: number, payload: object) =>
  app.inject({ method: "POST", url, payload, headers: { authorization: `Bearer ${token(seat)}` } });
const newGame = { game: "stones", seats: [{ by: "me" }, { by: "me" }] };
const goingOn = get("/api/games?limit=100");
// A first round that does not count: code is compiled while it runs.
await held(goingOn);
const figures: Record<string, number> = {
  "games going on": await held(goingOn),
  "finished games": await held(get("/api/games?state=finished&limit=100")),
  "a person's games": await held(get("/api/player/games?username=ada")),
  players: await held(get("/api/players")),
  rankings: await held(get("/api/rankings?most=100")),
  "a new game": await held(() => app.inject({ method: "POST", url: "/api/games", payload: newGame })),
};
for (const kind of Object.keys(large)) {
  const of = (index: number) => `/api/games/${idOf(kind, index)}`;
  // The garbage of many thousand events is collected now and then, which no piece is to blame for.
  figures[`a long game woken, ${kind}`] = await held((index) => app.inject(`${of(index)}/record`), 0.1);
  figures[`asking to take back, ${kind}`] = await held((index) =>
    post(`${of(index)}/take-back`, 0, { id: "ask" }),
  );
  const agree = { accept: true, id: "agree" };
  figures[`taking back, ${kind}`] = await held((index) => post(`${of(index)}/take-back/answer`, 1, agree));
  for (let index = 0; index < 100; index++) await app.inject(`/api/games/${idOf(`fresh${kind}`, index)}`);
  figures[`games going on, 100 of ${kind}`] = await held(goingOn);
}
await app.close();
process.send?.({ listening, ready, held: figures } satisfies PileFigures, () => process.exit(0));
