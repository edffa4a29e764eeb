import type { Seat } from "../games/index.ts";
import {
  type ClientMessage,
  maxSubscriptions,
  type ServerMessage,
  type Subscribe,
} from "../protocol/index.ts";
import type { StoredEvent } from "../store/index.ts";
import type { AnyRefusal } from "../words/index.ts";
import type { Address } from "./addresses.ts";
import { type Answer, type Answering, comesLater, no } from "./answer.ts";
import type { Listener } from "./audience.ts";
import { Bucket, type Rate } from "./bucket.ts";
import { type Frame, type FrameStream, makeFrame, writeFrame } from "./frame.ts";
import type { Hub } from "./hub.ts";
import { readMessage } from "./messages.ts";
import type { Metrics } from "./metrics.ts";
import type { Room } from "./room.ts";
import type { Time } from "./time.ts";

/** What a connection needs of a WebSocket, and of the stream below it, to which whole frames are written. */
export interface Wire {
  readonly socket: {
    readonly readyState: number;
    close(code: number, reason: string): void;
    terminate(): void;
  };
  readonly stream: FrameStream & { readonly writableLength: number };
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

type SeatMessage = Extract<ClientMessage, { seat: Seat }>;

/** The event it became, the id of a rematch, or nothing yet. */
type Outcome = StoredEvent | string | undefined;

function play(room: Room, message: SeatMessage, holdsBoth: boolean): Answering<Outcome> {
  const { seat, id } = message;
  switch (message.type) {
    case "move":
      return room.move(seat, message.move, message.after, id);
    case "take-back":
      return room.takeBack(seat, id, holdsBoth);
    case "take-back-answer":
      return room.answerTakeBack(seat, message.accept, id);
    case "resign":
      return room.resign(seat, id);
    case "rematch":
      return room.rematch(seat, message.accept, id, holdsBoth);
  }
}

/** One live connection: messages in, games it listens to. */
export class Connection implements Listener {
  readonly #wire: Wire;
  readonly #context: ConnectionContext;
  readonly #address: Address;
  readonly #bucket: Bucket;
  readonly #rooms: Room[] = [];
  #excess = 0;

  constructor(wire: Wire, address: Address, context: ConnectionContext) {
    this.#wire = wire;
    this.#address = address;
    this.#context = context;
    this.#bucket = new Bucket(context.rate, context.time.steady());
  }

  send(frame: Frame): void {
    const { socket, stream } = this.#wire;
    if (socket.readyState !== open) return;
    if (stream.writableLength > mostBuffered) socket.terminate();
    else writeFrame(stream, frame);
  }

  receive(data: string | undefined): void {
    const { metrics, hub } = this.#context;
    metrics.count("grundy_messages_total");
    if (!this.#withinRate()) return;
    const message = data === undefined ? undefined : readMessage(data);
    if (!message) this.#refuse(no("message-malformed", { where: "" }).refusal);
    else if (hub.stopping) this.#refuse(no("stopping").refusal, message);
    else this.#handle(message);
  }

  closed(): void {
    for (const room of this.#rooms.splice(0)) room.unsubscribe(this);
  }

  #handle(message: ClientMessage): void {
    if (message.type === "ping") this.#tell({ type: "pong", now: this.#context.time.wall() });
    else if (message.type === "subscribe") {
      this.#subscribe(message).catch((error: unknown) => this.#failed(error, message));
    } else {
      const room = this.#rooms.find(({ id }) => id === message.game);
      const held = room?.audience.held(this) ?? 0;
      if (!room) this.#refuse(no("not-subscribed").refusal, message);
      else if (message.type === "unsubscribe") this.#unsubscribe(room);
      else if (!(held & (1 << message.seat))) this.#refuse(no("seat-not-yours").refusal, message);
      else this.#answer(room, message, play(room, message, held === 3));
    }
  }

  #answer(room: Room, message: ClientMessage, answer: Answering<Outcome>): void {
    if (comesLater(answer)) {
      answer.then(
        (later) => this.#answered(room, message, later),
        (error: unknown) => this.#failed(error, message),
      );
    } else this.#answered(room, message, answer);
  }

  /** What happened has been told to all, the asker too; only a repeated request gets its own copy. */
  #answered(room: Room, message: ClientMessage, answer: Answer<Outcome>): void {
    if (!answer.ok) {
      this.#refuse(answer.refusal, message);
      if (answer.refusal.code === "outdated" && message.type === "move") room.sendState(this, message.after);
      return;
    }
    if (!answer.repeated || answer.value === undefined) return;
    if (typeof answer.value === "string") {
      this.#tell({ type: "rematch-ready", game: room.id, next: answer.value });
    } else this.send(makeFrame(room.eventText(answer.value)));
  }

  async #subscribe(message: Subscribe): Promise<void> {
    const { game, tokens = [], seen } = message;
    const room = await this.#context.hub.room(game);
    if (!room) return this.#refuse(no("game-missing").refusal, message);
    if (this.#wire.socket.readyState !== open) return;
    if (!this.#rooms.includes(room)) {
      if (this.#rooms.length >= maxSubscriptions) {
        return this.#refuse(no("too-many-subscriptions", { max: maxSubscriptions }).refusal, message);
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
    this.#refuse(
      no("too-many", { seconds: Math.max(1, this.#bucket.wait, this.#address.bucket.wait) }).refusal,
    );
    if (this.#excess > patience) this.#wire.socket.close(1008, "too-many");
    return false;
  }

  #failed(error: unknown, message: ClientMessage): void {
    this.#context.onFailure(error);
    this.#refuse(no("internal").refusal, message);
  }

  #refuse({ code, facts }: AnyRefusal, message?: ClientMessage): void {
    this.#context.metrics.count("grundy_refusals_total", code);
    this.#tell({
      type: "error",
      code,
      facts: { ...facts },
      ...(message && "game" in message ? { game: message.game } : {}),
      ...(message && "id" in message ? { id: message.id } : {}),
    });
  }

  #tell(message: ServerMessage): void {
    this.send(makeFrame(JSON.stringify(message)));
  }
}
