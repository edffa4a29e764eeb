import type { Facts, Seat } from "../games/index.ts";
import type { StoredEvent } from "../store/store.ts";
import type { Address } from "./addresses.ts";
import { Bucket, type Rate } from "./bucket.ts";
import type { Hub } from "./hub.ts";
import { readMessage } from "./messages.ts";
import type { Metrics } from "./metrics.ts";
import {
  type ClientMessage,
  type ErrorCode,
  type ErrorMessage,
  maxSubscriptions,
  type ServerMessage,
  type Subscribe,
} from "./protocol.ts";
import type { Answer, Listener, Room } from "./room.ts";
import type { Time } from "./time.ts";

/** What a connection needs of a WebSocket. */
export interface Socket {
  send(text: string): void;
  close(code: number, reason: string): void;
  terminate(): void;
  readonly bufferedAmount: number;
  readonly readyState: number;
}

export interface ConnectionContext {
  readonly hub: Hub;
  readonly time: Time;
  readonly metrics: Metrics;
  readonly rate: Rate;
  readonly onFailure: (error: unknown) => void;
}

/** Who reads so slowly that this much waits for him is cut off; he can come back and takes up where he was. */
const mostBuffered = 1_000_000;
/** So many messages over the rate are answered; then the connection is closed. */
const patience = 20;
const open = 1;

/** One live connection: messages in, games it listens to. */
export class Connection implements Listener {
  readonly #socket: Socket;
  readonly #context: ConnectionContext;
  readonly #address: Address;
  readonly #bucket: Bucket;
  readonly #rooms: Room[] = [];
  #excess = 0;

  constructor(socket: Socket, address: Address, context: ConnectionContext) {
    this.#socket = socket;
    this.#address = address;
    this.#context = context;
    this.#bucket = new Bucket(context.rate, context.time.steady());
  }

  send(text: string): void {
    if (this.#socket.readyState !== open) return;
    if (this.#socket.bufferedAmount > mostBuffered) this.#socket.terminate();
    else this.#socket.send(text);
  }

  receive(data: string | undefined): void {
    const { metrics, hub } = this.#context;
    metrics.count("grundy_messages_total");
    if (!this.#withinRate()) return;
    const message = data === undefined ? undefined : readMessage(data);
    if (!message) this.#refuse("message-malformed", {});
    else if (hub.stopping) this.#refuse("stopping", {}, message);
    else {
      this.#handle(message).catch((error: unknown) => {
        this.#context.onFailure(error);
        this.#refuse("internal", {}, message);
      });
    }
  }

  closed(): void {
    for (const room of this.#rooms.splice(0)) room.unsubscribe(this);
  }

  async #handle(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case "subscribe":
        return this.#subscribe(message);
      case "ping":
        return this.#tell({ type: "pong", now: this.#context.time.wall() });
      default: {
        const room = this.#rooms.find(({ id }) => id === message.game);
        if (!room) return this.#refuse("not-subscribed", {}, message);
        if (message.type === "unsubscribe") return this.#unsubscribe(room);
        const held = room.held(this) ?? 0;
        if (!(held & (1 << message.seat))) return this.#refuse("seat-not-yours", {}, message);
        return this.#play(room, message, held === 3);
      }
    }
  }

  async #play(
    room: Room,
    message: Extract<ClientMessage, { seat: Seat }>,
    holdsBoth: boolean,
  ): Promise<void> {
    const { seat, id } = message;
    switch (message.type) {
      case "move":
        return this.#answer(room, message, await room.move(seat, message.move, message.after, id));
      case "take-back":
        return this.#answer(room, message, await room.takeBack(seat, id, holdsBoth));
      case "take-back-answer":
        return this.#answer(room, message, await room.answerTakeBack(seat, message.accept, id));
      case "resign":
        return this.#answer(room, message, await room.resign(seat, id));
      case "rematch": {
        const answer = await room.rematch(seat, message.accept, id, holdsBoth);
        if (!answer.ok) return this.#refuse(answer.code, answer.facts, message);
        if (answer.repeated && answer.value) {
          this.#tell({ type: "rematch-ready", game: room.id, next: answer.value });
        }
      }
    }
  }

  /** The event itself is the answer, and has been sent to all; only a repeated request gets its own copy. */
  #answer(room: Room, message: ClientMessage, answer: Answer<StoredEvent | undefined>): void {
    if (answer.ok) {
      if (answer.repeated && answer.value) this.send(room.eventMessage(answer.value));
      return;
    }
    this.#refuse(answer.code, answer.facts, message);
    if (answer.code === "outdated" && message.type === "move") room.sendState(this, message.after);
  }

  async #subscribe({ game, tokens = [], seen }: Subscribe): Promise<void> {
    const room = await this.#context.hub.room(game);
    if (!room) return this.#tell({ type: "error", code: "game-missing", facts: {}, game });
    if (this.#socket.readyState !== open) return;
    if (!this.#rooms.includes(room)) {
      if (this.#rooms.length >= maxSubscriptions) {
        return this.#tell({
          type: "error",
          code: "too-many-subscriptions",
          facts: { max: maxSubscriptions },
          game,
        });
      }
      this.#rooms.push(room);
    }
    room.subscribe(this, room.seatsOf(tokens), seen);
  }

  #unsubscribe(room: Room): void {
    this.#rooms.splice(this.#rooms.indexOf(room), 1);
    room.unsubscribe(this);
  }

  #withinRate(): boolean {
    const now = this.#context.time.steady();
    if (this.#bucket.take(now) && this.#address.bucket.take(now)) {
      if (this.#excess > 0) this.#excess -= 0.1;
      return true;
    }
    this.#excess++;
    this.#refuse("too-many", { seconds: Math.max(1, this.#bucket.wait, this.#address.bucket.wait) });
    if (this.#excess > patience) this.#socket.close(1008, "too-many");
    return false;
  }

  #refuse(code: ErrorCode, facts: Facts, message?: ClientMessage): void {
    this.#context.metrics.count("grundy_refusals_total", code);
    const error: ErrorMessage = {
      type: "error",
      code,
      facts: { ...facts },
      ...(message && "game" in message ? { game: message.game } : {}),
      ...(message && "id" in message ? { id: message.id } : {}),
    };
    this.#tell(error);
  }

  #tell(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }
}
