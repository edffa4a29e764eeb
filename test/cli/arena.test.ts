import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gameOf, must } from "../../src/games/index.ts";
import { parseGgf, parseRecord } from "../../src/notation/index.ts";
import { languageTags } from "../../src/words/index.ts";
import { arena } from "../arena/command.ts";

/** `grundy arena` as whoever types it sees it: the forms that others read are those of spec/arena.md. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "grundy-arena-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) => arena(folder, args);
const file = (name: string, text: string) => writeFileSync(join(folder, name), text);

async function answer(...args: string[]): Promise<string> {
  const { stdout, stderr, status } = await run(...args);
  expect([args, stderr, status]).toEqual([args, "", 0]);
  return stdout;
}

async function json(...args: string[]): Promise<Record<string, unknown>> {
  const text = await answer(...args, "--json");
  expect(text.trimEnd()).not.toContain("\n");
  return JSON.parse(text) as Record<string, unknown>;
}

describe("stats --json", () => {
  // The published rows of spec/arena.md: fastchess, fishtest, OpenBench.
  const llrs = [
    ["normalized", "--games", "36027,68692,36433", "0,2", 0.923293],
    ["normalized", "--games", "10650,20431,10871", "-1.75,0.25", 2.2975],
    ["logistic", "--games", "21184,40708,21404", "0.5,2.5", -1.571889],
    ["logistic", "--games", "57030,106593,57433", "0,2", -2.593024],
    ["normalized", "--pairs", "365,16618,36229,16974,390", "0,2", 2.250368],
    ["normalized", "--pairs", "127,4883,10712,5150,104", "-1.75,0.25", 3.010154],
    ["logistic", "--pairs", "223,9863,21279,10037,246", "0.5,2.5", -3.074126],
    ["logistic", "--pairs", "871,26175,55983,26678,821", "0,2", -4.978673],
    ["logistic", "--pairs", "10789,19328,33806,19402,10543", "-3,1", 2.131068],
    ["normalized", "--pairs", "39,8843,26675,9240,44", "0.5,2.5", 2.941675],
    ["logistic", "--pairs", "10,0,30,0,20", "0,20", 0.960388],
    ["normalized", "--pairs", "10,0,30,0,20", "0,20", 0.954974],
    ["logistic", "--pairs", "3,0,40,0,7", "0,20", 0.756815],
    ["normalized", "--pairs", "3,0,40,0,7", "0,20", 0.568191],
    ["logistic", "--pairs", "0,0,50,0,0", "0,20", -2.952647],
    ["normalized", "--pairs", "0,0,50,0,0", "0,20", -0.324314],
    ["logistic", "--pairs", "12,5,80,9,14", "0,20", 0.127938],
    ["normalized", "--pairs", "12,5,80,9,14", "0,20", 0.259245],
  ] as const;
  it.each(llrs)("%s %s %s, bounds %s: LLR %d", async (model, of, counts, bounds, llr) => {
    const told = await json("stats", of, counts, `--sprt=${bounds}`, "--model", model);
    expect(told.llr).toBeCloseTo(llr, 5);
    expect(told.lower).toBeCloseTo(-2.944438979, 8);
    expect(told.upper).toBeCloseTo(2.944438979, 8);
    expect(told.decision).toBe(llr > 2.944439 ? "H1" : llr < -2.944439 ? "H0" : null);
  });

  const elos = [
    ["--pairs", "10,0,30,0,20", { elo: 58.4492, elo_error: 62.8705, los: 0.969854 }],
    ["--pairs", "3,0,40,0,7", { elo: 27.8533, elo_error: 42.8658, los: 0.900711 }],
    ["--pairs", "0,0,50,0,0", { elo: 0, elo_error: 0.6809, los: 0.5 }],
    ["--pairs", "12,5,80,9,14", { elo: 11.5855, elo_error: 30.8671, los: 0.769782 }],
    [
      "--games",
      "89,123,76",
      { elo: -15.6935, elo_error: 30.458, nelo: -20.7564, nelo_error: 40.126, los: 0.155326 },
    ],
    [
      "--pairs",
      "34,54,63,64,75",
      { elo: 55.5798, elo_error: 27.6534, nelo: 57.9356, nelo_error: 28.2754, los: 0.99997 },
    ],
    [
      "--pairs",
      "332,433,498,333,334",
      { elo: -8.6427, elo_error: 10.3342, nelo: -9.1729, nelo_error: 10.9605, los: 0.05047 },
    ],
  ] as const;
  it.each(elos)("%s %s", async (of, counts, expected) => {
    const told = await json("stats", of, counts);
    expect(Object.keys(told)).toEqual(["score", "elo", "elo_error", "nelo", "nelo_error", "los"]);
    for (const [name, value] of Object.entries(expected))
      expect([name, told[name]]).toEqual([name, expect.closeTo(value, name === "los" ? 6 : 4)]);
  });

  it("has the estimate without the bias of having stopped, as fishtest reckons it", async () => {
    const told = await json("stats", "--pairs", "10789,19328,33806,19402,10543", "--sprt=-3,1");
    expect(told.elo_unbiased).toEqual({
      value: expect.closeTo(-0.992537, 5),
      low: expect.closeTo(-3.488492, 5),
      high: expect.closeTo(1.488586, 5),
    });
  });

  it("says no NaN, whatever the counts", async () => {
    for (const counts of ["0,0,0,0,1", "1,0,0,0,0", "999999999999,0,0,0,1", "0,0,1,0,0"])
      expect(await answer("stats", "--pairs", counts, "--sprt", "0,20", "--json")).not.toMatch(
        /NaN|Infinity/,
      );
    for (const counts of ["0,0,1", "0,1,0", "5,0,0"])
      expect(await answer("stats", "--games", counts)).not.toMatch(/NaN|Infinity|[^0-9.]-0\.0/);
  });
});

describe("rate --json", () => {
  // Laskos' example, as Ordo and BayesElo are compared by.
  const results = "H,S,18,9,3\nS,K,18,9,3\nH,K,24,6,0\n";

  it("is Bradley and Terry's, mean 0", async () => {
    file("results.csv", results);
    const told = await json("rate", "results.csv", "--no-prior");
    expect(told).toEqual({
      H: { rating: expect.closeTo(190.8485, 3), error: expect.any(Number) },
      S: { rating: expect.closeTo(0, 3), error: expect.any(Number) },
      K: { rating: expect.closeTo(-190.8485, 3), error: expect.any(Number) },
    });
    file("four.csv", "A,B,13,0,7\nA,C,16,0,4\nA,D,19,0,1\nB,C,12,0,8\nB,D,15,0,5\nC,D,14,0,6\n");
    const four = (await json("rate", "four.csv", "--no-prior")) as Record<string, { rating: number }>;
    expect(Object.values(four).map(({ rating }) => rating)).toEqual(
      [192.4212, 40.2051, -40.2051, -192.4212].map((rating) => expect.closeTo(rating, 3)),
    );
  });

  it("takes any name, in quotation marks too, and shows none that would write on the terminal", async () => {
    file("names.csv", 'A,B,winsA,draws,winsB\n__proto__,constructor,1,2,3\n"a, ""b""",\u001b[31mred,1,0,0\n');
    expect(Object.keys(await json("rate", "names.csv"))).toEqual([
      "__proto__",
      "constructor",
      'a, "b"',
      "\u001b[31mred",
    ]);
    expect(await answer("rate", "names.csv")).not.toContain("\u001b");
  });
});

describe("pair --json", () => {
  it("is the next Swiss round, by name", async () => {
    const state = {
      players: [
        { name: "a", score: 2, opponents: ["b"], byes: 0 },
        { name: "b", score: 0, opponents: ["a"], byes: 0 },
        { name: "c", score: 1.5, opponents: [], byes: 1 },
      ],
    };
    file("state.json", JSON.stringify(state));
    expect(await json("pair", "state.json")).toEqual({ pairs: [["a", "c"]], bye: "b", rematches: [] });
    file(
      "hostile.json",
      JSON.stringify({
        players: [
          { name: "__proto__", number: 1 },
          { name: "\u001b[2J", number: 2 },
        ],
      }),
    );
    expect((await json("pair", "hostile.json")).pairs).toEqual([["__proto__", "\u001b[2J"]]);
    expect(await answer("pair", "hostile.json")).not.toContain("\u001b");
  });
});

describe("a match", () => {
  const options = ["--file", "match.db", "--seed", "3", "--lanes", "2", "--tc", "600"];

  it("is told in the lines that scripts of match programs read", async () => {
    const text = await answer("match", "smart", "random", "--pairs", "12", "--sprt", "0,20", ...options);
    const lines = text.split("\n");
    const games = lines.filter((line) => line.startsWith("Finished game "));
    expect(games).toHaveLength(24);
    for (const line of games)
      expect(line).toMatch(
        /^Finished game \d+ \((smart vs random|random vs smart)\): (1-0|0-1|1\/2-1\/2) \{.+\}$/,
      );
    const number = String.raw`(?:-?\d+\.\d\d|\?)`;
    for (const form of [
      String.raw`Results of smart vs random \(600, kayles\):`,
      String.raw`Elo: ${number} \+/- ${number}, nElo: ${number} \+/- ${number}`,
      String.raw`LOS: ${number} %, DrawRatio: ${number} %, PairsRatio: \S+`,
      String.raw`Games: 24, Wins: \d+, Losses: \d+, Draws: 0, Points: \d+\.\d \(${number} %\)`,
      String.raw`Ptnml\(0-2\): \[\d+, 0, \d+, 0, \d+\]`,
      String.raw`LLR: ${number} \(-?\d+\.\d%\) \(-2\.94, 2\.94\) \[0\.00, 20\.00\]`,
    ])
      expect(
        lines.filter((line) => new RegExp(`^${form}$`).test(line)),
        form,
      ).toHaveLength(1);
  });

  it("prints with --json one object a line: each game, then the result", async () => {
    const text = await answer("match", "smart", "random", "--pairs", "12", "--json", ...options);
    const told = text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const result = told.pop();
    expect(told).toHaveLength(24);
    for (const game of told) {
      expect(game).toMatchObject({ type: "game", verdicts: [], moves: expect.any(Array) });
      expect([game.first, game.second].sort()).toEqual(["random", "smart"]);
      expect([game.first, game.second]).toContain(game.winner);
      expect(game.pair).toBe(Math.ceil((game.game as number) / 2));
    }
    // One opening, both sides.
    for (const game of told) {
      const both = told.filter(({ pair }) => pair === game.pair);
      expect(both.map(({ opening }) => opening)).toEqual([game.opening, game.opening]);
      expect(new Set(both.map(({ first }) => first)).size).toBe(2);
    }
    expect(result).toMatchObject({
      type: "result",
      players: ["smart", "random"],
      games: 24,
      ending: "complete",
      pairs: expect.any(Array),
    });
    const counts = ((result?.pairs ?? []) as number[]).join(",");
    expect(await json("stats", "--pairs", counts)).toEqual({
      score: result?.score,
      elo: result?.elo,
      elo_error: result?.elo_error,
      nelo: result?.nelo,
      nelo_error: result?.nelo_error,
      los: result?.los,
    });
    // Those of the first match of the same seed.
    const shown = await answer("show", "--json", "--file", "match.db");
    expect(shown.trimEnd().split("\n")).toHaveLength(2);
  });

  it("lasts until its test is decided when nothing else is said", async () => {
    const text = await answer("match", "smart", "random", "--sprt", "0,20", ...options);
    expect(text).toContain("The test is decided: smart is stronger than random by more than 0 Elo");
  });

  it("goes on with a bot's faults, and has the evidence", async () => {
    file(
      "crash.cjs",
      'process.stdin.on("data", (text) => { if (/^go/m.test(String(text))) { console.error("lost\\u001b[31m"); process.exit(3); } });',
    );
    const bot = `"${process.execPath}" crash.cjs`;
    const lines = (await answer("match", bot, "random", "--pairs", "2", "--json", ...options)).split("\n");
    const [game] = lines.map((line) => JSON.parse(line || "{}") as Record<string, unknown>);
    expect(game?.verdicts).toEqual([
      {
        bot: game?.second === "random" ? game?.first : game?.second,
        verdict: "crash",
        status: 3,
        signal: null,
      },
    ]);
    const [listed] = (await answer("show", "--file", "match.db")).split(" ");
    const shown = await answer("show", listed ?? "", "--game", String(game?.game), "--file", "match.db");
    expect(shown).toMatch(
      /ended in the middle of the game with status 3\n.*> go .*Standard error:\nlost\\x1b\[31m\n$/s,
    );
  });
});

describe("export", () => {
  const options = ["--file", "export.db", "--seed", "1", "--tc", "600"];

  it("has records, JSON lines and tables of the Nim family, and says that GGF cannot hold them", async () => {
    file(
      "odd.json",
      JSON.stringify([
        { name: '=1+1 "x", y', builtin: "random" },
        { name: "__proto__", builtin: "smart" },
        { name: "<b>&", builtin: "steady" },
      ]),
    );
    await answer("tournament", "odd.json", "--pairs", "2", "--game", "sticks", ...options);
    const [records, jsonl, csv, html] = await Promise.all(
      ["records", "jsonl", "csv", "html"].map((format) =>
        answer("export", "--format", format, "--file", "export.db"),
      ),
    );
    const kept = (records ?? "")
      .trimEnd()
      .split("\n")
      .map((line) => must(parseRecord(line)));
    expect(kept).toHaveLength(12);
    const games = (jsonl ?? "")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as { winner: string });
    const rows = cells(csv ?? "");
    expect(rows[0]?.join()).toBe(
      "game,pair,first,second,result,fault,plies,thought_first_ms,thought_second_ms,opening,moves",
    );
    expect(rows.slice(1).map(([game, pair]) => [game, pair])).toEqual(
      games.map((_game, at) => [String(at + 1), String(Math.floor(at / 2) + 1)]),
    );
    // What a spreadsheet would reckon is a text there.
    expect(new Set(rows.slice(1).flatMap((row) => row.slice(2, 4)))).toEqual(
      new Set(['\'=1+1 "x", y', "__proto__", "<b>&"]),
    );
    expect(html).toContain("&lt;b&gt;&amp;");
    expect(html).not.toContain("<b>");
    expect(await run("export", "--format", "ggf", "--file", "export.db")).toEqual({
      stdout: "",
      stderr: "grundy: ggf cannot hold a game of sticks; use records\n",
      status: 1,
    });
    expect(await answer("export", "--format", "csv", "--out", "games.csv", "--file", "export.db")).toBe(
      "games.csv has 12 games.\n",
    );
    expect(readFileSync(join(folder, "games.csv"), "utf8")).toBe(csv);
  });

  it("has games of Reversi in GGF, with who won where a fault has ended one", async () => {
    file(
      "quits.cjs",
      'process.stdin.on("data", (text) => { if (/^go/m.test(String(text))) process.exit(1); });',
    );
    const bot = `"${process.execPath}" quits.cjs`;
    await answer(
      "match",
      "random",
      "engine:1",
      "--pairs",
      "2",
      "--game",
      "reversi",
      "--size",
      "6",
      ...options,
    );
    const played = (await answer("export", "--format", "ggf", "--file", "export.db")).trimEnd().split("\n");
    expect(played).toHaveLength(4);
    for (const line of played) {
      const { position, properties } = must(parseGgf(line));
      expect(gameOf("reversi").outcome(position)).toBeDefined();
      expect(properties.get("RE")).toBe(String(position.discs[0] - position.discs[1]));
      expect([properties.get("PB"), properties.get("PW")].sort()).toEqual(["engine:1", "random"]);
    }
    await answer(
      "match",
      bot,
      "random",
      "--pairs",
      "1",
      "--game",
      "reversi",
      "--openings",
      "start",
      ...options,
    );
    const lost = (await answer("export", "--format", "ggf", "--file", "export.db")).trimEnd().split("\n");
    expect(lost.map((line) => must(parseGgf(line)).properties.get("RE"))).toEqual(["-64:r", "+64:r"]);
  });
});

/** RFC 4180. */
function cells(csv: string): string[][] {
  return csv
    .trimEnd()
    .split("\n")
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
      ),
    );
}

