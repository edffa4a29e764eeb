import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { TournamentSetup } from "../../arena/index.ts";
import type { TournamentAnswer } from "../../protocol/index.ts";
import * as schemas from "../../protocol/schemas.ts";
import type { Store } from "../../store/index.ts";
import { ask, testApp as openApp } from "../fixtures.ts";
import { defaultLimits } from "../limits.ts";
import { systemTime } from "../time.ts";
import { arenaSetup, ChanceTournament, evidence } from "./fixtures.ts";

const names = ["Ada", "Ben", "Cem", "Dot", "Eva"];

/** By the machine's own time, which goes on while it is busy. */
const testApp = (options: Parameters<typeof openApp>[0] = {}) => openApp({ time: systemTime, ...options });

async function begun(
  store: Store,
  setup: TournamentSetup,
  { games = 0, faultEvery = 0 } = {},
): Promise<{ id: string; played: ChanceTournament }> {
  const id = await store.arena.create(setup);
  const played = new ChanceTournament(setup, { faultEvery });
  const added = played.games(games);
  const faults = added.filter(({ fault }) => fault !== null);
  await store.arena.add(id, added, new Map(faults.map(({ number }) => [number, evidence])));
  return { id, played };
}

async function look(app: Awaited<ReturnType<typeof testApp>>["app"], id: string, seen?: string) {
  const query = seen === undefined ? "" : `?seen=${encodeURIComponent(seen)}`;
  const { data, status } = await ask(app, `GET /api/arena/${id}${query}`, schemas.tournamentAnswer);
  expect(status).toBe(200);
  return data as TournamentAnswer;
}

/** How it stands once that is no longer as it was `seen`: the server works it out anew now and then only. */
async function changed(app: Awaited<ReturnType<typeof testApp>>["app"], id: string, seen: string) {
  return vi.waitFor(
    async () => {
      const { tournament, ...rest } = await look(app, id, seen);
      if (!tournament) throw new Error("nothing has changed yet");
      return { ...rest, tournament };
    },
    { timeout: 20_000, interval: 50 },
  );
}

/** The server answers anew after a moment only: a class asks at the same time. */
const moment = () => new Promise((resolve) => setTimeout(resolve, 350));

describe("the list of tournaments", () => {
  test("has the latest first, page by page, and says whether one is being played", async () => {
    const { app, store } = await testApp();
    const ids: string[] = [];
    for (const format of ["match", "round-robin", "gauntlet", "knockout", "swiss"] as const)
      ids.push(
        (await begun(store, arenaSetup(format, format === "match" ? ["Ada", "Ben"] : names), { games: 4 }))
          .id,
      );
    await store.arena.end(ids[0] as string, { kind: "complete" });
    await store.arena.show(ids[4] as string, new ChanceTournament(arenaSetup("swiss", names)).running(1));
    const first = await ask(app, "GET /api/arena?limit=3", schemas.tournamentList);
    const shown = first.data.tournaments.map((each: { id: string; state: string }) => [each.id, each.state]);
    expect(shown).toEqual([
      [ids[4], "running"],
      [ids[3], "stopped"],
      [ids[2], "stopped"],
    ]);
    const rest = await ask(app, `GET /api/arena?limit=3&before=${first.data.next}`, schemas.tournamentList);
    expect(rest.data.tournaments.map(({ state }: { state: string }) => state)).toEqual(["stopped", "over"]);
    expect(rest.data.next).toBeUndefined();
    expect(rest.data.tournaments[1]).toMatchObject({
      format: "match",
      bots: 2,
      games: 4,
      ending: { kind: "complete" },
    });
  });

  test("is empty, or refuses what is no id", async () => {
    const { app } = await testApp();
    expect((await ask(app, "GET /api/arena", schemas.tournamentList)).data).toEqual({ tournaments: [] });
    for (const query of ["before=x", "limit=0", "limit=101", "limit=x"])
      expect((await ask(app, `GET /api/arena?${query}`)).code).toBe("message-malformed");
  });
});

