import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kayles, reversi, sticks } from "../games/index.ts";
import { botKinds, botsFrom, parseBots } from "./bots.ts";
import type { BotSetup } from "./setup.ts";

const code = (text: string) => {
  const read = parseBots(text, kayles);
  return read.ok ? "ok" : { code: read.refusal.code, ...read.refusal.facts };
};
const of = (...bots: readonly unknown[]) => JSON.stringify(bots);
const b = { name: "b", builtin: "smart" };

describe("a file of bots", () => {
  it("has for each a command line or a player of this house, and what its program may have", () => {
    const text = `{ "bots": [
      { "name": "Anna", "run": "python3 anna.py", "directory": "bots/anna", "environment": { "SEED": "7", "__proto__": "x" },
        "limits": { "memory": 256, "processes": 8 }, "fresh": true },
      { "name": "Edax", "run": "edax -gtp", "protocol": "gtp" },
      { "name": "Ntest", "run": "ntest x", "protocol": "nboard", "depth": 12 },
      { "builtin": "smart" },
      { "name": "__proto__", "builtin": "Casual", "fresh": false }
    ] }`;
    const bots: BotSetup[] = [
      {
        name: "Anna",
        player: { kind: "program", protocol: "line", command: "python3 anna.py" },
        directory: "bots/anna",
        environment: Object.fromEntries([
          ["SEED", "7"],
          ["__proto__", "x"],
        ]),
        limits: { memory: 268_435_456, processes: 8 },
        fresh: true,
      },
      { name: "Edax", player: { kind: "program", protocol: "gtp", command: "edax -gtp" } },
      { name: "Ntest", player: { kind: "program", protocol: "nboard", command: "ntest x" }, depth: 12 },
      { name: "smart", player: { kind: "smart" } },
      { name: "__proto__", player: { kind: "grade", grade: "casual" } },
    ];
    expect(parseBots(text)).toEqual({ ok: true, value: bots });
    expect(parseBots(`\uFEFF${text}`, kayles)).toEqual({ ok: true, value: bots });
    expect(parseBots(of({ builtin: "engine:7" }, { builtin: "depth:8" }), reversi)).toMatchObject({
      ok: true,
    });
  });

  it("that is broken is told with line, column and reason", () => {
    expect(code('[\n  {"name": "a" "run": "x"}\n]')).toEqual({
      code: "bots-not-json",
      line: 2,
      column: 16,
      fault: "comma-missing",
      near: '"run": "x"}',
    });
  });

  it("with a wrong member is told with the bot, the member and what is right", () => {
    const known: [unknown, unknown][] = [
      [7, { code: "bot-not-object", bot: 1 }],
      [{ name: "a" }, { code: "bot-player-missing", bot: 1, name: "a" }],
      [
        { name: "a", run: "x", builtin: "smart" },
        { code: "bot-player-twice", bot: 1, name: "a", members: "run, builtin" },
      ],
      [
        { name: "a", remote: "wss://x" },
        { code: "bot-remote", bot: 1, name: "a" },
      ],
      [
        { name: "a", run: " " },
        { code: "bot-member-wrong", bot: 1, name: "a", member: "run", wanted: { kind: "text", most: 4096 } },
      ],
      [
        { name: "", run: "x" },
        { code: "bot-member-wrong", bot: 1, name: "", member: "name", wanted: { kind: "text", most: 60 } },
      ],
      [
        { name: "a\nb", run: "x" },
        { code: "bot-member-wrong", bot: 1, name: "", member: "name", wanted: { kind: "text", most: 60 } },
      ],
      [
        { name: "a".repeat(61), run: "x" },
        { code: "bot-member-wrong", bot: 1, name: "", member: "name", wanted: { kind: "text", most: 60 } },
      ],
      [
        { name: "a", comand: "x" },
        {
          code: "bot-member-unknown",
          bot: 1,
          name: "a",
          member: "comand",
          known: "name, run, builtin, remote, protocol, directory, environment, limits, fresh, depth",
        },
      ],
      [
        { name: "a", builtin: "smrt" },
        {
          code: "bot-builtin-unknown",
          bot: 1,
          name: "a",
          text: "smrt",
          choices: "random, beginner, casual, steady, expert, perfect, smart",
        },
      ],
      [
        { name: "a", builtin: "human" },
        {
          code: "bot-builtin-unknown",
          bot: 1,
          name: "a",
          text: "human",
          choices: "random, beginner, casual, steady, expert, perfect, smart",
        },
      ],
      [
        { name: "a", builtin: "python3 x.py" },
        {
          code: "bot-builtin-unknown",
          bot: 1,
          name: "a",
          text: "python3 x.py",
          choices: "random, beginner, casual, steady, expert, perfect, smart",
        },
      ],
      [
        { name: "a", run: "x", protocol: "uci" },
        {
          code: "bot-member-wrong",
          bot: 1,
          name: "a",
          member: "protocol",
          wanted: { kind: "choice", choices: "line, gtp, nboard, nimsys, competition, java" },
        },
      ],
      [
        { name: "a", builtin: "smart", protocol: "gtp" },
        { code: "bot-member-wrong", bot: 1, name: "a", member: "protocol", wanted: { kind: "program" } },
      ],
      [
        { name: "a", run: "x", directory: 7 },
        {
          code: "bot-member-wrong",
          bot: 1,
          name: "a",
          member: "directory",
          wanted: { kind: "text", most: 4096 },
        },
      ],
      [
        { name: "a", run: "x", environment: [] },
        { code: "bot-member-wrong", bot: 1, name: "a", member: "environment", wanted: { kind: "object" } },
      ],
      [
        { name: "a", run: "x", environment: { "A B": "x" } },
        {
          code: "bot-member-wrong",
          bot: 1,
          name: "a",
          member: "environment.A B",
          wanted: { kind: "text", most: 4096 },
        },
      ],
      [
        { name: "a", run: "x", limits: { memory: "1G" } },
        {
          code: "bot-member-wrong",
          bot: 1,
          name: "a",
          member: "limits.memory",
          wanted: { kind: "whole", min: 1, max: 1_048_576 },
        },
      ],
      [
        { name: "a", run: "x", limits: { ram: 1 } },
        { code: "bot-member-unknown", bot: 1, name: "a", member: "limits.ram", known: "memory, processes" },
      ],
      [
        { name: "a", run: "x", fresh: "yes" },
        { code: "bot-member-wrong", bot: 1, name: "a", member: "fresh", wanted: { kind: "boolean" } },
      ],
      [
        { name: "a", run: "x", protocol: "gtp", depth: 8 },
        { code: "bot-member-wrong", bot: 1, name: "a", member: "depth", wanted: { kind: "nboard" } },
      ],
      [
        { name: "a", run: "x", protocol: "nboard", depth: 0 },
        {
          code: "bot-member-wrong",
          bot: 1,
          name: "a",
          member: "depth",
          wanted: { kind: "whole", min: 1, max: 60 },
        },
      ],
      [
        { name: "b", run: "x" },
        { code: "bot-name-taken", bot: 2, name: "b", other: 1 },
      ],
    ];
    for (const [bot, refusal] of known) expect(code(of(bot, b))).toEqual(refusal);
    expect(code("7")).toEqual({ code: "bots-not-list" });
    expect(code("{}")).toEqual({ code: "bots-not-list" });
    expect(code('{"bots": [], "bot": 1}')).toEqual({
      code: "bots-member-unknown",
      member: "bot",
      known: "bots",
    });
    expect(code("[]")).toEqual({ code: "bots-too-few", least: 2 });
    expect(code(of(...Array.from({ length: 1001 }, (_, name) => ({ ...b, name: `${name}` }))))).toEqual({
      code: "bots-too-many",
      most: 1000,
    });
  });

  it("may hold anything", () => {
    const member = fc.constantFrom(
      "name",
      "run",
      "builtin",
      "remote",
      "protocol",
      "environment",
      "limits",
      "__proto__",
    );
    const bots = fc.array(fc.dictionary(member, fc.jsonValue()), { maxLength: 3 });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          bots.map((list) => JSON.stringify(list)),
        ),
        (text) => void parseBots(text),
      ),
    );
  });
});

describe("bots on a command line", () => {
  it("are called by their texts, who comes again with a number", () => {
    const read = botsFrom(["smart", "python3 bot.py", "smart", "smart", `./${"x".repeat(80)}`], sticks);
    expect(read.ok && read.value.map(({ name }) => name)).toEqual([
      "smart",
      "python3 bot.py",
      "smart 2",
      "smart 3",
      `./${"x".repeat(57)}…`,
    ]);
    expect(botsFrom(["smrt", "smart"], sticks)).toMatchObject({
      ok: false,
      refusal: { code: "player-unknown" },
    });
    expect(botsFrom(["engine:3", "smart"], sticks)).toMatchObject({ ok: false });
  });

  it("are of kinds that the game has, without people and without those that follow the results", () => {
    expect(botKinds(reversi)).toEqual(["random", "engine", "search"]);
    expect(botKinds(sticks)).toEqual(["random", "heuristic", "grade", "smart"]);
    expect(botKinds(kayles)).toEqual(["random", "grade", "smart"]);
  });
});
