import { Command } from "commander";
import { type Means, parseSide, reversiConsole, type Side, sideForms } from "../editions/reversi/index.ts";
import type { Engine } from "../engine/types.ts";
import { runConsole } from "./console.ts";
import { UserError } from "./errors.ts";
import { chanceFrom, seedOption } from "./seed.ts";

const choices = sideForms.join(", ");

interface Options {
  readonly black: string;
  readonly white: string;
  readonly seed?: number;
}

export function make(): Command {
  return new Command()
    .description(
      "Reversi on any even board from 4 × 4. Black (1) begins; a move is its row and column, from 0.",
    )
    .option("--black <player>", `who plays Black: ${choices}`, "human")
    .option("--white <player>", `who plays White: ${choices}`, "human")
    .addOption(seedOption())
    .allowExcessArguments(false)
    .action(run);
}

async function run(options: Options): Promise<void> {
  let engine: Promise<Engine> | undefined;
  const openEngine = () => {
    engine ??= import("../engine/node.ts").then(({ openNodeEngine }) => openNodeEngine());
    return engine;
  };
  const means = { chance: chanceFrom(options.seed), openEngine };
  try {
    const black = await sideFrom("--black", options.black, means);
    const white = await sideFrom("--white", options.white, means);
    // A terminal shows the Enter key itself; from anywhere else the console has to.
    const echoNewline = !process.stdin.isTTY;
    await runConsole((dialogue) => reversiConsole(dialogue, { black, white, echoNewline }));
  } finally {
    (await engine)?.close();
  }
}

async function sideFrom(option: string, text: string, means: Means): Promise<Side> {
  const side = await parseSide(text, means);
  if (!side.ok) throw new UserError(`${option} names no player; choose one of ${choices}`);
  return side.value;
}
