import { type ReadonlySignal, signal } from "@preact/signals";
import type { Play } from "../../match/index.ts";
import type { PlayerSpec } from "../../players/index.ts";
import type { Patience } from "../faces/face.ts";
import { type Answer, answerOf, type Thinker } from "./thinker.ts";

/** A player that has not answered after so many milliseconds is waited for: how far it is, and that it can be hurried, is shown. */
const slowAfter = 1000;

/** The computer's reply that a session waits for. */
export class Reply {
  readonly #thinker: Thinker;
  readonly #progress = signal<number | undefined>(undefined);
  #now: AbortController | undefined;

  constructor(thinker: Thinker) {
    this.#thinker = thinker;
  }

  /** How much of its work a slow player has done, from 0 to 1; undefined while nobody has to wait. */
  get progress(): ReadonlySignal<number | undefined> {
    return this.#progress;
  }

  async to(play: Play, player: PlayerSpec): Promise<Answer> {
    const now = new AbortController();
    const since = performance.now();
    this.#now = now;
    this.#progress.value = undefined;
    const patience: Patience = {
      now: now.signal,
      progress: (share) => {
        if (this.#now !== now || performance.now() - since < slowAfter) return;
        // It never goes back: an estimate that was too good is waited out.
        this.#progress.value = Math.max(this.#progress.peek() ?? 0, Math.min(share, 1));
      },
    };
    try {
      return await answerOf(this.#thinker, play, player, patience);
    } finally {
      if (this.#now === now) this.forget();
    }
  }

  /** The reply is wanted now, as good as it is. */
  hurry(): void {
    this.#now?.abort();
  }

  /** Nobody waits for it any more. */
  forget(): void {
    this.#now = undefined;
    this.#progress.value = undefined;
  }
}
