import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  accessSync,
  constants,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { createInterface, type Interface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkPositions } from "../../src/arena/check/index.ts";
import { parseBots } from "../../src/arena/index.ts";
import {
  goPosition,
  type LineNew,
  type LineRequest,
  makeRequest,
  parseReply,
  parseRequest,
  readGo,
} from "../../src/arena/line-protocol.ts";
import {
  type Family,
  type GameId,
  gameOf,
  kayles,
  must,
  type OptionsOf,
  type PositionOf,
} from "../../src/games/index.ts";
import { notationOf } from "../../src/notation/index.ts";
import { type Chance, pick, seededChance } from "../../src/players/index.ts";
import { cases } from "../cases.ts";

/** The starters of `examples/bots`, compiled and run as their first lines say, and asked in many positions of every game that they play. */
const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(root, "examples/bots");
const read = (name: string) => readFileSync(join(folder, name), "utf8");

interface Starter {
  readonly file: string;
  readonly build: string | undefined;
  readonly run: string;
}

/** Every way that a file's first lines name: `Build:`, where there is one, and `Run:` behind it. */
function waysOf(file: string): Starter[] {
  const ways: Starter[] = [];
  let build: string | undefined;
  for (const line of read(file).split("\n").slice(0, 6)) {
    const said = /^(?:#|\/\/)\s+(?:or )?(Build|Run): ([^(]*)/.exec(line);
    const command = said?.[2]?.trim() ?? "";
    if (said?.[1] === "Build") build = command;
    if (said?.[1] === "Run") {
      ways.push({ file, build, run: command });
      build = undefined;
    }
  }
  return ways;
}

const files = readdirSync(folder).filter((name) => !/\.(?:json|md)$/.test(name));
const starters = files.flatMap(waysOf);

const takingGames: readonly GameId[] = ["stones", "kayles", "sticks", "piles", "taking"];
const gamesOf = (file: string): readonly GameId[] => (file.startsWith("reversi") ? ["reversi"] : takingGames);

function isHere(command: string): boolean {
  return (process.env.PATH ?? "").split(delimiter).some((path) => {
    try {
      accessSync(join(path, command), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

const stripsTypes = process.versions.node.localeCompare("22.18", undefined, { numeric: true }) >= 0;

/** An older Node is given what the compiler of this package makes of it. */
function forThisNode(starter: Starter): Starter {
  if (!starter.file.endsWith(".mts") || stripsTypes) return starter;
  const options = "--ignoreConfig --strict --target es2023 --module nodenext --types node --outDir .";
  const roots = join(root, "node_modules/@types");
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  return {
    file: starter.file,
    build: `node ${compiler} ${options} --typeRoots ${roots} ${starter.file}`,
    run: starter.run.replace(".mts", ".mjs"),
  };
}

/** Why it cannot be tried on this machine; undefined where it can. */
function missing({ build, run }: Starter): string | undefined {
  const tools = [build, run].flatMap((command) => command?.split(" ")[0] ?? []);
  const absent = tools.find((tool) => !tool.startsWith("./") && !isHere(tool));
  if (absent) return absent;
  if (!run.startsWith("dotnet")) return undefined;
  const version = execFileSync("dotnet", ["--version"], { encoding: "utf8" });
  return Number.parseInt(version, 10) >= 10 ? undefined : ".NET 10";
}

/** One process and its lines. */
class Bot {
  readonly #process: ChildProcess;
  readonly #lines: Interface;
  readonly #heard: string[] = [];
  readonly ended: Promise<number | null>;
  errors = "";
  #wake: () => void = () => {};

  constructor(command: string, directory: string) {
    const [program = "", ...words] = command.split(" ");
    this.#process = spawn(program, words, { cwd: directory });
    const { stdout, stderr } = this.#process;
    if (!stdout || !stderr) throw new Error("no pipes");
    this.#lines = createInterface({ input: stdout });
    this.#lines.on("line", (line) => {
      this.#heard.push(line);
      this.#wake();
    });
    stderr.on("data", (text) => {
      this.errors += text;
    });
    this.ended = new Promise((resolve) => this.#process.on("close", resolve));
    void this.ended.then(() => this.#wake());
  }

  say(...lines: string[]): void {
    this.#process.stdin?.write(lines.map((line) => `${line}\n`).join(""));
  }

  async hear(): Promise<string> {
    while (this.#heard.length === 0 && this.#process.exitCode === null)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    return this.#heard.shift() ?? `(ended) ${this.errors}`;
  }

  get unheard(): readonly string[] {
    return this.#heard;
  }

  close(): void {
    this.#process.stdin?.end();
  }

  kill(): void {
    this.#process.kill("SIGKILL");
  }
}

const inputs: { readonly [F in Family]: (game: GameId, chance: Chance) => unknown } = {
  taking(game, chance) {
    if (chance() < 0.2) return gameOf(game).defaults;
    const upTo = (most: number) => 1 + Math.floor(chance() * most);
    const from = upTo(3);
    const rows = Array.from(
      { length: pick([1, 1, 3, 12], chance) },
      () => from + upTo(pick([4, 15, 120], chance)),
    );
    const take = pick(["any", { from, to: from + upTo(4) }, [from, from + 2, from + 5]], chance);
    const swap = chance() < 0.2 ? { swap: true } : {};
    return { rows, take, middle: chance() < 0.5, last: pick(["wins", "loses"], chance), ...swap };
  },
  reversi(_, chance) {
    const start = pick(["tournament", "mirrored"], chance);
    const handicap =
      chance() < 0.3
        ? { handicap: { to: pick(["black", "white"], chance), corners: pick([1, 4], chance) } }
        : {};
    return { size: pick([4, 6, 8, 8, 10, 30], chance), start, ...handicap };
  },
};

interface Asked {
  readonly options: OptionsOf<Family>;
  readonly position: PositionOf<Family>;
}

/** A position that comes up in a random game by random rules, in which somebody is to move. */
function wander(game: GameId, chance: Chance): Asked {
  const rules = gameOf(game);
  const options = must(rules.options(inputs[rules.family](game, chance)));
  let position = rules.start(options);
  for (let plies = Math.floor(chance() * 40); plies > 0; plies--) {
    const next = must(
      rules.play(position, rules.moveAt(position, Math.floor(chance() * rules.countMoves(position)))),
    );
    if (rules.outcome(next)) break;
    position = next;
  }
  return { options, position };
}

function askFor(game: GameId, { options, position }: Asked, id: number): [string, string] {
  const clock = { kind: "game", initial: 10_000, increment: 100 } as const;
  const seat = gameOf(game).turn(position);
  return [
    makeRequest({ kind: "new", game, options, seat, clock, id }),
    makeRequest({ kind: "go", ...goPosition(game, position), last: undefined, own: 10_000, other: 10_000 }),
  ];
}

describe.each(starters.map(forThisNode))("$file, by $run", (starter) => {
  const absent = missing(starter);
  const here = it.skipIf(absent !== undefined);
  let place: string;

  beforeAll(() => {
    if (absent !== undefined) return;
    place = mkdtempSync(join(tmpdir(), "grundy-starter-"));
    cpSync(join(folder, starter.file), join(place, starter.file));
    const [compiler, ...words] = starter.build?.split(" ") ?? [];
    if (compiler) execFileSync(compiler, words, { cwd: place, stdio: "pipe" });
  });
  afterAll(() => {
    if (place) rmSync(place, { recursive: true, force: true });
  });

  const name = absent === undefined ? "" : ` (skipped: no ${absent})`;

  here.each(gamesOf(starter.file))(`plays %s by the rules, whatever they are${name}`, async (game) => {
    const bot = new Bot(starter.run, place);
    try {
      const chance = seededChance(files.indexOf(starter.file));
      bot.say("grundy 1");
      expect(await bot.hear()).toMatch(/^ready/);
      for (let id = 0; id < cases(120, 3000); id++) {
        const asked = wander(game, chance);
        const [told, go] = askFor(game, asked, id);
        bot.say(told, go);
        const answer = await bot.hear();
        const move = notationOf(game).parseMove(answer, asked.position);
        const played = move.ok ? gameOf(game).play(asked.position, move.value) : move;
        expect(played.ok, `${told}\n${go}\n${answer}`).toBe(true);
      }
      bot.say("over loss 12 moves", "quit");
      expect(await bot.ended).toBe(0);
      expect(bot.errors).toBe("");
      expect(bot.unheard).toEqual([]);
    } finally {
      bot.kill();
    }
  });

  here(`passes over what it does not know, and ends with its input${name}`, async () => {
    const [game = "kayles"] = gamesOf(starter.file);
    const [told, go] = askFor(
      game,
      { options: gameOf(game).defaults, position: gameOf(game).start(gameOf(game).defaults) },
      1,
    );
    const bot = new Bot(starter.run, place);
    try {
      bot.say("", "   ", "weather fine", "GO", "goal", `${told} colour=green`, `${go} and more`);
      expect(await bot.hear()).not.toMatch(/ended|ready/);
      bot.close();
      expect(await bot.ended).toBe(0);
      expect(bot.unheard).toEqual([]);
    } finally {
      bot.kill();
    }
  });
});

describe("docs/bots.md", () => {
  const page = readFileSync(join(root, "docs/bots.md"), "utf8");

  it.skipIf(!isHere("python3"))("begins with a bot that plays kayles", async () => {
    const text = /^```python\n([\s\S]*?)^```$/m.exec(page)?.[1] ?? "";
    expect(text.trim().split("\n")).toHaveLength(5);
    const place = mkdtempSync(join(tmpdir(), "grundy-starter-"));
    writeFileSync(join(place, "bot.py"), text);
    const bot = new Bot("python3 bot.py", place);
    try {
      bot.say("grundy 1");
      for (const [id, position] of checkPositions("kayles", kayles.defaults, 1).entries()) {
        bot.say(...askFor("kayles", { options: kayles.defaults, position }, id));
        const move = must(notationOf("kayles").parseMove(await bot.hear(), position));
        expect(gameOf("kayles").play(position, move).ok).toBe(true);
      }
      bot.close();
      expect(await bot.ended).toBe(0);
    } finally {
      bot.kill();
      rmSync(place, { recursive: true });
    }
  });

  it("shows a file of bots that can be read", () => {
    const shown = /^```json\n([\s\S]*?)^```$/m.exec(page)?.[1] ?? "";
    expect(must(parseBots(shown)).map(({ name }) => name)).toEqual(["Lefty", "Edax", "Never errs"]);
  });

  it("shows a conversation that can be, one game from its start to its end", () => {
    const [, shown = ""] = /^```\n(> grundy 1\n[\s\S]*?)^```$/m.exec(page) ?? [];
    const lines = shown.trimEnd().split("\n");
    let told: LineNew | undefined;
    let position: PositionOf<Family> | undefined;
    let plies = 0;
    const play = (text: string, at: PositionOf<Family>) => {
      plies++;
      return must(gameOf("kayles").play(at, must(notationOf("kayles").parseMove(text, at))));
    };
    for (const line of lines) {
      const text = line.slice(2);
      if (line.startsWith("<")) {
        const reply = parseReply(text);
        if (reply.kind === "move" && position) position = play(reply.text, position);
        continue;
      }
      const request = parseRequest(text);
      expect(request, line).toBeDefined();
      expect(makeRequest(request as LineRequest)).toBe(text);
      if (request?.kind === "new") told = request;
      if (request?.kind === "go" && told) {
        const asked: PositionOf<Family> = must(readGo(told, request));
        if (request.last && position) position = play(request.last, position);
        if (position) expect(position).toEqual(asked);
        position = asked;
      }
      if (request?.kind === "over") {
        expect(position && gameOf("kayles").outcome(position)).toEqual({ winner: told?.seat });
        expect(request).toMatchObject({ result: "win", plies });
      }
    }
    expect(plies).toBe(5);
  });
});

describe("what is said of the starters", () => {
  it("there are nine languages, and two for Reversi", () => {
    expect(files.sort()).toEqual(
      "Nim.cs Nim.java nim.c nim.cpp nim.go nim.mjs nim.mts nim.py nim.rs reversi.mjs reversi.py".split(" "),
    );
    for (const file of files) expect(waysOf(file), file).not.toEqual([]);
  });

  it("the page beside them says how each is built and run, as its first lines do", () => {
    const page = read("README.md");
    for (const { build, run } of starters) {
      expect(page).toContain(`\`${run}\``);
      if (build) expect(page).toContain(`\`${build}\``);
    }
  });

  it.each(["bots.json", "reversi.json"])("%s starts them so", (file) => {
    const bots = must(parseBots(read(file))).flatMap(({ player }) =>
      player.kind === "program" ? [player] : [],
    );
    for (const { command, protocol } of bots) {
      expect(protocol).toBe("line");
      expect(starters.map((each) => each.run)).toContain(command);
    }
    const ours = starters.filter((each) => each.file.startsWith("reversi") === (file === "reversi.json"));
    const listed = new Set(bots.map(({ command }) => command));
    for (const name of new Set(ours.map((each) => each.file)))
      expect(
        ours.some((each) => each.file === name && listed.has(each.run)),
        name,
      ).toBe(true);
  });
});
