import { Command } from "commander";
import { findGame, type GameId, gameIds, isGameId, type Result, type TakingOptions } from "../games/index.ts";
import { longestLine, mostKinds } from "../solve/index.ts";
import { english, refusalText } from "../words/index.ts";
import { positionFrom } from "./analyse-position.ts";
import { analyseTaking } from "./analyse-taking.ts";
import { UserError } from "./errors.ts";

/** What a game's own analyser is given: the position's text and the options as typed. */
export interface AnalyseInput {
  readonly position: string;
  readonly options: AnalyseOptions;
}

export interface AnalyseOptions {
  readonly rows?: string;
  readonly take?: string;
  readonly middle?: boolean;
  readonly end?: boolean;
  readonly misere?: boolean;
  readonly normal?: boolean;
  readonly move?: string;
  readonly size?: string;
  readonly depth?: string;
  readonly seconds?: string;
  readonly exact?: boolean;
  readonly threads?: string;
  readonly game?: string;
  readonly ply?: string;
  readonly json?: boolean;
}

/** Games that are not of the Nim family bring an analyser that gives the whole answer as text. */
const otherAnalysers: {
  readonly [Id in GameId]?: () => Promise<(input: AnalyseInput) => Promise<string> | string>;
} = {
  reversi: async () => (await import("./analyse-reversi.ts")).analyseReversi,
};

export function make(): Command {
  return (
    new Command()
      .description(
        `Every legal move of a position with its value, the best line and the reason. Games: ${gameIds.join(", ")}.\n` +
          `At most ${mostKinds} kinds of moves and ${longestLine} moves of the line are shown; a longer answer says that it was cut.`,
      )
      .argument("<game>", "the game's name")
      .argument(
        "[position...]",
        "the position in any of its notations: 21, 9/7/5/3/1, 1100011/111, 0989, a record",
      )
      .option("--rows <list>", "how many sticks each row has, instead of a position: 5,7")
      .option("--take <counts>", "what a move may take: a range (1-3), a list (1,2,4) or any")
      .option("--middle", "from anywhere in a row")
      .option("--end", "from the right end of a row only")
      .option("--misere", "whoever takes the last stick loses")
      .option("--normal", "whoever takes the last stick wins")
      .option("--move <move>", "say what this move does and what answers it, besides")
      .option("--size <n>", "reversi: the board's size for a transcript or the start")
      .option("--depth <n>", "reversi: plies to look ahead")
      .option("--seconds <n>", "reversi: how long to look; 5 unless said, and exact from 20 empty squares")
      .option("--exact", "reversi: solve to the end of the game")
      .option("--threads <n>", "reversi: threads on one shared table")
      .option("--game <n>", "reversi: which game of a .wtb, .ggf or .obf file given as the position")
      .option("--ply <n>", "reversi: the position after so many moves of the game")
      .option("--json", "one JSON object instead of text")
      .addHelpText(
        "after",
        "\nExamples:\n  grundy analyse stones 21 --take 1-4\n  grundy analyse kayles 11\n  grundy analyse sticks 9/7/5/3/1\n" +
          "  grundy analyse piles 0989\n  grundy analyse taking --rows 5,7 --take 1-2 --middle --misere\n" +
          "  grundy analyse reversi f5d6c3\n  grundy analyse reversi games.wtb --game 3 --ply 40 --exact",
      )
      // A Reversi board may begin with an empty square, which is a dash.
      .allowUnknownOption()
      .action(async (game: string, words: string[], options: AnalyseOptions) => {
        const unknown = words.find((word) => /^--?[a-z]/i.test(word) && !/^[-xo\s]{16}/i.test(word));
        if (unknown !== undefined)
          throw new UserError(`there is no option ${unknown}; grundy analyse --help lists them`);
        process.stdout.write(`${await answer(game, { position: words.join(" "), options })}\n`);
      })
  );
}

export async function answer(game: string, input: AnalyseInput): Promise<string> {
  if (!isGameId(game)) {
    throw new UserError(
      `there is no game called “${game.slice(0, 40)}”; the games are ${gameIds.join(", ")}`,
    );
  }
  const load = otherAnalysers[game];
  if (load) return (await load())(input);
  const position = readOr(positionFrom(game, optionsFrom(game, input.options), input));
  return analyseTaking(game, position, input.options);
}

/** The value, or the refusal as a line for the user. */
export function readOr<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new UserError(refusalText(english, result.refusal));
}

function optionsFrom(game: GameId, typed: AnalyseOptions): TakingOptions {
  if (typed.middle && typed.end) throw new UserError("give either --middle or --end, not both");
  if (typed.misere && typed.normal) throw new UserError("give either --misere or --normal, not both");
  const input: Record<string, unknown> = {};
  if (typed.rows !== undefined) input.rows = typed.rows.split(",").map(numberFrom("--rows", "5,7"));
  if (typed.take !== undefined) input.take = takeFrom(typed.take);
  if (typed.middle || typed.end) input.middle = typed.middle === true;
  if (typed.misere || typed.normal) input.last = typed.misere ? "loses" : "wins";
  return readOr(findGame(game)?.options(input) as Result<TakingOptions>);
}

function takeFrom(text: string): unknown {
  if (text === "any") return "any";
  const number = numberFrom("--take", "1-3, 1,2,4 or any");
  const range = /^([0-9]+)-([0-9]+)$/.exec(text);
  if (range) return { from: number(range[1] as string), to: number(range[2] as string) };
  return text.split(",").map(number);
}

function numberFrom(name: string, example: string): (text: string) => number {
  return (text) => {
    if (/^[0-9]{1,16}$/.test(text.trim())) return Number(text);
    throw new UserError(`${name} needs whole numbers, for example ${example}`);
  };
}
