import {
  type Dropped,
  type GameKeeper,
  type Pruned,
  type PruneRequest,
  type Store,
  StoreError,
} from "../store/index.ts";
import { readSaid, retentionNow, type SaidRetention } from "./retention.ts";
import { sleep } from "./sleep.ts";
import type { Handler } from "./worker.ts";

export const pruneKind = "prune";

export interface PruneWork {
  readonly retention: SaidRetention;
}

interface PruneOptions {
  readonly store: Store;
  /** Whether other servers have the store too: then who is at a game is known by what they have noted of its seats. */
  readonly shared: boolean;
  readonly now: () => number;
  /** Ids of games that somebody is at here: they stay, however long nothing has happened. */
  readonly occupied?: () => readonly string[];
  /** Told of every game that is no longer kept. */
  readonly onDropped?: (dropped: Dropped) => void;
  readonly onFailure: (error: unknown) => void;
}

/** Between two pieces, so that moves are never kept waiting for long. */
const pause = 50;
/** After a failure: a store that has no room left waits for nothing else. */
const failurePause = 60_000;
/** Who has been noted within so many milliseconds may be there still: servers note it more often. */
const seenFor = 600_000;

/**
 * Drops the games whose time is over, a piece at a time. What fails is tried again where it stopped: a store that is full has no
 * other way out, and must not give the job up.
 */
export function pruneHandler(options: PruneOptions): Handler {
  const { store, shared, now, occupied = () => [], onDropped, onFailure } = options;
  return async ({ job, signal, tell }) => {
    const said = readSaid((job.work as PruneWork | null)?.retention);
    const counts = { begun: 0, unfinished: 0, unlisted: 0 };
    let after: number | undefined;
    for (;;) {
      signal.throwIfAborted();
      try {
        // Before each piece: an import ends what nobody has said.
        const retention = await retentionNow(store, said);
        if (!retention) break;
        const request = { retention, at: now(), after, except: occupied() };
        const pruned = shared ? await pruneAbsent(store, request) : await store.games.prune(request);
        for (const dropped of pruned.dropped) {
          counts[dropped.reason]++;
          onDropped?.(dropped);
        }
        tell(counts.begun + counts.unfinished + counts.unlisted);
        if (pruned.next === undefined) break;
        after = pruned.next;
        await sleep(pause, signal);
      } catch (error) {
        onFailure(error);
        await sleep(failurePause, signal);
      }
    }
    return { result: counts };
  };
}

/** A piece, without the games at which a server may have somebody. What goes on while they are looked for stays, too. */
export async function pruneAbsent({ games }: Store, request: PruneRequest): Promise<Pruned> {
  const over = await games.prune({ ...request, dryRun: true });
  const absent: Dropped[] = [];
  for (const each of over.dropped)
    if ((await seenAt(games, each.id)) <= request.at - seenFor) absent.push(each);
  if (request.dryRun || absent.length === 0) return { ...over, dropped: absent };
  const { dropped } = await games.prune({ ...request, only: absent.map(({ id }) => id) });
  return { ...over, dropped };
}

/** When somebody was last noted to be at a game; never where it cannot be read, and nobody can be. */
async function seenAt(games: GameKeeper, id: string): Promise<number> {
  try {
    const seats = (await games.load(id))?.game.seats ?? [];
    return Math.max(0, ...seats.map((seat) => seat.seenAt ?? 0));
  } catch (error) {
    if (error instanceof StoreError && error.code === "damaged") return 0;
    throw error;
  }
}
