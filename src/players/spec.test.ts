import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxLevel } from "../engine/index.ts";
import { type Game, kayles, must, piles, reversi, sticks, stones, taking } from "../games/index.ts";
import { outcomeOf } from "../solve/index.ts";
import { seededChance } from "./chance.ts";
import { gradeIds } from "./grades.ts";
import { openPlayer } from "./open.ts";
import { kindsOf, opponentsOf, usualOpponent, usualOptions } from "./opponents.ts";
import {
  makeSpec,
  type PlayerSpec,
  parseSpec,
  playerKinds,
  programProtocols,
  searchLimits,
  specForms,
} from "./spec.ts";

const specs: fc.Arbitrary<PlayerSpec> = fc.oneof(
  fc.constantFrom<PlayerSpec>(
    { kind: "human" },
    { kind: "random" },
    { kind: "heuristic" },
    { kind: "smart" },
    { kind: "adaptive" },
    { kind: "aloud" },
  ),
  fc.constantFrom(...gradeIds).map((grade): PlayerSpec => ({ kind: "grade", grade })),
  fc.integer({ min: 1, max: maxLevel }).map((level): PlayerSpec => ({ kind: "engine", level })),
  fc
    .tuple(fc.constantFrom(...searchLimits), fc.integer({ min: 1, max: 999_999_999 }))
    .map(([limit, amount]): PlayerSpec => ({ kind: "search", limit, amount })),
  fc
    .integer({ min: 1, max: 99_999_999 })
    .map((millionths): PlayerSpec => ({ kind: "search", limit: "seconds", amount: millionths / 1e6 })),
  fc
    .tuple(fc.constantFrom(...programProtocols), fc.string({ unit: "binary" }))
    .map(([protocol, text]): PlayerSpec => ({ kind: "program", protocol, command: text.trim() })),
);

describe("who plays", () => {
  it("is read back as it was written", () => {
    fc.assert(
      fc.property(specs, (spec) => {
        expect(parseSpec(makeSpec(spec))).toEqual({ ok: true, value: spec });
      }),
    );
  });

  it("is understood in every form that people have used", () => {
    const known: [string, PlayerSpec][] = [
      ["human", { kind: "human" }],
      [" Random ", { kind: "random" }],
      ["SMART", { kind: "smart" }],
      ["heuristic", { kind: "heuristic" }],
      ["Adaptive", { kind: "adaptive" }],
      ["aloud", { kind: "aloud" }],
      ["beginner", { kind: "grade", grade: "beginner" }],
      ["perfect", { kind: "grade", grade: "perfect" }],
      ["7", { kind: "engine", level: 7 }],
      ["engine:7", { kind: "engine", level: 7 }],
      ["Engine:20", { kind: "engine", level: 20 }],
      ["level:7", { kind: "engine", level: 7 }],
      ["level:expert", { kind: "grade", grade: "expert" }],
      ["Level: Casual", { kind: "grade", grade: "casual" }],
      ["engine-7", { kind: "engine", level: 7 }],
      ["depth:8", { kind: "search", limit: "depth", amount: 8 }],
      ["seconds:0.5", { kind: "search", limit: "seconds", amount: 0.5 }],
      ["time:0.5", { kind: "search", limit: "seconds", amount: 0.5 }],
      ["nodes:100000", { kind: "search", limit: "nodes", amount: 100_000 }],
      ["gtp", { kind: "program", protocol: "gtp", command: "" }],
      ["gtp:edax -gtp -l 5", { kind: "program", protocol: "gtp", command: "edax -gtp -l 5" }],
      ["GTP:./Bot: a:b", { kind: "program", protocol: "gtp", command: "./Bot: a:b" }],
      ["nboard: Ntest x ", { kind: "program", protocol: "nboard", command: "Ntest x" }],
      ["line:bot", { kind: "program", protocol: "line", command: "bot" }],
      ["nimsys:java Nimsys", { kind: "program", protocol: "nimsys", command: "java Nimsys" }],
      [
        "competition:java Competition",
        { kind: "program", protocol: "competition", command: "java Competition" },
      ],
      ["java:NimAIPlayer", { kind: "program", protocol: "java", command: "NimAIPlayer" }],
      ["python3 bot.py", { kind: "program", protocol: "line", command: "python3 bot.py" }],
      [" java -jar Bot.jar ", { kind: "program", protocol: "line", command: "java -jar Bot.jar" }],
      ["./smart", { kind: "program", protocol: "line", command: "./smart" }],
      ["smart.exe", { kind: "program", protocol: "line", command: "smart.exe" }],
      ["smart-bot.py", { kind: "program", protocol: "line", command: "smart-bot.py" }],
      ["C:\\bots\\bot", { kind: "program", protocol: "line", command: "C:\\bots\\bot" }],
    ];
    for (const [text, spec] of known) expect(parseSpec(text)).toEqual({ ok: true, value: spec });
  });

  it("is refused with the list of what there is, whatever the text", () => {
    const hostile = [
      "",
      " ",
      ":",
      ":7",
      "-7",
      "+7",
      "0",
      "21",
      "007",
      "7.0",
      "engine",
      "engine:",
      "engine:0",
      "engine:21",
      "engine:7:7",
      "engine: 7",
      "engine--7",
      "random:9",
      "adaptive:3",
      "random:",
      "human-",
      "smart smart",
      "depth",
      "depth:0",
      "depth:1.5",
      "depth:-1",
      "nodes:1e9",
      "seconds:0",
      "seconds:0.0000001",
      "seconds:Infinity",
      "time:",
      "gtpx",
      "gtp program",
      "smrt",
      "expert 7",
      "level 7.5",
      "depth:8.5 x",
      "./",
      "1 + 1",
      "__proto__",
      "constructor",
      "toString:1",
      "human\u0000",
      "hümän",
      "７",
      `gtp${"x".repeat(100_000)}`,
    ];
    for (const text of hostile) {
      expect(parseSpec(text)).toEqual({
        ok: false,
        refusal: { code: "player-unknown", facts: { text, choices: specForms().join(", ") } },
      });
    }
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const read = parseSpec(text);
        if (read.ok) expect(parseSpec(makeSpec(read.value))).toEqual(read);
      }),
    );
  });

  it("is held to the kinds that are asked for, and the list names no others", () => {
    expect(parseSpec("smart", ["human", "random"])).toEqual({
      ok: false,
      refusal: { code: "player-unknown", facts: { text: "smart", choices: "human, random" } },
    });
    expect(specForms(["program", "human", "engine"])).toEqual([
      "human",
      "engine:1…engine:20",
      "line:PROGRAM",
      "gtp:PROGRAM",
      "nboard:PROGRAM",
      "nimsys:PROGRAM",
      "competition:PROGRAM",
      "java:PROGRAM",
    ]);
  });

  it("is held to the protocols that are asked for; a bare command line speaks the line protocol", () => {
    const choices = "human, gtp:PROGRAM";
    for (const text of ["line:x", "nimsys:x", "python3 bot.py"]) {
      expect(parseSpec(text, ["human", "program"], ["gtp"])).toEqual({
        ok: false,
        refusal: { code: "player-unknown", facts: { text, choices } },
      });
    }
    expect(parseSpec("gtp:x", ["human", "program"], ["gtp"])).toMatchObject({ ok: true });
    expect(parseSpec("python3 bot.py", ["human"])).toMatchObject({ ok: false });
  });

  it("has a form for every kind", () => {
    for (const kind of playerKinds) expect(specForms([kind]).length).toBeGreaterThan(0);
  });
});

