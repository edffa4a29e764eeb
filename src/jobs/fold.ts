import type { Store } from "../store/index.ts";
import { sleep } from "./sleep.ts";
import type { Handler } from "./worker.ts";

export const foldKind = "fold";

/** Between two pieces, for who plays meanwhile. */
const pause = 50;

/** Packs finished games until there are none left to pack. */
export function foldHandler({ games }: Store): Handler {
  return async ({ signal, tell }) => {
    let folded = 0;
    for (;;) {
      signal.throwIfAborted();
      const some = await games.fold();
      if (some === 0) return { result: { folded } };
      folded += some;
      tell(folded);
      await sleep(pause, signal);
    }
  };
}
