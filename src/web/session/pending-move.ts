import { type ReadonlySignal, signal } from "@preact/signals";
import { enter, type Play } from "../../match/index.ts";
import type { MoveMessage } from "../../protocol/index.ts";
import { readObject, removeText, writeJson } from "../base/storage.ts";
import type { FollowedLog } from "./followed-log.ts";

/**
 * The move that was made here and that the server has not answered yet: on the board at once, and sent again, with the same id, after a
 * cut, also when the page was closed meanwhile.
 */
export class PendingMove {
  readonly #place: string;
  readonly #message;
  readonly #send: (message: MoveMessage) => unknown;

  constructor(game: string, send: (message: MoveMessage) => unknown) {
    this.#place = `pending/${game}`;
    this.#message = signal(readMove(game, readObject(this.#place)));
    this.#send = send;
  }

  get message(): ReadonlySignal<MoveMessage | undefined> {
    return this.#message;
  }

  make(message: MoveMessage): void {
    this.#message.value = message;
    writeJson(this.#place, message);
    this.#send(message);
  }

  /** The game with the move in it. */
  on(log: FollowedLog): Play {
    const play = log.play.value;
    const pending = this.#message.value;
    if (pending?.after !== log.length) return play;
    const next = enter(play, { type: "move", seat: pending.seat, move: pending.move });
    return next.ok ? next.value : play;
  }

  /** The log has so many events now: the move is among them, or on an outdated position, or still to come. */
  follow(logLength: number): void {
    if (this.#message.peek()?.after !== logLength) this.#drop();
  }

  /** After a cut: what was sent before it is in the log, or is sent again. */
  takeUp(logLength: number): void {
    this.follow(logLength);
    const pending = this.#message.peek();
    if (pending) this.#send(pending);
  }

  /** An answer to the request `id` was a refusal. */
  refused(id: string | undefined): void {
    if (id !== undefined && id === this.#message.peek()?.id) this.#drop();
  }

  #drop(): void {
    if (!this.#message.peek()) return;
    this.#message.value = undefined;
    removeText(this.#place);
  }
}

/** What was kept is outside text like any other. */
function readMove(game: string, kept: Readonly<Record<string, unknown>>): MoveMessage | undefined {
  const { seat, move, after, id } = kept;
  if ((seat !== 0 && seat !== 1) || typeof after !== "number") return undefined;
  if (typeof move !== "string" || typeof id !== "string") return undefined;
  return { type: "move", game, seat, move, after, id };
}