describe("a tournament", () => {
  test.each(["match", "round-robin", "gauntlet", "knockout", "swiss"] as const)(
    "of the format %s is told as the schema says, from its first game to its end",
    async (format) => {
      const { app, store } = await testApp();
      const bots = format === "match" ? ["Ada", "Ben"] : names;
      const sprt = { elo0: 0, elo1: 20, alpha: 0.05, beta: 0.05, model: "logistic" } as const;
      const setup = arenaSetup(format, bots, format === "match" ? { sprt } : {});
      const { id, played } = await begun(store, setup);
      const before = await look(app, id);
      expect(before.tournament?.standing.counts.finished).toBe(0);
      let { version } = before;
      for (const count of [5, 1000]) {
        await store.arena.add(id, played.games(count));
        const { tournament, ...now } = await changed(app, id, version);
        ({ version } = now);
        expect(tournament.standing.counts.finished).toBeGreaterThan(0);
        expect(tournament.head).toMatchObject({ id, format, bots, state: "stopped" });
      }
      await store.arena.end(id, played.ending);
      const after = await changed(app, id, version);
      expect(after.tournament.head).toMatchObject({ state: "over", ending: { kind: "complete" } });
      expect(after.again).toBeGreaterThan(before.again);
    },
  );

  test("leaves its standing out for whoever has it, and says it again when something has changed", async () => {
    const { app, store } = await testApp();
    const { id, played } = await begun(store, arenaSetup("swiss", names), { games: 4 });
    const first = await look(app, id);
    expect(first.tournament).not.toBeNull();
    const same = await look(app, id, first.version);
    expect(same).toEqual({ ...first, tournament: null, again: same.again });
    await store.arena.show(id, played.running(2));
    const going = await changed(app, id, first.version);
    expect(going.tournament.head.state).toBe("running");
    expect(going.running).toHaveLength(2);
    await store.arena.add(id, played.games(1));
    const { version } = await changed(app, id, going.version);
    // A judgement is a change as well.
    const quality = { won: 1, wonKept: 1, drawn: 0, drawnKept: 0, estimated: 0 };
    await store.arena.judge(id, 0, [quality, quality]);
    await changed(app, id, version);
  });

  test("is folded once for all who ask at the same time", async () => {
    const { app, store } = await testApp();
    const { id } = await begun(store, arenaSetup("swiss", names), { games: 4 });
    const games = vi.spyOn(store.arena, "games");
    const answers = await Promise.all(Array.from({ length: 30 }, () => look(app, id)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    // Once more for each part of a second that thirty answers take on a slow machine.
    expect(games.mock.calls.length).toBeLessThan(10);
  });

  test("is read in pieces", async () => {
    const { app, store } = await testApp();
    const setup = arenaSetup("match", ["Ada", "Ben"], { pairs: 1100 });
    const { id } = await begun(store, setup, { games: 2200 });
    const games = vi.spyOn(store.arena, "games");
    expect((await look(app, id)).tournament?.standing.counts.finished).toBe(2200);
    expect(games.mock.calls.map(([, after, limit]) => [after, limit])).toEqual(
      [0, 500, 1000, 1500, 2000].map((after) => [after, 500]),
    );
  });

  test("says how long to wait, the longer the more there is to tell", async () => {
    const { app, store } = await testApp();
    const many = Array.from({ length: 60 }, (_, index) => `bot ${index}`);
    const setup = arenaSetup("round-robin", many, { rounds: 1 });
    const { id } = await begun(store, setup, { games: 60 * 59 });
    const text = JSON.stringify(await look(app, id));
    const { again } = JSON.parse(text);
    // Thirty who ask so often from one address are within its bytes.
    expect((30 * text.length * 1000) / again).toBeLessThan(defaultLimits.bytesRate.perSecond);
  });

  test("that is not there, or cannot be called so, is missing", async () => {
    const { app, store } = await testApp();
    for (const path of ["", "/games", "/games/0"]) {
      expect(await ask(app, `GET /api/arena/AAAAAAAAAAAAAAAA${path}`)).toMatchObject({
        status: 404,
        code: "tournament-missing",
      });
      expect((await ask(app, `GET /api/arena/nobody${path}`)).code).toBe("message-malformed");
    }
    const { id } = await begun(store, arenaSetup("swiss", names), { games: 4 });
    await look(app, id);
    await store.arena.remove(id);
    await moment();
    expect((await ask(app, `GET /api/arena/${id}`)).status).toBe(404);
  });

  test("tells nobody how its bots are started", async () => {
    const { app, store } = await testApp();
    const secret = "SECRET";
    const setup = arenaSetup("swiss", names);
    const bots = setup.bots.map(({ name }) => ({
      name,
      player: { kind: "program", protocol: "line", command: `${secret} x.py` } as const,
      directory: `/home/${secret}`,
      environment: { TOKEN: secret },
    }));
    const { id } = await begun(store, { ...setup, bots }, { games: 30, faultEvery: 2 });
    for (const path of ["", `/${id}`, `/${id}/games`, `/${id}/games/1`]) {
      const { data, status } = await ask(app, `GET /api/arena${path}`);
      expect(status).toBe(200);
      expect(JSON.stringify(data)).not.toContain(secret);
    }
  });
});

describe("its games", () => {
  test("are listed by what is wanted of them", async () => {
    const { app, store } = await testApp();
    const { id } = await begun(store, arenaSetup("round-robin", names), { games: 60, faultEvery: 5 });
    const list = async (query: string) => {
      const { data } = await ask(app, `GET /api/arena/${id}/games?${query}`, schemas.arenaGames);
      return data as { games: { number: number; bots: number[]; fault: unknown }[]; next?: number };
    };
    const first = await list("limit=40");
    expect(first.games.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, at) => 59 - at));
    expect((await list(`limit=40&before=${first.next}`)).games).toHaveLength(20);
    const faults = await list("of=faults");
    expect(faults.games).toHaveLength(12);
    expect(faults.games.every(({ fault }) => fault !== null)).toBe(true);
    const met = await list("bot=3&against=1&limit=100");
    expect(met.games.length).toBeGreaterThan(0);
    expect(met.games.every(({ bots }) => bots.toSorted().join() === "1,3")).toBe(true);
    expect((await list("of=repeated")).games).toEqual([]);
    for (const query of ["of=x", "bot=-1", "limit=1000", "before=x"])
      expect((await ask(app, `GET /api/arena/${id}/games?${query}`)).code).toBe("message-malformed");
  });

  test("that were played before are marked", async () => {
    const { app, store } = await testApp();
    const setup = arenaSetup("match", ["Ada", "Ben"], { openings: { kind: "start" } });
    const id = await store.arena.create(setup);
    const [first, second] = new ChanceTournament(setup).games(2);
    if (!first || !second) throw new Error("no games");
    const again = [
      { ...first, number: 2 },
      { ...second, number: 3 },
    ];
    await store.arena.add(id, [first, second, ...again]);
    const { data } = await ask(app, `GET /api/arena/${id}/games?of=repeated`, schemas.arenaGames);
    expect(data.games.map(({ number }: { number: number }) => number)).toEqual([3, 2]);
    expect((await look(app, id)).tournament?.standing.counts).toMatchObject({ repeated: 2, counted: 2 });
  });

  test("show their evidence, escaped; only the operator sees how the bot was started", async () => {
    const operatorToken = "correct-horse-battery";
    const { app, store } = await testApp({ operatorToken });
    const { id } = await begun(store, arenaSetup("round-robin", names), { games: 10, faultEvery: 5 });
    const path = `GET /api/arena/${id}/games/4`;
    const { data } = await ask(app, path, schemas.arenaGameAnswer);
    expect(data.game.number).toBe(4);
    expect(data.evidence.command).toBeUndefined();
    expect(data.evidence.errors).toContain('File "…/minimax.py", line 12\n');
    expect(JSON.stringify(data)).not.toMatch(/\p{Cf}|\\u00|home|--token/u);
    expect(data.evidence.lines[1].text).toContain("<script>alert(1)</script>\\u{202e}");
    const own = await ask(app, path, schemas.arenaGameAnswer, undefined, operatorToken);
    expect(own.data.evidence.command).toBe(evidence.command);
    expect(own.data.evidence.errors).toContain("/home/ada/bots");
    const wrong = await ask(app, path, schemas.arenaGameAnswer, undefined, "wrong");
    expect(wrong.data.evidence.command).toBeUndefined();
    expect(
      (await ask(app, `GET /api/arena/${id}/games/0`, schemas.arenaGameAnswer)).data.evidence,
    ).toBeNull();
    expect((await ask(app, `GET /api/arena/${id}/games/999`)).status).toBe(404);
    expect((await ask(app, `GET /api/arena/${id}/games/-1`)).code).toBe("message-malformed");
  });
});

