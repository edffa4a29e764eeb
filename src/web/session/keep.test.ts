import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { must } from "../../games/index.ts";
import { begin, followMoves, newClock, recordOf } from "../../match/index.ts";
import { makeRecord } from "../../notation/index.ts";
import {
  droppedGames,
  forgetDropped,
  keepingRoom,
  keepNew,
  keptGames,
  latestGoing,
  mostKept,
  openKept,
  removeKept,
} from "./keep.ts";
import { readKept } from "./kept-text.ts";
import type { LocalGame } from "./local.ts";
import { againstComputer, twoPeople } from "./occupant.ts";
import { addResult, resultsOf } from "./results.ts";
import { keepTokens, tokensOf } from "./seat-tokens.ts";
import { defaultSetup, keepSetup, openSetup, optionsOf } from "./setup.ts";

const stored = new Map<string, string>();
/** So many characters fit in. */
let room = Number.POSITIVE_INFINITY;

beforeEach(() => {
  stored.clear();
  room = Number.POSITIVE_INFINITY;
  vi.stubGlobal("localStorage", {
    get length() {
      return stored.size;
    },
    key: (index: number) => [...stored.keys()][index] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
    setItem(key: string, text: string) {
      const others = [...stored].filter(([other]) => other !== key);
      if (others.reduce((sum, [, each]) => sum + each.length, text.length) > room) throw new Error("full");
      stored.set(key, text);
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

const reversi = must(followMoves(must(begin("reversi")), ["f5", "d6"]));
const record = makeRecord(recordOf(reversi, ["You", "Engine, level 7"]));

describe("results against the adaptive opponent", () => {
  it("are kept by game, in their order, a game on a server once", () => {
    expect(resultsOf("stones")).toEqual([]);
    addResult("stones", "won");
    addResult("stones", "lost", "a");
    addResult("stones", "lost", "a");
    addResult("stones", "drawn", "b");
    addResult("kayles", "lost");
    expect(resultsOf("stones")).toEqual(["won", "lost", "drawn"]);
    expect(resultsOf("kayles")).toEqual(["lost"]);
    for (let game = 0; game < 1100; game++) addResult("stones", "won");
    expect(resultsOf("stones").length).toBe(1000);
  });

  it("are none where something else was kept", () => {
    for (const text of ["", "null", "[]", '{"results":3}', '{"results":"xyz"}', '{"results":"w","ids":7}']) {
      stored.set("grundy/results/stones", text);
      expect(resultsOf("stones")).toEqual(text.includes('"w"') ? ["won"] : []);
      addResult("stones", "lost", "a");
      expect(resultsOf("stones").at(-1)).toBe("lost");
    }
  });

  it("are counted once for a game that was kept and opened again", () => {
    const game: LocalGame = { play: reversi, occupants: twoPeople, taken: [], counted: true };
    expect(openKept(keepNew(game))?.game.counted).toBe(true);
  });
});

describe("a game that was kept", () => {
  it("is its inverse, with its clock and who plays", () => {
    const game: LocalGame = {
      play: reversi,
      occupants: againstComputer({ kind: "engine", level: 7 }),
      taken: ["f4"],
      clock: { ...newClock({ initial: 60_000, increment: 1000 }), left: [50_000, 40_000] },
    };
    expect(openKept(keepNew(game))?.game).toEqual(game);
    const other = keepNew({ play: reversi, occupants: twoPeople, taken: [] });
    expect(openKept(other)?.game).toMatchObject({ occupants: twoPeople });
  });

  it("by the first edition of the page is still read: levels of the engine, clocks in seconds", () => {
    const sitters = [
      { kind: "human", name: "You" },
      { kind: "computer", level: "engine-7" },
    ];
    const kept = { record, sitters, taken: [], clock: { base: 180, increment: 2 }, left: [170_000, 180_000] };
    stored.set("grundy/game/reversi", JSON.stringify(kept));
    const { key = "" } = latestGoing("reversi") ?? {};
    expect(stored.has("grundy/game/reversi")).toBe(false);
    expect(openKept(key)?.game).toMatchObject({
      occupants: againstComputer({ kind: "engine", level: 7 }),
      clock: { settings: { initial: 180_000, increment: 2000 }, left: [170_000, 180_000] },
    });
  });

  it("has the usual opponent where it names one that the game does not have", () => {
    for (const level of ["casual", "engine-99", "gtp:program", ""]) {
      const sitters = [
        { kind: "computer", level },
        { kind: "human", name: "You" },
      ];
      expect(readKept(JSON.stringify({ record, sitters }))?.occupants[0]).toEqual({
        kind: "computer",
        player: { kind: "engine", level: 3 },
      });
    }
  });

  it.each(["", "{", "null", "[]", "{}", '{"record":"x","sitters":[]}', '{"record":1,"sitters":[1,2]}'])(
    "and is not one, %s, is passed over",
    (text) => {
      stored.set("grundy/kept/x", text);
      expect([readKept(text), openKept("x"), keptGames()]).toEqual([undefined, undefined, []]);
    },
  );
});

describe("the list of games", () => {
  const piles = must(begin("piles", { rows: [1, 1] }));
  const two = (moves: readonly string[]): LocalGame => ({
    play: must(followMoves(piles, moves)),
    occupants: twoPeople,
    taken: [],
  });
  const [unbegun, going, over] = [two([]), two(["1:1-1"]), two(["1:1-1", "2:1-1"])];

  it("has those that go on first, the latest of them first, with what is shown of each", () => {
    const keys = [keepNew(going, 1), keepNew(over, 9), keepNew(going, 3)];
    expect(keptGames().map(({ key }) => key)).toEqual([keys[2], keys[0], keys[1]]);
    expect(keptGames()[2]).toMatchObject({ game: "piles", moves: 2, winner: 1, changed: 9 });
    expect(latestGoing("piles")?.key).toBe(keys[2]);
    expect(latestGoing("piles", 2)).toBeUndefined();
    expect(latestGoing("sticks")).toBeUndefined();
  });

  it("gives back what was removed", () => {
    const key = keepNew(going);
    const undo = removeKept(key);
    expect([keptGames(), openKept(key)]).toEqual([[], undefined]);
    undo();
    expect(keptGames().map((each) => each.key)).toEqual([key]);
  });

  it("is bounded: the oldest finished games go, one that goes on never", () => {
    const first = keepNew(going, 1);
    for (let at = 2; at < mostKept; at++) keepNew(over, at);
    expect([keptGames().length, droppedGames()]).toEqual([mostKept - 1, 0]);
    for (let at = mostKept; at < mostKept + 40; at++) keepNew(over, at);
    expect(keptGames().length).toBe(mostKept);
    expect(keptGames()[0]?.key).toBe(first);
    expect(keptGames().at(-1)?.changed).toBe(41);
    expect(droppedGames()).toBe(39);
    for (let at = 1000; at < 1000 + mostKept + 10; at++) keepNew(going, at);
    expect(keptGames().filter(({ winner }) => winner === undefined).length).toBe(mostKept + 11);
  });

  it("says before any finished game has to go that some will, and afterwards how many have", () => {
    expect(keepingRoom()).toEqual({ finished: 0, most: mostKept, isNearlyFull: false });
    for (let at = 0; at < 0.9 * mostKept - 1; at++) keepNew(over, at);
    expect(keepingRoom().isNearlyFull).toBe(false);
    keepNew(over, mostKept);
    expect([keepingRoom().isNearlyFull, droppedGames()]).toEqual([true, 0]);
    stored.clear();
    stored.set("other", "x".repeat(2_400_000));
    expect(keepingRoom().isNearlyFull).toBe(true);
    stored.set("grundy/dropped", '{"games":2}');
    expect(droppedGames()).toBe(2);
    forgetDropped();
    expect(droppedGames()).toBe(0);
    for (const text of ["", "null", '{"games":"x"}', '{"games":-3}']) {
      stored.set("grundy/dropped", text);
      expect(droppedGames()).toBe(0);
    }
  });

  it("has only the last few games without a move", () => {
    for (let at = 1; at < 20; at++) keepNew(unbegun, at);
    expect(keptGames().map(({ changed }) => changed)).toEqual([19, 18, 17, 16, 15]);
  });

  it("drops finished games where there is no room, and else keeps a game in this tab and says so", () => {
    const [old, older] = [keepNew(over, 2), keepNew(going, 1)];
    const opened = openKept(older, () => 5);
    room = [...stored.values()].reduce((sum, text) => sum + text.length, 0);
    const key = keepNew(going, 3);
    expect(keptGames().map((each) => each.key)).toEqual([key, older]);
    expect(openKept(old)).toBeUndefined();
    const last = keepNew(going, 4);
    expect(stored.has(`grundy/kept/${last}`)).toBe(false);
    expect(openKept(last)?.game).toEqual(going);
    expect(openKept(last)?.keep(over)).toBe("full");
    expect(openKept(last)?.game).toEqual(over);
    expect(opened?.keep(going)).toBe("kept");
  });

  it("does not let one tab overwrite what another has done", () => {
    const key = keepNew(going);
    const [one, other] = [openKept(key), openKept(key)];
    expect(one?.keep(over)).toBe("kept");
    expect(other?.keep(unbegun)).toEqual(over);
    // It has been seen now.
    expect(other?.keep(going)).toBe("kept");
    expect(openKept(key)?.game).toEqual(going);
  });
});

describe("the tokens of seats", () => {
  it("come back, also those of the first edition", () => {
    const held = {
      tokens: ["a", null],
      players: [null, { kind: "grade", grade: "casual" }],
      invitation: "b",
    } as const;
    keepTokens("g", held);
    expect(tokensOf("g")).toEqual(held);
    stored.set("grundy/ticket/g", '{"tokens":["a","b"],"levels":[null,"engine-5"],"invitation":null}');
    expect(tokensOf("g").players).toEqual([null, { kind: "engine", level: 5 }]);
    expect(tokensOf("another")).toEqual({ tokens: [null, null], players: [null, null], invitation: null });
  });
});

describe("what was chosen last", () => {
  it("opens the form again", () => {
    const setup = {
      ...defaultSetup("piles"),
      options: { rows: "3 4 5", take: "1, 3", middle: "false", last: "loses" },
      opponent: { kind: "smart" },
      watched: true,
    } as const;
    keepSetup(setup);
    // What an earlier edition did not keep has its usual value.
    const more = { swap: "false", handicap: "nobody", favoured: "", added: "" };
    expect(openSetup("piles")).toEqual({ ...setup, options: { ...setup.options, ...more } });
    expect(optionsOf(setup)).toEqual({
      ok: true,
      value: { rows: [3, 4, 5], take: [1, 3], middle: false, last: "loses" },
    });
    keepSetup({ ...setup, opponent: "link" });
    expect(openSetup("piles").opponent).toBe("link");
  });

  it("is read as the first edition kept it, with all games' options side by side", () => {
    const sides = { rows: "5", take: "any", middle: true, last: "wins", size: 10, start: "mirrored" };
    const rest = { opponent: "engine-4", first: "chance", clock: "3+2", name: "Ann", watched: false };
    stored.set("grundy/setup/reversi", JSON.stringify({ game: "reversi", ...sides, ...rest }));
    const setup = openSetup("reversi");
    expect(setup).toMatchObject({ opponent: { kind: "engine", level: 4 }, first: "chance", name: "Ann" });
    expect(optionsOf(setup)).toEqual({ ok: true, value: { size: 10, start: "mirrored" } });
    stored.set("grundy/setup/sticks", JSON.stringify({ game: "sticks", ...sides, opponent: "casual" }));
    expect(optionsOf(openSetup("sticks"))).toMatchObject({ value: { rows: [5], middle: true } });
  });

  it("has the usual value for whatever is wrong", () => {
    for (const text of ["1", "null", "[]", '{"first":7,"opponent":{},"options":3}']) {
      stored.set("grundy/setup/kayles", text);
      expect(openSetup("kayles")).toEqual(defaultSetup("kayles"));
    }
  });
});
