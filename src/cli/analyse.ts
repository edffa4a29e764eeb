import { Command } from "commander";
import { type Family, gameIds, gameOf, isGameId } from "../games/index.ts";
import { longestLine, mostKinds } from "../solve/index.ts";
import type { AnalyseInput, AnalyseOptions } from "./analyse-input.ts";
import { UserError } from "./errors.ts";

/** Gives the whole answer as text. */
type Analyser = (input: AnalyseInput) => string | Promise<string>;

/** One a family, loaded when it is asked. */
const analysers: { readonly [F in Family]: () => Promise<Analyser> } = {
  taking: async () => (await import("./analyse-taking.ts")).analyseTaking,
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
        "the position in any of its notations: 21, 9 7 5 3 1, 1100011/111, 0989, a record",
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
        "\nExamples:\n  grundy analyse stones 21 --take 1-4\n  grundy analyse kayles 11\n  grundy analyse sticks 9 7 5 3 1\n" +
          "  grundy analyse piles 0989\n  grundy analyse taking --rows 5,7 --take 1-2 --middle --misere\n" +
          "  grundy analyse reversi f5d6c3\n  grundy analyse reversi games.wtb --game 3 --ply 40 --exact",
      )
      // A Reversi board may begin with an empty square, which is a dash.
      .allowUnknownOption()
      .action(async (game: string, words: string[], options: AnalyseOptions) => {
        const unknown = words.find((word) => /^--?[a-z]/i.test(word) && !/^[-xo\s]{16}/i.test(word));
        if (unknown !== undefined)
          throw new UserError(`there is no option ${unknown}; grundy analyse --help lists them`);
        process.stdout.write(`${await answer(game, words, options)}\n`);
      })
  );
}

export async function answer(
  game: string,
  words: readonly string[],
  options: AnalyseOptions,
): Promise<string> {
  if (!isGameId(game)) {
    throw new UserError(
      `there is no game called “${game.slice(0, 40)}”; the games are ${gameIds.join(", ")}`,
    );
  }
  const analyse = await analysers[gameOf(game).family]();
  return analyse({ game, words, options });
}