describe("check", () => {
  const source = (answers: string, rest = "") =>
    `const lines = require("node:readline").createInterface({ input: process.stdin });
     lines.on("line", (line) => { const [word, row = ""] = line.split(" "); const place = row.lastIndexOf("1") + 1; if (word === "go") { ${answers} } });${rest}`;
  const bots = [
    ["reads to the end", source("console.log(place + ' 1')"), /^.* can play kayles/, 0],
    ["counts from 0", source("console.log(place - 1 + ' 1')"), /it counts from 0, the game from 1/, 1],
    [
      "prompts",
      source("console.log('My move: ' + place + ' 1')"),
      /Words beside the move, 20 of 20 times/,
      1,
    ],
    ["answers twice", source("console.log(place + ' 1'); console.log('1 1')"), /More than one answer/, 1],
    [
      "keeps its answers in a buffer",
      `let kept = "";${source("kept += place + ' 1\\n'", "lines.on('close', () => process.stdout.write(kept));")}`,
      /No answer until its input was closed \(then “\d+ 1”\): flush after each line\./,
      1,
    ],
    [
      "never ends",
      `process.on("SIGTERM", () => {}); setInterval(() => {}, 1000);${source("console.log(place + ' 1')")}`,
      /does not end on quit/,
      1,
    ],
    [
      "crashes",
      source("throw new Error('boom')"),
      /It ended with status 1 before it answered: .*\nIts standard error ends with: Node\.js v/,
      1,
    ],
  ] as const;
  it.each(bots)("of a bot that %s", async (_name, text, told, status) => {
    file("bot.cjs", text);
    const checked = await run("check", `"${process.execPath}" bot.cjs`);
    expect(checked).toMatchObject({ stderr: "", status });
    expect(checked.stdout).toMatch(told);
  });

  it("answers with JSON, and says when nothing can be started", async () => {
    const { stdout, status } = await run("check", "./nobody", "--json");
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toEqual({
      bot: "./nobody",
      game: "kayles",
      fit: false,
      findings: [{ code: "unstartable", facts: { code: "ENOENT" } }],
    });
  });
});

