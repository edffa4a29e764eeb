import { Command } from "commander";
import { pruneAbsent, retentionOf } from "../jobs/index.ts";
import { type Dropped, usualRetention } from "../store/index.ts";
import type { CliSentences } from "../words/index.ts";
import { type KeepOptions, keepOptions, saidRetention } from "./keep-options.ts";
import { dbOption, isAddress, openBeside, using } from "./stores.ts";

interface PruneOptions extends KeepOptions {
  readonly db: string;
  readonly yes?: true;
  readonly json?: true;
}

export function make(cli: CliSentences): Command {
  const say = cli.commands.prune;
  const command = new Command()
    .description(say.about)
    .addOption(dbOption(say.db))
    .option("--yes", say.yes)
    .option("--json", say.json);
  return keepOptions(command, cli).action((options: PruneOptions) => prune(cli, options));
}

/**
 * The games of a file are dropped only where no server is: it would go on with what it has in memory, and does the same by itself. Those of
 * a database may go while servers run, except where one of them has noted somebody.
 */
async function prune(cli: CliSentences, options: PruneOptions): Promise<void> {
  const { db, yes = false, json = false } = options;
  const shared = isAddress(db);
  const store = await openBeside(db, yes && !shared ? "sole" : "existing");
  const counts = { begun: 0, unfinished: 0, unlisted: 0 };
  const retention = retentionOf(saidRetention(options), usualRetention);
  const at = store.now();
  await using(store, async () => {
    let after: number | undefined;
    do {
      const request = { retention, at, after, dryRun: !yes };
      const pruned = shared ? await pruneAbsent(store, request) : await store.games.prune(request);
      for (const dropped of pruned.dropped) tell(dropped);
      after = pruned.next;
    } while (after !== undefined);
    // A file of an earlier version can give nothing back before it has been written anew.
    if (yes && !shared) (await import("../store/sqlite/index.ts")).compactFile(db);
  });
  if (!json) process.stdout.write(`${cli.pruned({ ...counts, dropped: yes })}\n`);

  function tell({ id, reason }: Dropped): void {
    counts[reason]++;
    if (json) process.stdout.write(`${JSON.stringify({ id, reason, dropped: yes })}\n`);
  }
}
