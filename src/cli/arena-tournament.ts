import { dirname, resolve } from "node:path";
import { formats, parseBots } from "../arena/index.ts";
import { gameOf } from "../games/index.ts";
import type { CliSentences } from "../words/index.ts";
import { type RunningOptions, sprtOptions } from "./arena-options.ts";
import { begin } from "./arena-run.ts";
import { setupFrom, usualGame } from "./arena-setup.ts";
import { refused } from "./errors.ts";
import { gameNamed } from "./game-name.ts";
import { readInput } from "./read-input.ts";
import { readArena } from "./refused.ts";

const tournaments = formats.filter((format) => format !== "match");
type TournamentFormat = (typeof tournaments)[number];

/** What is usual of each format: pairs of games at a meeting, and rounds. */
const usual: { readonly [F in TournamentFormat]: (bots: number) => { pairs: string; rounds: string } } = {
  "round-robin": () => ({ pairs: "5", rounds: "1" }),
  gauntlet: () => ({ pairs: "20", rounds: "1" }),
  knockout: () => ({ pairs: "3", rounds: "1" }),
  // Twice as many as would find a winner if nothing were drawn: places below the first mean something, too.
  swiss: (bots) => ({
    pairs: "1",
    rounds: String(Math.max(1, Math.min(bots - 1, 2 * Math.ceil(Math.log2(bots))))),
  }),
};

/** A tournament of the bots that a file lists. */
export async function tournament(cli: CliSentences, file: string, options: RunningOptions): Promise<void> {
  const format = formatFrom(options.format ?? "round-robin");
  const folder = file === "-" ? process.cwd() : dirname(resolve(file));
  const game = gameOf(gameNamed(options.game ?? usualGame));
  const read = readArena(parseBots(await readInput(file), game), file);
  const bots = read.map((bot) => ({ ...bot, directory: resolve(folder, bot.directory ?? ".") }));
  const [ofMatches] = sprtOptions.filter((option) => options[option] !== undefined);
  if (ofMatches) throw refused("option-of-matches", { option: `--${ofMatches}` });
  if (format === "knockout" && options.rounds !== undefined)
    throw refused("option-of-formats", { option: "--rounds", format, instead: "--pairs" });
  if (format === "swiss" && options.pairs !== undefined && options.pairs !== "1")
    throw refused("option-of-formats", { option: "--pairs", format, instead: "--rounds" });
  const setup = await setupFrom(bots, options, { format, ...usual[format](bots.length) });
  await begin(cli, setup, options);
}

function formatFrom(text: string): TournamentFormat {
  const typed = text.trim().toLowerCase();
  const format = tournaments.find((each) => each === typed || each.replace("-", "") === typed);
  if (format) return format;
  throw refused("choice-wrong", { name: "--format", text, choices: tournaments.join(", ") });
}
