import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faultKinds } from "../game.ts";
import { botOf, honest, type PlayOptions, playGames, Scripts } from "./fixtures.ts";
import type { PlayedGame, RefereedBot } from "./referee.ts";

let scripts: Scripts;
let good: RefereedBot;
beforeAll(() => {
  scripts = new Scripts();
  good = scripts.bot(honest);
});
afterAll(() => scripts.remove());

const MiB = 1024 * 1024;
const quick = { kind: "game", initial: 1500, increment: 0 } as const;

/** A bot's first game against an honest one, while two honest ones play beside it. */
async function against(bot: RefereedBot, options: PlayOptions = {}): Promise<PlayedGame> {
  const games = await playGames(
    [bot, good, good],
    [
      [0, 1],
      [1, 2],
      [2, 1],
    ],
    { lanes: 2, ...options },
  );
  for (const { game, evidence } of games.slice(1)) {
    expect(game.fault).toBeNull();
    expect(evidence).toBeNull();
    expect(game.winner).not.toBeNull();
  }
  return games[0] as PlayedGame;
}

const faulty: readonly [string, string, PlayOptions, object][] = [
  [
    "late",
    "moves((line) => setTimeout(() => say(first(line)), 3000));",
    { clock: quick },
    { kind: "time", over: expect.any(Number) },
  ],
  [
    "silent after it was ready",
    "moves(() => {});",
    { clock: quick },
    { kind: "time", over: expect.any(Number) },
  ],
  [
    "ready, and never reads",
    'say("ready"); setInterval(() => {}, 1000);',
    { clock: quick },
    { kind: "time" },
  ],
  [
    "never ready, with comments",
    'say("# thinking"); on(() => {});',
    { clock: quick, start: 500 },
    { kind: "stall", seconds: expect.any(Number) },
  ],
  [
    "silent from the start",
    "on(() => {});",
    { clock: quick, start: 500 },
    { kind: "start", code: "not-ready" },
  ],
  ["dying with a status", "moves(() => process.exit(3));", {}, { kind: "crash", status: 3, signal: null }],
  ["dying with status 0", "moves(() => process.exit(0));", {}, { kind: "crash", status: 0, signal: null }],
  [
    "dying by a signal",
    'moves(() => process.kill(process.pid, "SIGSEGV"));',
    {},
    { kind: "crash", status: null, signal: "SIGSEGV" },
  ],
  [
    "outside the row",
    'moves(() => say("9 1"));',
    {},
    { kind: "illegal", move: "9 1", refusal: { code: "outside-row" } },
  ],
  [
    "taking too many",
    'moves(() => say("1 3"));',
    {},
    { kind: "illegal", refusal: { code: "count-not-allowed" } },
  ],
  [
    "taking what is gone",
    "let once; moves((line) => say((once ??= first(line))));",
    {},
    { kind: "illegal", refusal: { code: "already-taken" } },
  ],
  [
    "no move at all",
    'moves(() => say("\\x1b[2Jh\\u202ei " + "x".repeat(500)));',
    {},
    { kind: "malformed", line: expect.stringMatching(/^\\x1b\[2Jh\\u\{202e\}i x+…$/) },
  ],
  [
    "a line without end",
    'moves(() => process.stdout.write("x".repeat(200000)));',
    {},
    { kind: "flood", of: "line" },
  ],
  [
    "long comments",
    'moves(() => say(("# " + "x".repeat(60000) + "\\n").repeat(40)));',
    {},
    { kind: "flood", of: "answer" },
  ],
  ["many comments", 'moves(() => say("#\\n".repeat(3000)));', {}, { kind: "flood", of: "lines" }],
  [
    "two answers",
    'moves((line) => say(first(line) + "\\n" + first(line)));',
    {},
    { kind: "protocol", line: "1 1" },
  ],
];

describe("the referee", () => {
  it.each(faulty)("tells a bot that is %s", async (_, source, options, fault) => {
    const { game, evidence } = await against(scripts.bot(source), options);
    expect(game.fault).toMatchObject(fault);
    expect(game.winner).toBe(1);
    expect(evidence?.command).toContain("bot-");
    expect(evidence?.sandbox).toBe(0);
    expect(evidence?.lines.some(({ to, text }) => to === "bot" && text.startsWith("new kayles"))).toBe(true);
  });

  it("tells a program that cannot be started", async () => {
    const { game } = await against(botOf(["/nowhere/at/all"]));
    expect(game.fault).toEqual({ kind: "start", code: "ENOENT" });
  });

  it("tells a bot that takes more memory than it may", async () => {
    const hungry = "const all = []; moves(() => setInterval(() => all.push(Buffer.alloc(2e7, 1)), 5));";
    const { game, evidence } = await against(scripts.bot(hungry, { limits: { memory: 200 * MiB } }));
    expect(game.fault).toEqual({ kind: "memory" });
    expect(evidence?.memory).toBe(200 * MiB);
  });

  it("tells a bot that dies while the other thinks, and the other plays on", async () => {
    const dying = scripts.bot(
      "moves((line) => { say(first(line)); setTimeout(() => process.exit(7), 20); });",
    );
    const slow = scripts.bot("moves((line) => setTimeout(() => say(first(line)), 300));");
    const games = await playGames(
      [dying, slow, good],
      [
        [0, 1],
        [1, 2],
      ],
      { lanes: 1 },
    );
    expect(games[0]?.game).toMatchObject({ fault: { kind: "crash", status: 7 }, winner: 1, plies: 1 });
    // What it was thinking about is not taken for a move of the next game.
    expect(games[1]?.game).toMatchObject({ fault: null, winner: 0, plies: 5 });
  });

  it("has a scripted bot for every verdict", () => {
    const tested = new Set<string>([
      "start",
      "memory",
      ...faulty.map(([, , , fault]) => String((fault as { kind: string }).kind)),
    ]);
    expect(faultKinds.filter((kind) => !tested.has(kind))).toEqual([]);
  });

  it("keeps the last lines each way, standard error, and nothing that could harm a terminal", async () => {
    const source = `
      console.error("boo\\x1b[31m" + "e".repeat(10000) + " the end");
      moves(() => { for (let at = 0; at < 30; at++) say("# thought " + at); say("nonsense"); });`;
    const { evidence } = await against(scripts.bot(source));
    const said = evidence?.lines.filter(({ to }) => to === "referee").map(({ text }) => text);
    expect(said).toHaveLength(20);
    expect(said?.slice(-2)).toEqual(["# thought 29", "nonsense"]);
    expect(evidence?.errors).toMatch(/e the end\n$/);
    expect(evidence?.errors.length).toBeLessThanOrEqual(4096);
    const times = evidence?.lines.map(({ at }) => at) ?? [];
    expect([...times].sort((a, b) => a - b)).toEqual(times);
  });
});

const sound: readonly [string, string, PlayOptions][] = [
  ["with CRLF", 'moves((line) => process.stdout.write(first(line) + "\\r\\n"));', {}],
  ["with comments and empty lines", 'moves((line) => say("# a\\n\\n#b\\n" + first(line)));', {}],
  [
    "that says all in one chunk",
    'on((line) => line.startsWith("go") && say("ready\\n# one\\n" + first(line)));',
    {},
  ],
  ["of five lines", 'on((line) => { if (line.startsWith("go")) say(first(line)); });', {}],
  ["that starts slowly", "setTimeout(() => moves((line) => say(first(line))), 2500);", { clock: quick }],
  [
    "that starts slowly without a word",
    'setTimeout(() => on((line) => line.startsWith("go") && say(first(line))), 2500);',
    { clock: quick },
  ],
  [
    "that answers piece by piece",
    'moves((line) => { process.stdout.write("\\t" + first(line)); setTimeout(() => say(" "), 20); });',
    {},
  ],
  [
    "that floods standard error",
    'moves((line) => { process.stderr.write("e".repeat(8e6)); say(first(line)); });',
    {},
  ],
  [
    "that writes moves in the longest form",
    'moves((line) => { const at = line.split(" ")[1].indexOf("1") + 1; say("1:" + at + "-" + at); });',
    {},
  ],
];

describe("a bot that is not at fault", () => {
  it.each(sound)("%s", async (_, source, options) => {
    const bot = scripts.bot(source);
    const games = await playGames(
      [bot, good],
      [
        [0, 1],
        [1, 0],
        [0, 0],
      ],
      { lanes: 1, ...options },
    );
    for (const { game, evidence } of games) {
      expect(game.fault, JSON.stringify(evidence)).toBeNull();
      // Nobody takes two: five sticks, five plies, and the first player has the last.
      expect(game).toMatchObject({ plies: 5, winner: 0, annulled: 0 });
      expect(game.moves).toBe("1:1-1,1:2-2,1:3-3,1:4-4,1:5-5");
    }
  });
});
