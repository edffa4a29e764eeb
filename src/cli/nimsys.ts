import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { Argument, Command, Option } from "commander";
import { Nimsys, type NimsysEdition, nimsysEditions } from "../editions/nimsys/index.ts";
import { MemoryRoster, type Roster } from "../roster/index.ts";
import type { CliSentences } from "../words/index.ts";
import { runConsole } from "./console.ts";
import { refused } from "./errors.ts";
import { asUserError, opened } from "./open-store.ts";

/** The file of edition C, as the documents name it. */
const fileName = "players.dat";
const folderOption = "--data FOLDER";

export function make(cli: CliSentences): Command {
  const say = cli.commands.nimsys;
  return new Command()
    .description(say.about)
    .addArgument(new Argument("[edition]", say.edition).choices(nimsysEditions).default("c"))
    .addOption(new Option("--data <folder>", say.data({ file: fileName })).default(".", say.here))
    .addHelpText("after", `\n${say.after}`)
    .action(run);
}

async function run(edition: NimsysEdition, { data }: { data: string }): Promise<void> {
  const roster = edition === "c" ? await openPeople(data) : new MemoryRoster();
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
async function openPeople(folder: string): Promise<Roster> {
  try {
    // Not `recursive`, which never returns for some places that cannot be made (/proc/x, Node 20).
    if (!existsSync(folder)) mkdirSync(folder);
  } catch (error) {
    // Unless another program that starts at the same moment was faster.
    if (!existsSync(folder)) {
      throw refused("folder-unmakeable", { folder, code: (error as NodeJS.ErrnoException).code ?? "" });
    }
  }
  const store = await import("../store/sqlite/roster.ts");
  return opened(folderOption, () => store.openRoster(join(folder, fileName)));
}