describe("whatever is wrong", () => {
  const listed = '[{"name":"a","builtin":"smart"},{"name":"b","builtin":"random"}]';
  const wrong: readonly (readonly [readonly string[], RegExp])[] = [
    [[], /^arena needs a command: match, /],
    [["frob"], /^there is no command “frob”/],
    [["match"], /^<a> is missing/],
    [["match", "smart", "frob"], /^There is no player called “frob”/],
    [["match", "smart", "python3 'x"], /^“python3 'x” is no command line: a quotation mark is not closed/],
    [["match", "smart", "random", "--game", "frob"], /^there is no game called “frob”/],
    [["match", "smart", "random", "--pairs", "0"], /^--pairs needs a whole number from 1 to 1000000/],
    [["match", "smart", "random", "--lanes", "x"], /^--lanes needs a whole number from 1 to 256/],
    [["match", "smart", "random", "--tc", "soon"], /^--tc: a clock is 10\+0\.1 /],
    [["match", "smart", "random", "--tc", "0"], /^--tc: “0” is no time/],
    [["match", "smart", "random", "--sprt", "20,0"], /^--sprt needs two Elo differences/],
    [["match", "smart", "random", "--sprt", "0,5000"], /^--sprt needs two Elo differences of at most 1000/],
    [["match", "smart", "random", "--alpha", "0.1"], /^--alpha means nothing without --sprt/],
    [
      ["match", "smart", "random", "--sprt", "0,20", "--beta", "0.0000001"],
      /^--beta needs a number from 0\.000001 to /,
    ],
    [["match", "smart", "random", "--sprt", "0,20", "--alpha", "0.4999"], /^--alpha needs a number from /],
    [["match", "smart", "random", "--seed", "-1"], /^--seed needs a whole number from 0 to 4294967295/],
    [["match", "smart", "random", "--openings", "none"], /^there is no file none/],
    [["match", "smart", "random", "--openings", "diary"], /^diary: line 1, “dear diary”: /],
    [
      ["match", "smart", "random", "--file", "diary"],
      /^\S*diary is not a file of this program; .*--file FILE/,
    ],
    [["match", "smart", "random", "--file", "."], /is not a file; .*--file FILE/],
    [
      ["match", "smart", "random", "--file", "mysql://x/y"],
      /^--file takes a file or an address of PostgreSQL/,
    ],
    [["tournament", "none.json"], /^there is no file none\.json/],
    [["tournament", "diary"], /^diary: line 1, column 1: there is no such value, at “dear/],
    [["tournament", "cut.json"], /^cut\.json: line 1, column \d+: the file ends before everything is closed/],
    [
      ["tournament", "two.json", "--format", "frob"],
      /^--format must be one of round-robin, gauntlet, knockout, swiss/,
    ],
    [["tournament", "two.json", "--sprt", "0,20"], /^--sprt is for a match of two bots/],
    [["tournament", "two.json", "--model", "logistic"], /^--model is for a match of two bots/],
    [
      ["tournament", "two.json", "--format", "knockout", "--rounds", "2"],
      /^--rounds means nothing in a knockout/,
    ],
    [["tournament", "two.json", "--format", "swiss", "--pairs", "2"], /^--pairs means nothing in a swiss/],
    [["resume", "--file", "none.db"], /^there is no none\.db; name the file with --file/],
    [["show", "--file", "none.db"], /^there is no none\.db; name the file with --file/],
    [["export", "--file", "none.db"], /^there is no none\.db; name the file with --file/],
    [["stats"], /^give the results/],
    [["stats", "--pairs", "1,2,3"], /^--pairs needs 5 whole numbers/],
    [["stats", "--games", "0,0,0"], /^--games needs 3 whole numbers/],
    [["rate", "diary"], /^diary, line 1: “dear diary” is not A,B,winsA,draws,winsB/],
    [["pair", "diary"], /^diary is not JSON/],
    [["pair", "two.json"], /^two\.json: \{ "players": /],
    [["bot", "frob"], /^There is no player called “frob”/],
    [["check", "frob"], /^There is no player called “frob”/],
  ];
  it.each(wrong)("%j is refused in one line", async (args, line) => {
    file("diary", "dear diary\n");
    file("two.json", listed);
    file("cut.json", listed.slice(0, -2));
    const { stdout, stderr, status } = await run(...args);
    expect([stdout, status]).toEqual(["", 1]);
    expect(stderr).toMatch(/^grundy: [^\n]+\n$/);
    expect(stderr.slice("grundy: ".length)).toMatch(line);
    expect(stderr).not.toMatch(/this is a bug|--db/);
  });

  it("nothing is kept of a match that cannot begin", async () => {
    const { status } = await run("match", "smart", "python3 'x", "--file", "never.db");
    expect(status).toBe(1);
    expect((await run("show", "--file", "never.db")).stderr).toContain("there is no never.db");
  });
});

const python = spawnSync("python3", ["--version"]).status === 0;

describe.skipIf(!python)(`docs/bots.md${python ? "" : " (there is no python3)"}`, () => {
  const page = readFileSync(new URL("../../docs/bots.md", import.meta.url), "utf8");
  const typed = [
    ...page.split(/^```/m).flatMap((part, at) => (at % 2 === 1 ? part.split("\n") : [])),
    ...[...page.matchAll(/^\| `(grundy arena [^`]*)`/gm)].map(([, line = ""]) => line),
  ];
  /** With what a place in it stands for, and no more games than show that it works. */
  const commands = typed
    .filter((line) => line.startsWith("grundy arena "))
    .map((line) => line.replace(/ #.*$/, "").trim())
    .map((line) =>
      line.replace(" BOT", " smart").replace(" A B", " smart random").replace(" PLAYER", " smart"),
    )
    .map((line) =>
      line
        .replace(" FILE", " bots.json")
        .replace(/\\\|\w+/g, "")
        .replace(/ \[[^\]]*\]/g, ""),
    );

  it.each(commands)("%s", async (line) => {
    const own = mkdtempSync(join(folder, "page-"));
    const [bot = ""] = [...page.matchAll(/^```python\n([\s\S]*?)^```$/gm)].map(([, text = ""]) => text);
    for (const name of ["bot.py", "older.py"]) writeFileSync(join(own, name), bot);
    const players = ["smart", "random", "steady", "expert"].map((builtin) => ({ builtin }));
    writeFileSync(join(own, "bots.json"), JSON.stringify(players));
    writeFileSync(join(own, "results.csv"), "A,B,3,0,1\n");
    writeFileSync(join(own, "state.json"), '{"players":[{"name":"a"},{"name":"b"}]}');
    const words = [...line.slice("grundy arena ".length).matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, plain = ""]) => quoted ?? plain,
    );
    if (["show", "export"].includes(words[0] ?? ""))
      await arena(own, ["match", "smart", "random", "--pairs", "1"]);
    if (words[0] === "match" && !words.includes("--sprt")) words.push("--pairs", "2");
    const { stderr, status } = await arena(own, words);
    // Where nothing was stopped there is nothing to resume.
    const expected =
      words[0] === "resume" ? ["grundy: there is no grundy.db; name the file with --file\n", 1] : ["", 0];
    // A machine that cannot contain anything says so.
    if (words.includes("--sandbox") && status === 1) expect(stderr).toMatch(/^grundy: .*--sandbox.*\n$/);
    else expect([stderr, status]).toEqual(expected);
  });

  it("has them all", () => {
    expect(new Set(commands.map((line) => line.split(" ")[2])).size).toBe(10);
  });
});

describe("in every language", () => {
  const commands = [
    "match",
    "tournament",
    "resume",
    "check",
    "bot",
    "show",
    "export",
    "stats",
    "rate",
    "pair",
  ];

  it.each(languageTags)("%s: it helps with every command", async (tag) => {
    const [whole, english] = await Promise.all([
      arena(folder, ["--help"], tag),
      arena(folder, ["--help"], "en"),
    ]);
    for (const command of commands) expect(whole.stdout).toContain(`  ${command} [`);
    expect(whole.stdout === english.stdout).toBe(tag === "en");
    for (const command of commands) {
      const { stdout, stderr, status } = await arena(folder, [command, "--help"], tag);
      expect([stderr, status]).toEqual(["", 0]);
      expect(stdout).toContain(`grundy arena ${command} [`);
      expect(stdout).not.toMatch(/undefined|\[object/);
      // An option that is refused is not offered.
      expect(stdout.includes("--sprt")).toBe(command === "match" || command === "stats");
    }
  });

  it("the lines of games and results are the same, the sentences are not", async () => {
    const told = await Promise.all(
      languageTags.map((tag) =>
        arena(
          folder,
          ["match", "smart", "random", "--pairs", "3", "--tc", "600", "--lanes", "1", "--file", `${tag}.db`],
          tag,
        ),
      ),
    );
    const block = /^Results of [\s\S]*?^-+$/m;
    expect(new Set(told.map(({ stdout }) => block.exec(stdout)?.[0])).size).toBe(1);
    expect(new Set(told.map(({ stdout }) => stdout.replace(block, ""))).size).toBe(languageTags.length);
    for (const { stdout } of told) expect(stdout).toMatch(/^Finished game 1 \(smart vs random\): /m);
  });
});
