import { Command } from "commander";
import { type Family, gameOf } from "../games/index.ts";
import { longestLine, mostKinds } from "../solve/index.ts";
import { type CliSentences, loadLanguage } from "../words/index.ts";
import { type AnalyseInput, type AnalyseOptions, usualExactFrom, usualSeconds } from "./analyse-input.ts";
import { refused } from "./errors.ts";
import { gameNamed, gameNames } from "./game-name.ts";
import { nearest } from "./near.ts";

/** Gives the whole answer as text. */
type Analyser = (input: AnalyseInput) => string | Promise<string>;

/** One a family, loaded when it is asked. */
const analysers: { readonly [F in Family]: () => Promise<Analyser> } = {
  taking: async () => (await import("./analyse-taking.ts")).analyseTaking,
  reversi: async () => (await import("./analyse-reversi.ts")).analyseReversi,
};

const examples = [
  "stones 21 --take 1-4",
  "kayles 11",
  "sticks 9 7 5 3 1",
  "nim 3 5 7",
  "piles 0989",
  "taking --rows 5,7 --take 1-2 --middle --misere",
  "nim 3 5 7 --proof",
  "reversi f5d6c3",
  "reversi solved --ply 40",
  "reversi games.wtb --game 3 --ply 40 --exact",
];

export function make(cli: CliSentences): Command {
  const say = cli.commands.analyse;
  return (
    new Command()
      .description(say.about({ games: gameNames.join(", "), kinds: mostKinds, moves: longestLine }))
      .argument("<game>", say.game)
      .argument("[position...]", say.position)
      .option("--rows <list>", say.rows)
      .option("--take <counts>", say.take)
      .option("--middle", say.middle)
      .option("--end", say.end)
      .option("--misere", say.misere)
      .option("--normal", say.normal)
      .option("--swap", say.swap)
      .option("--move <move>", say.move)
      .option("--proof", say.proof)
      .option("--size <n>", say.size)
      .option("--handicap <corners>", say.handicap)
      .option("--depth <n>", say.depth)
      .option("--seconds <n>", say.seconds({ seconds: usualSeconds, empty: usualExactFrom }))
      .option("--exact", say.exact)
      .option("--threads <n>", say.threads)
      .option("--game <n>", say.pick)
      .option("--ply <n>", say.ply)
      .option("--json", say.json)
      .addHelpText(
        "after",
        `\n${say.examples}\n${examples.map((words) => `  grundy analyse ${words}`).join("\n")}`,
      )
      // A Reversi board may begin with an empty square, which is a dash.
      .allowUnknownOption()
      .action(async (game: string, words: string[], options: AnalyseOptions, command: Command) => {
        const unknown = words.find(
          (word) => /^(?:--?|[\u2013\u2014])[a-z]/i.test(word) && !/^[-xo\s]{16}/i.test(word),
        );
        if (unknown !== undefined) {
          const names = command.options.flatMap(({ long }) => long ?? []);
          const near = nearest(unknown.replace(/^[-\u2013\u2014]+/, "--"), names);
          throw refused("option-unknown", { word: unknown, near, path: "grundy analyse" });
        }
        process.stdout.write(`${await answer(cli, game, words, options)}\n`);
      })
  );
}

export async function answer(
  cli: CliSentences,
  game: string,
  words: readonly string[],
  options: AnalyseOptions,
): Promise<string> {
  const id = gameNamed(game);
  const analyse = await analysers[gameOf(id).family]();
  return analyse({ language: await loadLanguage(cli.tag), cli, game: id, words, options });
}
