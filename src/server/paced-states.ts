import type { Audience, Listener } from "./audience.ts";
import { Bucket, type Rate } from "./bucket.ts";
import type { LiveGame } from "./live-game.ts";
import type { Time } from "./time.ts";

/** After a state of so many characters the next one waits its second, whatever is left of the rate. */
const large = 64_000;
const retryAfter = 250;

interface PacedListener extends Listener {
  /** Whether a state can be sent at the moment, the rate apart. */
  readonly hasRoom: boolean;
}

/** What is asked of a game here. */
type Asked = Pick<LiveGame, "readyState" | "sendState"> & { readonly audience: Pick<Audience, "held"> };

/** The states a connection asks for: what is beyond its rate comes later, and once however often it was asked for. */
export class PacedStates {
  readonly #bucket: Bucket;
  readonly #time: Time;
  readonly #listener: PacedListener;
  readonly #onFailure: (error: unknown) => void;
  #waiting: Map<Asked, number> | undefined;
  /** A long text is being made, and the rate is not known before it is sent. */
  #readying = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(rate: Rate, time: Time, listener: PacedListener, onFailure: (error: unknown) => void) {
    this.#bucket = new Bucket(rate, time.steady());
    this.#time = time;
    this.#listener = listener;
    this.#onFailure = onFailure;
  }

  /** Sends what is behind the first `seen` events, now or later. */
  want(game: Asked, seen: number): void {
    if (!this.#waiting?.size && this.#isAllowed()) this.#send(game, seen);
    else {
      this.#waiting ??= new Map();
      // Whoever asked twice needs what is behind the fewer events.
      this.#waiting.set(game, Math.min(seen, this.#waiting.get(game) ?? seen));
      this.#timer ??= setTimeout(() => this.#sendWaiting(), retryAfter).unref();
    }
  }

  forget(game: Asked): void {
    this.#waiting?.delete(game);
  }

  /** A text of so many characters was sent. */
  sent(characters: number): void {
    if (characters > large) this.#bucket.empty(this.#time.steady());
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#waiting = undefined;
  }

  #isAllowed(): boolean {
    return !this.#readying && this.#listener.hasRoom && this.#bucket.take(this.#time.steady());
  }

  #send(game: Asked, seen: number): void {
    const readied = game.readyState();
    if (!readied) {
      game.sendState(this.#listener, seen);
      return;
    }
    this.#readying = true;
    readied
      .finally(() => {
        this.#readying = false;
      })
      .then(() => {
        if (game.audience.held(this.#listener) !== undefined) game.sendState(this.#listener, seen);
      })
      .catch(this.#onFailure);
  }

  #sendWaiting(): void {
    this.#timer = undefined;
    for (const [game, seen] of this.#waiting ?? []) {
      if (!this.#isAllowed()) break;
      this.#waiting?.delete(game);
      this.#send(game, seen);
    }
    if (this.#waiting?.size) this.#timer = setTimeout(() => this.#sendWaiting(), retryAfter).unref();
  }
}
