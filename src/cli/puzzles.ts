import { writeFileSync } from "node:fs";
import { Command } from "commander";
import type { Engine } from "../engine/index.ts";
import {
  dailyPuzzle,
  type LearnResources,
  makeForm,
  makeSheet,
  type Puzzle,
  type PuzzleForm,
  type SheetPuzzle,
  withReasons,
} from "../learn/index.ts";
import { seededChance } from "../players/index.ts";
import {
  type CliSentences,
  ideas,
  loadLanguage,
  loadLearnSentences,
  puzzleFamilies,
} from "../words/index.ts";
import { type Bar, progressBar } from "./engine-common.ts";
import { refused } from "./errors.ts";
import { choosePuzzles } from "./puzzles-choose.ts";
import {
  dayFrom,
  dayOf,
  mostPuzzles,
  type PuzzleOptions,
  puzzledGames,
  ratings,
  refuseBoth,
  usualCount,
  wantedFrom,
} from "./puzzles-options.ts";
import { answersText, puzzlesText, type Spoken } from "./puzzles-text.ts";
import { seedOption } from "./seed.ts";
import { wholeNumber } from "./whole-number.ts";

const examples = [
  "",
  "--game kayles --count 3 --seed 7 --answers",
  "--idea xor --rating 1200",
  "--daily",
  "--count 20 --sheet sheet.html",
  "--game reversi --count 5 --json",
];

/** What every line of `--json` has. */
const fields: readonly (keyof PuzzleForm)[] = [
  "game",
  "position",
  "to_move",
  "solutions",
  "idea",
  "rating",
  "moves",
];

export function make(cli: CliSentences): Command {
  const say = cli.commands.puzzles;
  return new Command()
    .description(say.about({ games: puzzledGames.join(", "), ideas: ideas.join(", ") }))
    .option("--game <game>", say.game)
    .option("--idea <idea>", say.idea)
    .option("--count <n>", say.count({ max: mostPuzzles, usual: usualCount }))
    .addOption(seedOption(cli, say.seed))
    .option("--rating <number>", say.rating(ratings))
    .option("--daily [date]", say.daily)
    .option("--sheet [file]", say.sheet)
    .option("--answers", say.answers)
    .option("--json", say.json({ fields: fields.join(", ") }))
    .addHelpText(
      "after",
      `\n${say.examples}\n${examples.map((words) => `  grundy puzzles ${words}`.trimEnd()).join("\n")}`,
    )
    .action((options: PuzzleOptions) => puzzles(cli, options));
}

/** What is asked for, once its options are read. */
interface Request {
  readonly options: PuzzleOptions;
  readonly count: number;
  readonly seed: number;
  /** The day whose puzzles are wanted. */
  readonly day: string | undefined;
}

async function puzzles(cli: CliSentences, options: PuzzleOptions): Promise<void> {
  refuseBoth(options);
  const now = new Date();
  const request: Request = {
    options,
    count: wholeNumber("--count", options.count ?? String(usualCount), 1, mostPuzzles),
    seed: options.seed ?? Math.floor(Math.random() * 1_000_000),
    day: options.daily === undefined ? undefined : dayFrom("--daily", options.daily, now),
  };
  const bar = progressBar();
  const engine = lazyEngine();
  try {
    const chosen = await chosenPuzzles(cli, request, engine, bar);
    const spoken: Spoken = {
      cli,
      language: await loadLanguage(cli.tag),
      say: await loadLearnSentences(cli.tag),
    };
    const solve = (all: readonly Puzzle[]) =>
      withReasons(spoken.language, spoken.say, all, engine, (done) => show(bar, cli, done, all.length));
    if (options.json) {
      process.stdout.write(chosen.map((puzzle) => `${JSON.stringify(makeForm(puzzle))}\n`).join(""));
      saySeed(cli, request);
    } else if (options.sheet !== undefined) {
      const sheet = { puzzles: await solve(chosen), date: request.day ?? dayOf(now) };
      bar.clear();
      writeSheet(cli, request, makeSheet(spoken.language, spoken.say, sheet), chosen.length);
    } else {
      const solved: readonly SheetPuzzle[] = options.answers ? await solve(chosen) : [];
      bar.clear();
      const below = options.answers
        ? answersText(spoken, solved)
        : `${cli.puzzles.askAnswers({ command: `grundy puzzles ${again(request)} --answers` })}\n`;
      process.stdout.write(`${puzzlesText(spoken, chosen)}\n${below}`);
      if (options.answers) saySeed(cli, request);
    }
  } finally {
    bar.clear();
    await engine.close();
  }
}

async function chosenPuzzles(
  cli: CliSentences,
  { options, count, seed, day }: Request,
  resources: LearnResources,
  bar: Bar,
): Promise<Puzzle[]> {
  if (day === undefined) {
    const told = (found: number) => show(bar, cli, found, count);
    return choosePuzzles({ wanted: wantedFrom(options), count, chance: seededChance(seed), resources, told });
  }
  const daily = await Promise.all(puzzleFamilies.map((family) => dailyPuzzle(family, day)));
  return daily.flatMap((shipped) => (shipped ? [shipped.puzzle()] : []));
}

function show(bar: Bar, cli: CliSentences, done: number, of: number): void {
  bar.show(done / of, cli.puzzles.making({ at: Math.min(done + 1, of), of }));
}

/** To the file named, or to standard output. */
function writeSheet(cli: CliSentences, request: Request, sheet: string, count: number): void {
  const file = request.options.sheet;
  if (typeof file !== "string") {
    process.stdout.write(sheet);
  } else {
    try {
      // What is there already stays: it may be somebody's work.
      writeFileSync(file, sheet, { flag: "wx" });
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? "EIO";
      throw code === "EEXIST" ? refused("file-exists", { file }) : refused("file-unwritable", { file, code });
    }
    process.stdout.write(`${cli.puzzles.written({ file, count })}\n`);
  }
  saySeed(cli, request);
}

/** How to get the same again, where nobody has said it; not among what a program reads. */
function saySeed(cli: CliSentences, { options, seed, day }: Request): void {
  if (options.seed === undefined && day === undefined)
    process.stderr.write(`grundy: ${cli.puzzles.seed({ seed })}\n`);
}

/** The options that give the same puzzles again. */
function again({ options, count, seed, day }: Request): string {
  if (day !== undefined) return `--daily ${day}`;
  const { game, idea, rating } = wantedFrom(options);
  const words = [
    ...(game === undefined ? [] : ["--game", game]),
    ...(idea === undefined ? [] : ["--idea", idea]),
    ...(rating === undefined ? [] : ["--rating", rating]),
    ...["--count", count, "--seed", seed],
  ];
  return words.join(" ");
}

/** An engine that is opened when a puzzle of Reversi has to be made or told, and closed when it was. */
function lazyEngine(): LearnResources & { close(): Promise<void> } {
  let engine: Promise<Engine> | undefined;
  return {
    openEngine() {
      engine ??= import("../engine/node.ts").then(({ openNodeEngine }) => openNodeEngine({ threads: 1 }));
      return engine;
    },
    async close() {
      (await engine)?.close();
    },
  };
}
