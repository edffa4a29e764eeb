import { existsSync } from "node:fs";
import { Command } from "commander";
import { type Dropped, usualRetention } from "../store/index.ts";
import { compactFile, openSoleStore, openStore } from "../store/sqlite/index.ts";
import type { CliSentences } from "../words/index.ts";
import { refused } from "./errors.ts";
import { type KeepOptions, keepOptions, retentionOf } from "./keep-options.ts";
import { asUserError, opened } from "./open-store.ts";

interface PruneOptions extends KeepOptions {
  readonly db: string;
  readonly yes?: true;
  readonly json?: true;
}

export function make(cli: CliSentences): Command {
  const say = cli.commands.prune;
  const command = new Command()
    .description(say.about)
    .option("--db <file>", say.db, "grundy.db")
    .option("--yes", say.yes)
    .option("--json", say.json);
  return keepOptions(command, cli).action((options: PruneOptions) => prune(cli, options));
}

/** Games are dropped only where no server is: it would go on with what it has in memory, and does the same by itself. */
async function prune(cli: CliSentences, options: PruneOptions): Promise<void> {
  const { db, yes = false, json = false } = options;
  if (!existsSync(db)) throw refused("store-missing", { file: db });
  const store = await opened("--db FILE", () => (yes ? openSoleStore(db) : openStore(db)));
  const counts = { begun: 0, unfinished: 0, unlisted: 0 };
  const retention = retentionOf(options, usualRetention);
  const at = Date.now();
  try {
    let after: number | undefined;
    do {
      const pruned = await store.games.prune({ retention, at, after, dryRun: !yes });
      for (const dropped of pruned.dropped) tell(dropped);
      after = pruned.next;
    } while (after !== undefined);
    // A file of an earlier version can give nothing back before it has been written anew.
    if (yes) compactFile(db);
  } catch (error) {
    throw asUserError(error, "--db FILE");
  } finally {
    await store.close();
  }
  if (!json) process.stdout.write(`${cli.pruned({ ...counts, dropped: yes })}\n`);

  function tell({ id, reason }: Dropped): void {
    counts[reason]++;
    if (json) process.stdout.write(`${JSON.stringify({ id, reason, dropped: yes })}\n`);
  }
}
