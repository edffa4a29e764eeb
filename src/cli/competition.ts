import { Command } from "commander";
import { Competition, Player, parseArguments, type RoundWatch } from "../editions/competition/index.ts";
import { outputOnly } from "../editions/dialogue.ts";
import type { CliSentences } from "../words/index.ts";
import { runConsole } from "./console.ts";
import { chanceFrom, seedOption } from "./seed.ts";

export function make(cli: CliSentences): Command {
  const say = cli.commands.competition;
  return new Command()
    .description(say.about)
    .argument("[type1]", say.type1)
    .argument("[type2]", say.type2)
    .argument("[rounds]", say.rounds)
    .addOption(seedOption(cli))
    .allowExcessArguments()
    .allowUnknownOption()
    .action(async (...passed) => {
      const command = passed.at(-1) as Command;
      await run(cli, command.args, command.opts<{ seed?: number }>().seed);
    });
}

async function run(cli: CliSentences, words: readonly string[], seed: number | undefined): Promise<void> {
  const chance = chanceFrom(seed);
  if (parseArguments(words)?.types.includes(Player.HUMAN)) {
    await runConsole(async (dialogue) => {
      await Competition.main(words, { dialogue, chance });
      return 0;
    });
    return;
  }
  // Nobody is asked anything: the standard input is left alone, and Ctrl-C ends a long run at once.
  const dialogue = outputOnly((text) => void process.stdout.write(text));
  await Competition.main(words, {
    dialogue,
    chance,
    watch: process.stderr.isTTY ? progress(cli) : undefined,
  });
}

/** A line on the terminal from the third second on, taken away after the last round. */
function progress(cli: CliSentences): RoundWatch {
  let next = performance.now() + 2000;
  let shown = false;
  return (played, rounds) => {
    if (played === rounds) {
      if (shown) process.stderr.write("\r\x1b[K");
    } else if (played % 256 === 0 && performance.now() >= next) {
      next = performance.now() + 200;
      shown = true;
      const percent = Math.floor((100 * played) / rounds);
      process.stderr.write(`\r${cli.rounds({ percent, played, rounds })}`);
    }
  };
}
