import { type LobbyChanges, mostOpen, type OpenGame } from "../../protocol/index.ts";
import type { WaitingGame } from "../../store/index.ts";
import { openGameOf } from "./open-game.ts";

interface Known {
  readonly open: OpenGame;
  readonly text: string;
  until: number;
  /** The last change of it that was made here or told: what was read of the store before says nothing of it. */
  touched: number;
}

type Change = "opened" | "taken" | "gone";

/** The games that wait for anyone, as far as they are known here: the latest made, `mostOpen` at most; and what has changed since it was last told. */
export class OpenGames {
  readonly #known = new Map<string, Known>();
  /** Games that left, and when, until the store has been read since. */
  readonly #left = new Map<string, number>();
  #changes = new Map<string, Change>();
  #steps = 0;
  #text: string | undefined;

  get hasChanged(): boolean {
    return this.#changes.size > 0;
  }

  /** A number for now: see `compare`. */
  get step(): number {
    return ++this.#steps;
  }

  put(open: OpenGame, until: number): void {
    const { id } = open;
    this.#left.delete(id);
    const known = this.#known.get(id);
    if (known) {
      known.until = until;
      known.touched = this.step;
      return;
    }
    this.#known.set(id, { open, text: JSON.stringify(open), until, touched: this.step });
    this.#changed(id, "opened");
    if (this.#known.size > mostOpen) this.#dropOldest();
  }

  remove(id: string, how: Exclude<Change, "opened">): void {
    this.#left.set(id, this.step);
    if (this.#known.delete(id)) this.#changed(id, how);
  }

  /** Nobody has said for too long that he waits there. */
  expire(now: number): void {
    for (const [id, { until }] of this.#known) if (until <= now) this.remove(id, "gone");
  }

  /** What the store had, read after the given step: what has happened since is later than that. */
  compare(read: readonly WaitingGame[], step: number): void {
    const there = new Set(read.map(({ game }) => game.id));
    // Where the list was cut, those behind its end are not missing.
    const last = read.length < mostOpen ? undefined : read.at(-1)?.game;
    for (const [id, { open, touched }] of this.#known) {
      const isBehind = last !== undefined && open.created <= last.created;
      if (!there.has(id) && touched <= step && !isBehind) this.remove(id, "gone");
    }
    for (const { game, until } of read) {
      const known = this.#known.get(game.id);
      if ((known?.touched ?? this.#left.get(game.id) ?? 0) > step) continue;
      if (known) known.until = until;
      else this.put(openGameOf(game), until);
    }
    for (const [id, touched] of this.#left) if (touched <= step) this.#left.delete(id);
  }

  /** The latest made first. */
  list(): readonly OpenGame[] {
    return this.#inOrder().map(({ open }) => open);
  }

  /** All of them as one message, made once for all who ask for it. */
  listText(): string {
    this.#text ??= `{"type":"lobby","games":[${this.#inOrder()
      .map(({ text }) => text)
      .join(",")}]}`;
    return this.#text;
  }

  /** What has changed since this was last asked for. */
  takeChanges(): LobbyChanges {
    const changes = this.#changes;
    this.#changes = new Map();
    const of = (which: Change) => [...changes].filter(([, change]) => change === which).map(([id]) => id);
    const opened = of("opened").flatMap((id) => this.#known.get(id)?.open ?? []);
    return { type: "lobby-changes", opened, taken: of("taken"), gone: of("gone") };
  }

  /** Nobody is to be told of anything. */
  clear(): void {
    this.#known.clear();
    this.#left.clear();
    this.#changes.clear();
    this.#text = undefined;
  }

  #changed(id: string, change: Change): void {
    this.#text = undefined;
    this.#changes.set(id, change);
  }

  #dropOldest(): void {
    const oldest = this.#inOrder().at(-1);
    if (oldest) this.remove(oldest.open.id, "gone");
  }

  #inOrder(): Known[] {
    return [...this.#known.values()].sort(
      ({ open: one }, { open: other }) => other.created - one.created || (one.id < other.id ? 1 : -1),
    );
  }
}