test("a class of thirty behind one address asks every two seconds, and still plays", async () => {
  const { app, store } = await testApp({ limits: defaultLimits });
  const { id } = await begun(store, arenaSetup("swiss", names), { games: 4 });
  const statuses = new Set<number>();
  for (let count = 0; count < 900; count++) statuses.add((await ask(app, `GET /api/arena/${id}`)).status);
  expect([...statuses]).toEqual([200]);
  expect((await ask(app, "GET /api/server")).status).toBe(200);
});

test("a tournament that cannot be read is left out of the list, and refused by itself", async () => {
  const { app, store } = await testApp();
  const { id } = await begun(store, arenaSetup("swiss", names), { games: 4 });
  vi.spyOn(store.arena, "games").mockRejectedValueOnce(new Error("damaged"));
  expect((await ask(app, `GET /api/arena/${id}`)).code).toBe("internal");
  await moment();
  // It is begun anew.
  expect((await look(app, id)).tournament?.standing.counts.finished).toBe(4);
});

test("the page of a tournament that is not there is answered with 404", async () => {
  const folder = mkdtempSync(join(tmpdir(), "grundy-arena-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "index.html"), "the page");
  const { app, store } = await testApp({ page: folder });
  const { id } = await begun(store, arenaSetup("swiss", names));
  const status = async (url: string) =>
    (await app.inject({ method: "GET", url, headers: { accept: "text/html" } })).statusCode;
  expect(await status("/arena")).toBe(200);
  expect(await status(`/arena/${id}`)).toBe(200);
  expect(await status("/arena/AAAAAAAAAAAAAAAA")).toBe(404);
  expect(await status("/arena/nobody")).toBe(404);
});
