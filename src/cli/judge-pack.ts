import { Command, Option } from "commander";
import packageJson from "../../package.json" with { type: "json" };
import { type PackKind, packKinds, packOf, writePack } from "../judge/batch/index.ts";
import type { CliSentences } from "../words/index.ts";
import { refused } from "./errors.ts";
import { assignmentOf, type RulesOptions, withTask } from "./judge-options.ts";

interface Options extends Pick<RulesOptions, "assignment" | "seed" | "count" | "accept"> {
  readonly to?: PackKind;
  readonly out?: string;
}

/** `grundy judge pack --to SYSTEM --out FOLDER`: an autograder for a course. */
export function make(cli: CliSentences): Command {
  const say = cli.judgeBatch.pack;
  return withTask(new Command("pack").description(say.about), cli)
    .addOption(new Option("--to <kind>", say.to).choices(packKinds))
    .option("--out <folder>", say.folder)
    .action((options: Options) => pack(cli, options));
}

async function pack(cli: CliSentences, options: Options): Promise<void> {
  const { to: kind, out: folder, seed, count, accept = [] } = options;
  const path = "grundy judge pack";
  if (kind === undefined) throw refused("value-needed", { option: "--to", path });
  if (folder === undefined) throw refused("value-needed", { option: "--out", path });
  const assignment = assignmentOf(options);
  const { version } = packageJson;
  const files = await packOf(kind, { assignment, seed, count, accept, version }, cli.judgeBatch, cli.tag);
  if (!files) throw refused("pack-impossible", { assignment, kind });
  if (!(await written(folder, files))) throw refused("pack-in-the-way", { folder });
  process.stdout.write(`${cli.judgeBatch.packed[kind]({ folder })}\n`);
}

async function written(folder: string, files: Parameters<typeof writePack>[1]): Promise<boolean> {
  try {
    return await writePack(folder, files);
  } catch (error) {
    throw refused("folder-unmakeable", { folder, code: (error as NodeJS.ErrnoException).code ?? "EIO" });
  }
}