describe("the players of a game", () => {
  const all: readonly Game[] = [stones, kayles, sticks, piles, taking, reversi];
  const engine = {
    analyse: () => {
      throw new Error("not asked");
    },
    choose: async () => 0,
  };
  const resources = { chance: seededChance(1), openEngine: async () => engine };

  it("are opened as they are listed, and no others", async () => {
    for (const game of all) {
      for (const spec of opponentsOf(game)) {
        expect(kindsOf(game)).toContain(spec.kind);
        expect((await openPlayer(spec, game, resources))?.name).toMatch(/\S/);
      }
      expect(opponentsOf(game)).toContainEqual(usualOpponent(game));
    }
    const open = async (text: string, game: Game) =>
      (await openPlayer(must(parseSpec(text)), game, resources))?.name;
    expect(await open("depth:3", reversi)).toBe("Engine");
    expect(await open("heuristic", sticks)).toBe("Heuristic");
    for (const [text, game] of [
      ["heuristic", piles],
      ["engine:3", sticks],
      ["depth:3", stones],
      ["smart", reversi],
      ["casual", reversi],
      ["human", sticks],
      ["gtp:x", reversi],
    ] as const) {
      expect(await open(text, game)).toBeUndefined();
    }
  });

  it("that need the engine are not there without one", async () => {
    const chance = seededChance(1);
    expect(await openPlayer({ kind: "engine", level: 3 }, reversi, { chance })).toBeUndefined();
    expect(await openPlayer({ kind: "random" }, reversi, { chance })).toMatchObject({ name: "Random" });
  });
});

it("someone who has just come in begins and could win, at every Nim", () => {
  for (const game of [stones, kayles, sticks, piles, taking]) {
    const start = game.start(must(game.options(usualOptions(game))));
    expect([game.id, must(outcomeOf(start))]).toEqual([game.id, "win"]);
  }
  // By its own options the first is lost.
  expect(must(outcomeOf(stones.start(stones.defaults)))).toBe("loss");
});
