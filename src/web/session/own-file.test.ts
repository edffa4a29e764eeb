import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { must } from "../../games/index.ts";
import { begin, followMoves, newClock, type Play } from "../../match/index.ts";
import type { GameHead } from "../../protocol/index.ts";
import { keepNew, keptGames, mostKept, openKept } from "./keep.ts";
import { makeKept } from "./kept-text.ts";
import { lessonWon, lookAtStep, progressOf, stepDone } from "./lesson-progress.ts";
import type { LocalGame } from "./local.ts";
import { againstComputer, twoPeople } from "./occupant.ts";
import { makeOwnFile, mostBytes, mostEntries, ownFormat, ownVersion, readOwnFile } from "./own-file.ts";
import { importOwn } from "./own-import.ts";
import { addResult, resultsOf } from "./results.ts";
import { keepTokens, tokensOf } from "./seat-tokens.ts";
import { keepSeen, seenGames } from "./seen-games.ts";

/** Two browsers, of which one is looked at. */
let stored = new Map<string, string>();
let room = Number.POSITIVE_INFINITY;
let known: readonly string[] = [];
const otherBrowser = () => {
  stored = new Map();
};

beforeEach(() => {
  otherBrowser();
  room = Number.POSITIVE_INFINITY;
  known = [online];
  vi.stubGlobal("localStorage", {
    get length() {
      return stored.size;
    },
    key: (index: number) => [...stored.keys()][index] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
    setItem(key: string, text: string) {
      if (stored.size >= room && !stored.has(key)) throw new Error("full");
      stored.set(key, text);
    },
  });
  vi.stubGlobal("fetch", async (address: string) => {
    const asked = new URL(address, "http://x").searchParams.get("ids")?.split(",") ?? [];
    const games = asked.filter((id) => known.includes(id)).map((id) => ({ id, number: 0, changes: 0 }));
    return new Response(JSON.stringify({ games }));
  });
});
afterEach(() => void vi.unstubAllGlobals());

const online = "AAAAAAAAAAAAAAAA";
const [token, other] = ["t".repeat(32), "u".repeat(32)];

const sticks = must(begin("sticks"));
const after = (...moves: readonly string[]): Play => must(followMoves(sticks, moves));
const local = (...moves: readonly string[]): LocalGame => ({
  play: after(...moves),
  occupants: againstComputer({ kind: "smart" }, 0, "Ann"),
  taken: [],
});
const head: GameHead = {
  id: online,
  game: "sticks",
  options: {},
  seats: [
    { name: "Ann", taken: true },
    { name: "Bob", taken: true },
  ],
  listed: true,
  open: false,
  created: 5,
};

function fileOf(text: string) {
  const read = readOwnFile(text);
  if (!read.ok) throw new Error(read.problem);
  return read.file;
}

const bring = (text: string, now = 1e15) => importOwn(fileOf(text), now);

describe("a file of one's own games", () => {
  it("carries games, seats, results and settings into another browser", async () => {
    const clock = newClock({ initial: 60_000, increment: 0 });
    const key = keepNew({ ...local("1:1-1"), clock }, 7);
    keepTokens(online, { tokens: [token, null], players: [null, null], invitation: null });
    keepSeen(head, after("1:1-1"), 9);
    addResult("sticks", "won");
    stepDone("xor", 1);
    lookAtStep("xor", 2);
    lessonWon("mirror");
    stored.set("grundy/setup/sticks", '{"name":"Ann"}');
    stored.set("grundy/settings/felt", "blue");
    stored.set("grundy/theme", "dark");
    stored.set("grundy/operator", "secret of the operator");
    const text = makeOwnFile(0, true);
    expect(text).not.toContain("secret of the operator");
    otherBrowser();
    stored.set("grundy/theme", "auto");
    expect(await bring(text)).toEqual({ added: 2, seats: 1, results: 1, settings: 3, lessons: 2 });
    expect(progressOf("xor")).toEqual({ steps: 2, at: 2, won: false });
    expect(progressOf("mirror").won).toBe(true);
    expect(keptGames()).toMatchObject([{ key, game: "sticks", moves: 1, changed: 7 }]);
    expect(openKept(key)?.game).toEqual({ ...local("1:1-1"), clock });
    expect(seenGames()).toMatchObject([{ id: online, own: [0], turn: 1, changed: 9 }]);
    expect(tokensOf(online).tokens).toEqual([token, null]);
    expect(resultsOf("sticks")).toEqual(["won"]);
    expect(stored.get("grundy/theme")).toBe("dark");
    // A second time nothing changes.
    const before = new Map(stored);
    expect(await bring(text)).toEqual({ here: 2 });
    expect(stored).toEqual(before);
  });

  it("has no token in it unless that was asked for; such a game is there to look at", async () => {
    keepTokens(online, { tokens: [token, null], players: [null, null], invitation: other });
    keepSeen(head, after("1:1-1"), 9);
    const text = makeOwnFile(0, false);
    expect(text).not.toContain(token);
    expect(text).not.toContain(other);
    otherBrowser();
    expect(await bring(text)).toEqual({ added: 1 });
    expect(seenGames()).toMatchObject([{ id: online, own: [] }]);
  });

  it("holds the chosen games alone where some are", async () => {
    const [one] = [keepNew(local("1:1-1"), 7), keepNew(local("2:1-1"), 8)];
    addResult("sticks", "won");
    const file = fileOf(makeOwnFile(0, true, new Set([one as string])));
    expect(file.games.map(({ key }) => key)).toEqual([one]);
    expect([file.results, file.settings, file.lessons]).toEqual([{}, {}, undefined]);
  });
});

