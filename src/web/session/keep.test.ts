import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { must } from "../../games/index.ts";
import { begin, followMoves, newClock, recordOf } from "../../match/index.ts";
import { makeRecord } from "../../notation/index.ts";
import { keepGame, keptGame } from "./keep.ts";
import type { LocalGame } from "./local.ts";
import { againstComputer, twoPeople } from "./occupant.ts";
import { addResult, resultsOf } from "./results.ts";
import { keepTokens, tokensOf } from "./seat-tokens.ts";
import { defaultSetup, keepSetup, openSetup, optionsOf } from "./setup.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
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
    keepGame(game);
    expect(keptGame("reversi")?.counted).toBe(true);
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
    keepGame(game);
    expect(keptGame("reversi")).toEqual(game);
    keepGame({ play: reversi, occupants: twoPeople, taken: [] });
    expect(keptGame("reversi")).toMatchObject({ occupants: twoPeople });
  });

  it("by the first edition of the page is still read: levels of the engine, clocks in seconds", () => {
    const sitters = [
      { kind: "human", name: "You" },
      { kind: "computer", level: "engine-7" },
    ];
    const kept = { record, sitters, taken: [], clock: { base: 180, increment: 2 }, left: [170_000, 180_000] };
    stored.set("grundy/game/reversi", JSON.stringify(kept));
    expect(keptGame("reversi")).toMatchObject({
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
      stored.set("grundy/game/reversi", JSON.stringify({ record, sitters }));
      expect(keptGame("reversi")?.occupants[0]).toEqual({
        kind: "computer",
        player: { kind: "engine", level: 3 },
      });
    }
  });

  it.each(["", "{", "null", "[]", "{}", '{"record":"x","sitters":[]}', '{"record":1,"sitters":[1,2]}'])(
    "and is not one, %s, is passed over",
    (text) => {
      stored.set("grundy/game/reversi", text);
      expect(keptGame("reversi")).toBeUndefined();
    },
  );
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
    expect(openSetup("piles")).toEqual(setup);
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
