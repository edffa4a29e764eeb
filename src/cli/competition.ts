import { Command } from "commander";
import { Competition, Player, parseArguments, type RoundWatch } from "../editions/competition/index.ts";
import { outputOnly } from "../editions/dialogue.ts";
import { runConsole } from "./console.ts";
import { chanceFrom, seedOption } from "./seed.ts";

export function make(): Command {
  return new Command()
    .description("A competition in the sticks game. Types: 1 Random, 2 Heuristic, 3 Smart, 4 Human.")
    .argument("[type1]", "who plays first in every round, 1 to 4")
    .argument("[type2]", "who plays second")
    .argument("[rounds]", "how many rounds, at least 1")
    .addOption(seedOption())
    .allowExcessArguments()
    .allowUnknownOption()
    .action(async (...passed) => {
      const command = passed.at(-1) as Command;
      await run(command.args, command.opts<{ seed?: number }>().seed);
    });
}

async function run(words: readonly string[], seed: number | undefined): Promise<void> {
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
  await Competition.main(words, { dialogue, chance, watch: process.stderr.isTTY ? progress() : undefined });
}

/** A line on the terminal from the third second on, taken away after the last round. */
function progress(): RoundWatch {
  let next = performance.now() + 2000;
  let shown = false;
  return (played, rounds) => {
    if (played === rounds) {
      if (shown) process.stderr.write("\r\x1b[K");
    } else if (played % 256 === 0 && performance.now() >= next) {
      next = performance.now() + 200;
      shown = true;
      process.stderr.write(`\r${Math.floor((100 * played) / rounds)}% (${played} of ${rounds} rounds)`);
    }
  };
}
