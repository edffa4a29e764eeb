import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { Argument, Command, Option } from "commander";
import { Nimsys, type NimsysEdition, nimsysEditions } from "../editions/nimsys/index.ts";
import { MemoryRoster, type Roster } from "../roster/index.ts";
import { runConsole } from "./console.ts";
import { UserError } from "./errors.ts";
import { asUserError, opened } from "./open-store.ts";

/** The file of edition C, as the documents name it. */
const fileName = "players.dat";
const folderOption = "--data FOLDER";

export function make(): Command {
  return new Command()
    .description("the Nimsys console: a two people, b players and statistics, c with AI players and a file")
    .addArgument(new Argument("[edition]", "which edition").choices(nimsysEditions).default("c"))
    .addOption(
      new Option("--data <folder>", `the folder of ${fileName}; c only`).default(".", "the current one"),
    )
    .addHelpText("after", `\nType the commands at the $ prompt; exit ends the program. See docs/nimsys.md.`)
    .action(run);
}

async function run(edition: NimsysEdition, { data }: { data: string }): Promise<void> {
  const roster = edition === "c" ? await openRoster(data) : new MemoryRoster();
  // Only where a terminal is typed at and shown does the Enter key end the line of a question.
  const echoNewline = !(process.stdin.isTTY && process.stdout.isTTY);
  try {
    await runConsole(
      (dialogue) => Nimsys.main(dialogue, { edition, roster, echoNewline }),
      () => roster.settle(),
    );
  } catch (error) {
    throw asUserError(error, folderOption);
  } finally {
    await roster.close();
  }
}

/** The store is loaded here and not before: the other editions start without it. */
async function openRoster(folder: string): Promise<Roster> {
  try {
    // Not `recursive`, which never returns for some places that cannot be made (/proc/x, Node 20).
    if (!existsSync(folder)) mkdirSync(folder);
  } catch (error) {
    throw new UserError(`the folder ${folder} cannot be made (${(error as NodeJS.ErrnoException).code})`);
  }
  const { SqliteRoster, StoreFile } = await import("../store/sqlite/index.ts");
  return opened(folderOption, () => new SqliteRoster(new StoreFile(join(folder, fileName))));
}