describe("what comes in", () => {
  it("goes on with a game that is further in the file, and leaves one that is further here", async () => {
    const key = keepNew(local("1:1-1", "2:1-1"), 7);
    const further = makeOwnFile(0, false);
    const [name = ""] = [...stored.keys()];
    stored.set(name, makeKept(local("1:1-1"), 9, 4));
    const open = openKept(key);
    expect(await bring(further)).toEqual({ continued: 1 });
    expect(openKept(key)?.game.play.moves).toHaveLength(2);
    // A tab that was at the game is told, and does not overwrite it.
    expect(open?.keep(local("1:1-1"))).toMatchObject({ play: { moves: { length: 2 } } });
    stored.set(name, makeKept(local("1:1-1", "2:1-1", "3:1-1"), 1, 9));
    expect(await bring(further)).toEqual({ here: 1 });
    expect(openKept(key)?.game.play.moves).toHaveLength(3);
  });

  it("keeps both where a game went on otherwise in each", async () => {
    const key = keepNew(local("1:1-1", "2:1-1"), 7);
    const text = makeOwnFile(0, false);
    const [name = ""] = [...stored.keys()];
    stored.set(name, makeKept(local("1:1-1", "3:1-1"), 9, 4));
    expect(await bring(text)).toEqual({ beside: 1 });
    expect(keptGames()).toHaveLength(2);
    expect(openKept(key)?.game.play.events.at(-1)).toMatchObject({ move: "3:1-1" });
    expect(await bring(text)).toEqual({ here: 1 });
    expect(keptGames()).toHaveLength(2);
  });

  it("never takes a seat, a setting or results from whoever is here", async () => {
    keepTokens(online, { tokens: [token, other], players: [null, null], invitation: null });
    keepSeen(head, after("1:1-1"), 9);
    for (const result of ["won", "lost"] as const) addResult("sticks", result);
    stored.set("grundy/language", "de");
    const text = makeOwnFile(0, true);
    otherBrowser();
    keepTokens(online, { tokens: ["x".repeat(32), null], players: [null, null], invitation: null });
    addResult("sticks", "lost");
    stored.set("grundy/language", "en");
    expect(await bring(text)).toEqual({ added: 1, seats: 1, otherResults: 1, otherSettings: 1 });
    expect(tokensOf(online).tokens).toEqual(["x".repeat(32), other]);
    expect(resultsOf("sticks")).toEqual(["lost"]);
    expect(stored.get("grundy/language")).toBe("en");
  });

  it("is nothing of a server that does not know it, or is not there to be asked", async () => {
    keepTokens(online, { tokens: [token, null], players: [null, null], invitation: null });
    keepSeen(head, after("1:1-1"), 9);
    const text = makeOwnFile(0, true);
    otherBrowser();
    known = [];
    expect(await bring(text)).toEqual({ unknown: 1 });
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
    expect(await bring(text)).toEqual({ unasked: 1 });
    expect(stored.size).toBe(0);
  });

  it("drops nothing that is here, and says what found no room", async () => {
    for (let at = 0; at < 3; at++) keepNew(local("1:1-1", `${at + 2}:1-1`), at);
    const text = makeOwnFile(0, false);
    otherBrowser();
    const finished: LocalGame = {
      ...local("1:1-1"),
      play: { ...after("1:1-1"), ending: { winner: 0, by: "resign" } },
    };
    const resigned = must(begin("sticks"));
    for (let at = 0; at < mostKept - 1; at++)
      stored.set(
        `grundy/kept/k${at}`,
        makeKept({ ...finished, play: { ...resigned, ending: { winner: 0, by: "resign" } } as Play }, at, 1),
      );
    expect(await bring(text)).toEqual({ added: 1, full: 2 });
    // The latest one is what has come.
    expect(keptGames()[0]?.changed).toBe(2);
    expect(keptGames()).toHaveLength(mostKept);
    otherBrowser();
    room = 1;
    expect(await bring(text)).toEqual({ added: 1, full: 2 });
  });
});

