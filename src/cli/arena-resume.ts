import type { CliSentences } from "../words/index.ts";
import { findTournament } from "./arena-find.ts";
import type { RunOptions } from "./arena-options.ts";
import { running } from "./arena-run.ts";

/** Goes on with a tournament that was stopped, however that was: the latest one that is not over, unless it is named. */
export async function resume(cli: CliSentences, id: string | undefined, options: RunOptions): Promise<void> {
  await running(cli, options, "existing", async (store, run) => {
    const found = await findTournament(store.arena, id, ({ ended }) => ended === null);
    await run(found.id, found.setup);
  });
}
