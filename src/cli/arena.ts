import { Command, Option } from "commander";
import { sprtModels } from "../arena/index.ts";
import type { CliSentences } from "../words/index.ts";
import type { CheckOptions } from "./arena-check.ts";
import type { ExportOptions } from "./arena-export.ts";
import {
  exportFormats,
  fileOption,
  type RunningOptions,
  sprtOptions,
  withGame,
  withMatch,
  withRun,
} from "./arena-options.ts";
import type { RateOptions } from "./arena-rate.ts";
import type { ShowOptions } from "./arena-show.ts";
import { seedOption } from "./seed.ts";

/** `grundy arena …`: a file for each of its commands, loaded when it is called. */
export function make(cli: CliSentences): Command {
  const arena = new Command().description(cli.commands.arena.about);
  addRunning(arena, cli);
  addKept(arena, cli);
  addCalculators(arena, cli);
  return arena;
}

/** What plays games. */
function addRunning(arena: Command, cli: CliSentences): void {
  const say = cli.commands.arena;
  withRun(withMatch(withGame(arena.command("match <a> <b>").description(say.match.about), cli), cli), cli)
    .addHelpText(
      "after",
      `\n${say.examples}\n${matchExamples.map((each) => `  grundy arena ${each}`).join("\n")}`,
    )
    .action(async (a: string, b: string, options: RunningOptions) =>
      (await import("./arena-match.ts")).match(cli, a, b, options),
    );
  const tournament = withRun(
    withMatch(withGame(arena.command("tournament <bots>").description(say.tournament.about), cli), cli),
    cli,
  )
    .option("--format <kind>", say.tournament.format)
    .option("--rounds <n>", say.tournament.rounds)
    .action(async (file: string, options: RunningOptions) =>
      (await import("./arena-tournament.ts")).tournament(cli, file, options),
    );
  // They are read, so that what they are for can be said.
  for (const option of tournament.options)
    if (sprtOptions.some((name) => name === option.attributeName())) option.hideHelp();
  withRun(arena.command("resume [id]").description(say.resume.about), cli).action(
    async (id: string | undefined, options: RunningOptions) =>
      (await import("./arena-resume.ts")).resume(cli, id, options),
  );
  withGame(arena.command("check <bot>").description(say.check.about), cli)
    .option("--directory <folder>", say.check.directory)
    .option("--sandbox", say.sandbox)
    .option("--json", say.check.json)
    .action(async (bot: string, options: CheckOptions) =>
      (await import("./arena-check.ts")).check(cli, bot, options),
    );
  arena
    .command("bot <player>")
    .description(say.bot.about)
    .addOption(seedOption(cli))
    .option("--threads <n>", cli.commands.engine.threads, "1")
    .action(async (player: string, options: object) => (await import("./arena-bot.ts")).bot(player, options));
}

/** What is in a store. */
function addKept(arena: Command, cli: CliSentences): void {
  const say = cli.commands.arena;
  arena
    .command("show [id]")
    .description(say.show.about)
    .addOption(fileOption(say.file))
    .option("--game <n>", say.show.game)
    .option("--json", say.show.json)
    .action(async (id: string | undefined, options: ShowOptions) =>
      (await import("./arena-show.ts")).show(cli, id, options),
    );
  arena
    .command("export [id]")
    .description(say.export.about)
    .addOption(fileOption(say.file))
    .addOption(new Option("--format <kind>", say.export.format).choices(exportFormats).default("records"))
    .option("--out <file>", say.export.out)
    .action(async (id: string | undefined, options: ExportOptions) =>
      (await import("./arena-export.ts")).exportGames(cli, id, options),
    );
}

/** What only reckons. */
function addCalculators(arena: Command, cli: CliSentences): void {
  const say = cli.commands.arena;
  arena
    .command("stats")
    .description(say.stats.about)
    .option("--pairs <list>", say.stats.pairs)
    .option("--games <list>", say.stats.games)
    .option("--sprt <list>", say.sprt)
    .option("--alpha <number>", say.alpha)
    .option("--beta <number>", say.beta)
    .addOption(new Option("--model <kind>", say.model).choices(sprtModels))
    .option("--json", say.stats.json)
    .action(async (options: object) => (await import("./arena-stats.ts")).stats(cli, options));
  arena
    .command("rate <results>")
    .description(say.rate.about)
    .option("--no-prior", say.rate.noPrior)
    .option("--json", say.rate.json)
    .action(async (file: string, options: RateOptions) =>
      (await import("./arena-rate.ts")).rateFile(cli, file, options),
    );
  arena
    .command("pair <state>")
    .description(say.pair.about)
    .option("--json", say.pair.json)
    .action(async (file: string, options: object) =>
      (await import("./arena-pair.ts")).pair(cli, file, options),
    );
}

const matchExamples = [
  "match smart random --game kayles --pairs 50",
  'match "python3 bot.py" level:expert --game sticks --tc 1+0.01 --sprt 0,20',
  'match "gtp:edax -gtp" engine:12 --game reversi --tc 0.5/move --lanes 2',
  "tournament bots.json --format swiss --rounds 7 --game stones",
];
