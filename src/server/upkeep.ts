import {
  foldHandler,
  foldKind,
  type PruneWork,
  pruneHandler,
  pruneKind,
  type SaidRetention,
  Upkeep,
  Worker,
} from "../jobs/index.ts";
import { type Store, silentBus } from "../store/index.ts";
import type { Hub } from "./hub.ts";
import type { Metrics } from "./metrics.ts";
import type { Time } from "./time.ts";

interface UpkeepParts {
  readonly store: Store;
  readonly hub: Hub;
  readonly time: Time;
  readonly metrics: Metrics;
  readonly onFailure: (error: unknown) => void;
  /** Nothing is dropped where it is left out. */
  readonly retention: SaidRetention | undefined;
}

/** What is added here is taken at once; what another server has added can wait so long. */
const askEvery = 5000;

/**
 * What a server does besides serving, as jobs of its store: of several servers one does it. The games of a file are its server's, who has
 * some of them in memory, so it prunes them itself whoever else takes jobs of the file.
 */
export function startUpkeep(parts: UpkeepParts): { stop(): Promise<void> } {
  const { store, hub, time, metrics, onFailure, retention } = parts;
  const { jobs, now } = store;
  const shared = store.bus !== silentBus;
  const prune = pruneHandler({
    store,
    shared,
    now: () => time.wall(),
    occupied: () => hub.occupied(),
    onDropped({ id, reason }) {
      hub.forget(id);
      metrics.count("grundy_games_dropped_total", reason);
    },
    onFailure,
  });
  const pruning = retention && { kind: pruneKind, work: { retention } satisfies PruneWork };
  const regular = [...(pruning ? [pruning] : []), ...(shared ? [{ kind: foldKind, work: null }] : [])];
  if (regular.length === 0) return { async stop() {} };
  const handlers = {
    ...(pruning ? { [pruneKind]: prune } : {}),
    ...(shared ? { [foldKind]: foldHandler(store) } : {}),
  };
  const worker = new Worker({ jobs, name: `server ${store.server}`, handlers, onFailure, askEvery });
  const upkeep = new Upkeep({ jobs, now, regular, onAdded: () => worker.wake(), onFailure });
  return {
    async stop() {
      await Promise.all([upkeep.stop(), worker.stop()]);
    },
  };
}
