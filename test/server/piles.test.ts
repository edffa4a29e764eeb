import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { gameOf, must } from "../../src/games/index.ts";
import { begin, step, turnOf } from "../../src/match/index.ts";
import { notationOf } from "../../src/notation/index.ts";
import { makeApp, noLimits } from "../../src/server/index.ts";
import { LiveGame } from "../../src/server/live-game.ts";
import { hashOf } from "../../src/server/secret.ts";
import type { StoredEvent, StoredGame } from "../../src/store/index.ts";
import { openStore } from "../../src/store/sqlite/index.ts";
import { idOf } from "../store/games.ts";

/** What strangers pile up; `bench/server` has the true figures (`piles`), here they are only held to be of the right size. */
const games = 10_000;
const people = 5000;
/** Milliseconds of computing for a request. The figure asked for is 2; the machine of a test may be slow. */
const most = 40;

const folder = mkdtempSync(join(tmpdir(), "grundy-piles-"));
const tokens = ["first-token", "second-token"] as const;
const at = Date.now() - 1000;
const seats: StoredGame["seats"] = [
  { name: "Ada", tokenHash: hashOf(tokens[0]), takenAt: at, player: "ada" },
  { name: "Bob", tokenHash: hashOf(tokens[1]), takenAt: at },
];
const base = { game: "stones", options: {}, seats, listed: true, open: false, created: at } as const;
const clock = { initial: 3_600_000, increment: 0 };
const [timed, ended, long] = [
  (index: number) => idOf(index),
  (index: number) => idOf(index + 1e6),
  "l".repeat(16),
];

/** As many events as there can be but for a few, on the largest board. */
function longLog(): StoredEvent[] {
  const game = gameOf("reversi");
  const ways = [must(begin("reversi", { size: 26 })) as Parameters<typeof step>[0]];
  const events: StoredEvent[] = [];
  while (events.length < 4900) {
    const standing = ways.at(-1) as (typeof ways)[number];
    const seat = turnOf(standing);
    const number = events.length + 1;
    if (ways.length > 600) {
      ways.length = 301;
      events.push({ number, event: { type: "take-back", seat, moves: 300 }, at, id: `long-${number}` });
      continue;
    }
    const { position } = standing;
    const move = notationOf("reversi").makeMove(game.moveAt(position as never, 0), position as never);
    ways.push(must(step(standing, seat, move)).standing);
    events.push({ number, event: { type: "move", seat, move }, at, id: `long-${number}` });
  }
  return events;
}

async function pile(path: string): Promise<void> {
  const store = openStore(path);
  const event: StoredEvent = {
    number: 1,
    event: { type: "move", seat: 0, move: "1:20-21" },
    at,
    left: [3e6, 3e6],
  };
  const finish = { winner: 0, by: "resign", at, position: "1" } as const;
  let waiting: unknown[] = [];
  for (let index = 0; index < games; index++) {
    const game = { ...base, id: timed(index), clock };
    waiting.push(store.games.restore({ game, events: [event] }));
    if (index % 2)
      waiting.push(store.games.restore({ game: { ...base, id: ended(index) }, events: [event], finish }));
    if (index < people) {
      const person = {
        username: `person-${index}`,
        given: "G",
        family: "F",
        kind: "human",
        games: 3,
        wins: 1,
      } as const;
      waiting.push(store.roster.restore(person));
    }
    if (waiting.length > 1000) {
      await Promise.all(waiting);
      waiting = [];
    }
  }
  await Promise.all(waiting);
  await store.games.restore({
    game: { ...base, id: long, game: "reversi", options: { size: 26 } },
    events: longLog(),
  });
  await store.close();
}

let app: Awaited<ReturnType<typeof makeApp>>;
let listening: number;

beforeAll(async () => {
  const path = join(folder, "grundy.db");
  await pile(path);
  const exposure = { loopback: true, proxied: false };
  const begun = performance.now();
  app = await makeApp({ store: openStore(path), version: "0.0.0", exposure, limits: noLimits });
  await app.listen({ host: "127.0.0.1", port: 0 });
  listening = performance.now() - begun;
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** What the process computes between two turns of the event loop at most while it answers, in milliseconds: the median of many. */
async function held(ask: (index: number) => Promise<unknown>): Promise<number> {
  const computed = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  const all: number[] = [];
  for (let index = 0; index < 15; index++) {
    let [last, longest, isDone] = [computed(), 0, false];
    const turn = () => {
      const now = computed();
      [last, longest] = [now, Math.max(longest, now - last)];
      if (!isDone) setImmediate(turn);
    };
    setImmediate(turn);
    await ask(index);
    turn();
    isDone = true;
    all.push(longest);
  }
  return all.sort((one, other) => one - other)[7] as number;
}

async function get(url: string): Promise<unknown> {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(200);
  return answer;
}

async function awake(): Promise<number> {
  return Number(/^grundy_games_awake (\d+)$/m.exec((await app.inject("/metrics")).body)?.[1]);
}

test("the server listens soon, whatever its 10,000 clocks, is well when all of them run, and wakes none that is not due", async () => {
  // A second is asked for, of a machine that does nothing else.
  expect(listening).toBeLessThan(5000);
  await expect.poll(async () => (await app.inject("/healthz")).statusCode, { timeout: 50_000 }).toBe(200);
  expect(await awake()).toBe(0);
});

test("10,000 games are woken by who asks for them", async () => {
  for (let index = 0; index < games; index += 50) {
    const some = Array.from({ length: 50 }, (_, offset) => app.inject(`/api/games/${timed(index + offset)}`));
    for (const { statusCode } of await Promise.all(some)) expect(statusCode).toBe(200);
  }
  expect(await awake()).toBe(games);
});

test.each([
  ["the games going on", "/api/games?limit=100"],
  ["the finished games", "/api/games?state=finished&limit=100"],
  ["a person's games", "/api/player/games?username=ada&limit=1000"],
  ["the players", "/api/players"],
  ["the rankings", "/api/rankings?most=100"],
  ["a game", `/api/games/${timed(5)}`],
])("%s cost little with 10,000 games awake", async (_, url) => {
  expect(await held(() => get(url))).toBeLessThan(most);
});

test("a list of games going on looks at those it shows", async () => {
  const looked = vi.spyOn(LiveGame.prototype, "summary");
  const { games: shown } = (await app.inject("/api/games?limit=7")).json();
  expect(shown).toHaveLength(7);
  expect(looked).toHaveBeenCalledTimes(7);
  looked.mockRestore();
});

test("waking a long game, and going back in it, hold nobody up", async () => {
  let turns = 0;
  let isAwake = false;
  const turn = () => {
    turns++;
    if (!isAwake) setImmediate(turn);
  };
  setImmediate(turn);
  await get(`/api/games/${long}`);
  isAwake = true;
  // 4,900 events are read in pieces of 100, then judged in pieces.
  expect(turns).toBeGreaterThan(49);
  const post = (path: string, seat: 0 | 1, payload: object) =>
    app.inject({
      method: "POST",
      url: `/api/games/${long}/${path}`,
      headers: { authorization: `Bearer ${tokens[seat]}` },
      payload,
    });
  const back = async (index: number) => {
    expect((await post("take-back", 0, { id: `ask-${index}` })).statusCode).toBe(200);
    const agreed = await post("take-back/answer", 1, { accept: true, id: `agree-${index}` });
    expect(agreed.json().event).not.toBeNull();
  };
  expect(await held(back)).toBeLessThan(most);
});
