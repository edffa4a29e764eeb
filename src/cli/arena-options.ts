import { type Command, Option } from "commander";
import {
  type ClockRule,
  chanceBounds,
  mostElo,
  type OpeningsSetup,
  parseClock,
  parseOpenings,
  type Sprt,
  type SprtModel,
  sprtModels,
} from "../arena/index.ts";
import type { GameId } from "../games/index.ts";
import type { CliSentences } from "../words/index.ts";
import { refused } from "./errors.ts";
import type { GameOptions } from "./game-options.ts";
import { readInput } from "./read-input.ts";
import { readArena } from "./refused.ts";
import { seedOption } from "./seed.ts";
import { dbOption } from "./stores.ts";
import { wholeNumber } from "./whole-number.ts";

export const exportFormats = ["records", "ggf", "jsonl", "csv", "html"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** As they are typed. */
export interface MatchOptions extends GameOptions {
  readonly game?: string;
  readonly pairs?: string;
  readonly tc?: string;
  readonly openings?: string;
  readonly sprt?: string;
  readonly alpha?: string;
  readonly beta?: string;
  readonly model?: SprtModel;
  readonly seed?: number;
  readonly name?: string;
  readonly format?: string;
  readonly rounds?: string;
}

export interface RunOptions {
  readonly file: string;
  readonly lanes?: string;
  readonly sandbox?: true;
  readonly json?: true;
}

export type RunningOptions = MatchOptions & RunOptions;

/** The rules, as `grundy analyse` takes them. */
export function withGame(command: Command, cli: CliSentences): Command {
  const say = cli.commands.analyse;
  return command
    .option("--game <game>", cli.commands.arena.game)
    .option("--rows <list>", say.rows)
    .option("--take <counts>", say.take)
    .option("--middle", say.middle)
    .option("--end", say.end)
    .option("--misere", say.misere)
    .option("--normal", say.normal)
    .option("--size <n>", cli.commands.engine.size)
    .option("--handicap <corners>", say.handicap);
}

export function withMatch(command: Command, cli: CliSentences): Command {
  const say = cli.commands.arena;
  return command
    .option("--pairs <n>", say.pairs)
    .option("--tc <clock>", say.tc)
    .option("--openings <file>", say.openings)
    .option("--sprt <list>", say.sprt)
    .option("--alpha <number>", say.alpha)
    .option("--beta <number>", say.beta)
    .addOption(new Option("--model <kind>", say.model).choices(sprtModels))
    .addOption(seedOption(cli))
    .option("--name <text>", say.name);
}

export function withRun(command: Command, cli: CliSentences): Command {
  const say = cli.commands.arena;
  return command
    .addOption(fileOption(say.file))
    .option("--lanes <n>", say.lanes)
    .option("--sandbox", say.sandbox)
    .option("--json", say.json);
}

/** Where tournaments are kept: the store of `grundy serve`, so that its page shows them. */
export function fileOption(about: string): Option {
  const db = dbOption(about);
  return new Option("--file <file>", about).default(db.defaultValue, db.defaultValueDescription);
}

export function clockFrom(text: string): ClockRule {
  return readArena(parseClock(text), "--tc");
}

/** Those of a sequential test, which only a match has. */
export const sprtOptions = ["sprt", "alpha", "beta", "model"] as const;

/** `0,20` with the chances of an error and the model beside it. */
export function sprtFrom({
  sprt,
  alpha,
  beta,
  model,
}: Pick<MatchOptions, "sprt" | "alpha" | "beta" | "model">): Sprt | null {
  if (sprt === undefined) {
    const [alone] = Object.entries({ alpha, beta, model }).filter(([, value]) => value !== undefined);
    if (alone) throw refused("option-without", { option: `--${alone[0]}`, needs: "--sprt" });
    return null;
  }
  const [elo0, elo1, ...rest] = sprt.split(",").map((part) => numberIn(part));
  if (elo0 === undefined || elo1 === undefined || rest.length > 0 || elo0 >= elo1)
    throw refused("sprt-needed", { text: sprt, most: mostElo });
  if (Math.max(-elo0, elo1) > mostElo) throw refused("sprt-needed", { text: sprt, most: mostElo });
  return {
    elo0,
    elo1,
    alpha: chanceFrom("--alpha", alpha ?? "0.05"),
    beta: chanceFrom("--beta", beta ?? "0.05"),
    model: model ?? "logistic",
  };
}

function chanceFrom(name: string, text: string): number {
  const value = numberIn(text) ?? 0;
  const { min, max } = chanceBounds;
  if (value < min || value > max)
    throw refused("chance-needed", { name, text, min: String(min), max: String(max) });
  return value;
}

function numberIn(text: string): number | undefined {
  return /^\s*[-+]?[0-9]{1,6}(\.[0-9]{1,9})?\s*$/.test(text) ? Number(text) : undefined;
}

/** `start`, or a file of positions or transcripts, a line each; made from the seed when left out. */
export async function openingsFrom(
  text: string | undefined,
  game: GameId,
  options: unknown,
): Promise<OpeningsSetup> {
  if (text === undefined) return { kind: "made" };
  if (text === "start") return { kind: "start" };
  const positions = readArena(parseOpenings(await readInput(text), game, options), text);
  return { kind: "given", positions };
}

export function lanesFrom(text: string | undefined, processors: number): number {
  return text === undefined ? Math.max(1, Math.floor(processors / 2)) : wholeNumber("--lanes", text, 1, 256);
}