describe("a hostile file", () => {
  it.each([
    ["", "no-file"],
    ["null", "no-file"],
    ["[]", "no-file"],
    ["{", "no-file"],
    ['{"format":"grundy-record","version":1}', "no-file"],
    [`{"format":"${ownFormat}","version":"1"}`, "no-file"],
    [`{"format":"${ownFormat}","version":${ownVersion + 1}}`, "newer"],
    ["[".repeat(1_000_000), "no-file"],
    [" ".repeat(mostBytes + 1), "too-large"],
    [
      JSON.stringify({
        format: ownFormat,
        version: 1,
        games: Array.from({ length: mostEntries + 1 }, () => 0),
      }),
      "too-large",
    ],
  ])("is none: %.40s", (text, problem) => {
    expect(readOwnFile(text)).toEqual({ ok: false, problem });
  });

  const file = (parts: object) => JSON.stringify({ format: ownFormat, version: ownVersion, ...parts });
  const kept = JSON.parse(makeKept(local("1:1-1"), 5, 1));

  it.each([
    ["no key", { kept }],
    ["a key that leads elsewhere", { key: "../ticket/x", kept }],
    ["no game", { key: "a" }],
    ["a game that is a text", { key: "a", kept: "x" }],
    [
      "a move that is not legal",
      { key: "a", kept: { ...kept, record: kept.record.replace("1:1-1", "9:9-9") } },
    ],
    ["no date", { key: "a", kept: { ...kept, changed: "x" } }],
    ["a date that is no number", { key: "a", kept: { ...kept, changed: null } }],
    ["too much text", { key: "a", kept: { ...kept, taken: ["x".repeat(300_000)] } }],
    [
      "a board that no page can show",
      {
        key: "a",
        kept: {
          ...kept,
          game: "reversi",
          record: JSON.stringify({
            format: "grundy-record",
            version: 1,
            game: "reversi",
            options: { size: 2000, start: "tournament" },
            players: ["a", "b"],
            events: [],
          }),
        },
      },
    ],
  ])("brings in nothing with %s", async (_, game) => {
    expect(await bring(file({ games: [game] }))).toEqual({ broken: 1 });
    expect(stored.size).toBe(0);
  });

  it("cannot say how a game stands, when it was in the future, or hide letters in a name", async () => {
    const sitters = [{ kind: "human", name: `A\u202enn${"x".repeat(500)}` }, kept.sitters[1]];
    const lie = { ...kept, moves: 99, winner: 1, changed: 9e15, version: 1e300, sitters };
    expect(await bring(file({ games: [{ key: "a", kept: lie }] }), 1000)).toEqual({ added: 1 });
    expect(keptGames()).toMatchObject([{ moves: 1, winner: undefined, changed: 1000 }]);
    const [first] = keptGames()[0]?.occupants ?? twoPeople;
    expect(first).toMatchObject({ kind: "human", name: `A\ufffdnn${"x".repeat(36)}` });
  });

  it("sets nothing but settings, and takes no token that is none", async () => {
    const settings = {
      operator: "x",
      "kept/a": "x",
      "ticket/a": "x",
      "setup/nonsense": "x",
      "settings/../x": "x",
      "settings/a/b": "x",
      __proto__: "x",
      theme: 7,
      language: "x".repeat(5000),
    };
    const seen = { game: "sticks", seats: head.seats, turn: 0, changed: 1, missing: true };
    const seats = { tokens: ["short", 7], levels: ["nobody", {}], invitation: "<script>" };
    const entry = [{ id: online, seen, seats }, { id: "x", seen }, { id: online.toLowerCase() }, 7, null];
    const results = { sticks: { results: "wlx" }, nonsense: { results: "w" }, kayles: 7 };
    expect(await bring(file({ settings, online: entry, results }))).toEqual({
      added: 1,
      broken: 4,
      otherResults: 2,
    });
    expect([...stored.keys()]).toEqual([`grundy/online/${online}`]);
    expect(seenGames()).toMatchObject([{ missing: false, own: [] }]);
  });

  it("of any form is read without an exception", async () => {
    const parts = fc.record(
      { games: fc.jsonValue(), online: fc.jsonValue(), results: fc.jsonValue(), settings: fc.jsonValue() },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(parts, async (given) => {
        const read = readOwnFile(file(given as object));
        if (read.ok) await importOwn(read.file, 1000);
      }),
    );
  });
});
