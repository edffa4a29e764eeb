import type { Seat } from "../games/index.ts";
import {
  type ClientMessage,
  closeCodes,
  maxSubscriptions,
  type SayMessage,
  type ServerMessage,
  type Subscribe,
} from "../protocol/index.ts";
import { type Awaitable, isThenable, type StoredEvent } from "../store/index.ts";
import type { AnyRefusal } from "../words/index.ts";
import type { Address } from "./addresses.ts";
import { type Answer, no } from "./answer.ts";
import type { Listener } from "./audience.ts";
import { Bucket, type Rate } from "./bucket.ts";
import { Refused } from "./errors.ts";
import type { Hub } from "./hub.ts";
import type { LiveGame } from "./live-game.ts";
import { readMessage } from "./messages.ts";
import type { Metrics } from "./metrics.ts";
import { PacedStates } from "./paced-states.ts";
import type { Time } from "./time.ts";
import type { Visitor } from "./visitor.ts";
import type { Wire, WireListener } from "./wire/index.ts";

export interface ConnectionContext {
  readonly hub: Hub;
  readonly time: Time;
  readonly metrics: Metrics;
  readonly rate: Rate;
  readonly stateRate: Rate;
  readonly onFailure: (error: unknown) => void;
}

/** Who reads so slowly that this much waits for him is cut off; he can come back and takes up where he was. */
const mostBuffered = 1_000_000;
/** A state is sent when no more than this waits before it. */
const mostBeforeState = 100_000;
/** A text of more characters is charged to its address. */
const smallText = 500;
/** So many messages over the rate are answered; then the connection is closed. */
const patience = 20;

type SeatMessage = Exclude<Extract<ClientMessage, { seat: Seat }>, SayMessage>;

/** The event it became, the id of a rematch, or nothing yet. */
type Outcome = StoredEvent | string | undefined;

function play(
  game: LiveGame,
  message: SeatMessage,
  holdsBoth: boolean,
  visitor: Visitor,
): Awaitable<Answer<Outcome>> {
  const { seat, id } = message;
  switch (message.type) {
    case "move":
      return game.move(seat, message.move, message.after, id);
    case "take-back":
      return game.takeBack(seat, id, holdsBoth);
    case "take-back-answer":
      return game.answerTakeBack(seat, message.accept, id);
    case "resign":
      return game.resign(seat, id);
    case "claim":
      return game.claim(seat, id);
    case "rematch":
      return game.rematch(seat, message.accept, id, holdsBoth, visitor);
  }
}

/** One live connection: messages in, games it listens to. */
export class Connection implements Listener, WireListener {
  delay = 0;
  readonly #wire: Wire;
  readonly #context: ConnectionContext;
  readonly #address: Address;
  readonly #bucket: Bucket;
  readonly #games: LiveGame[] = [];
  readonly #states: PacedStates;
  #excess = 0;

  constructor(wire: Wire, address: Address, context: ConnectionContext) {
    this.#wire = wire;
    this.#address = address;
    this.#context = context;
    this.#bucket = new Bucket(context.rate, context.time.steady());
    this.#states = new PacedStates(context.stateRate, context.time, this, (error) => this.#caught(error));
  }

  send(text: string): void {
    try {
      if (this.#takesMore()) this.#sendNow(text);
    } catch (error) {
      // Whoever tells a whole audience goes on with the others.
      this.#caught(error);
      this.#wire.terminate();
    }
  }

  #sendNow(text: string): void {
    this.#wire.send(text);
    if (text.length <= smallText) return;
    this.#address.bytes.charge(text.length, this.#context.time.steady());
    this.#states.sent(text.length);
  }

  /** Whether a state can be sent at the moment, as far as bytes go. */
  get hasRoom(): boolean {
    return this.#wire.waiting <= mostBeforeState && this.#address.bytes.has(this.#context.time.steady());
  }

  ping(data: Buffer): void {
    if (this.#withinRate() && this.#takesMore()) this.#wire.pong(data);
  }

  frame(): void {
    this.#withinRate();
  }

  message(data: string | undefined): void {
    const { metrics, hub } = this.#context;
    metrics.count("grundy_messages_total");
    if (!this.#withinRate()) return;
    const message = data === undefined ? undefined : readMessage(data);
    if (!message) this.#refuse(no("message-malformed", { where: "" }).refusal);
    else if (hub.stopping) this.#refuse(no("stopping").refusal, message);
    else this.#guarded(message, () => this.#handle(message));
  }

  closed(): void {
    this.#states.close();
    this.#context.hub.lobby.leave(this);
    for (const game of this.#games.splice(0)) game.unsubscribe(this);
  }

  #takesMore(): boolean {
    if (this.#wire.waiting > mostBuffered) this.#wire.terminate();
    return this.#wire.isOpen;
  }

  #handle(message: ClientMessage): void {
    if (message.type === "ping") this.#tell({ type: "pong", now: this.#context.time.wall() });
    else if (message.type === "subscribe") {
      this.#subscribe(message).catch((error: unknown) => this.#failed(error, message));
    } else if (message.type === "lobby") {
      this.#followLobby().catch((error: unknown) => this.#failed(error, message));
    } else if (message.type === "leave-lobby") {
      this.#states.forget(this.#context.hub.lobby);
      this.#context.hub.lobby.leave(this);
    } else {
      const game = this.#games.find(({ id }) => id === message.game);
      const held = game?.audience.held(this) ?? 0;
      if (!game) this.#refuse(no("not-subscribed").refusal, message);
      else if (game.isGone) this.#refuse(no("game-missing").refusal, message);
      else if (message.type === "unsubscribe") this.#unsubscribe(game);
      else if (!(held & (1 << message.seat))) this.#refuse(no("seat-not-yours").refusal, message);
      else if (message.type === "say") this.#say(game, message);
      else if (message.type === "move" && !game.holders.mayGoOn(this.#address))
        this.#refuse(no("too-many", { seconds: 60 }).refusal, message);
      else this.#answer(game, message, play(game, message, held === 3, this.#address));
    }
  }

  #say(game: LiveGame, message: SayMessage): void {
    const answer = game.say(message.seat, message.phrase);
    if (!answer.ok) this.#refuse(answer.refusal, message);
  }

  #answer(game: LiveGame, message: ClientMessage, answer: Awaitable<Answer<Outcome>>): void {
    if (isThenable(answer)) {
      answer.then(
        (later) => this.#guarded(message, () => this.#answered(game, message, later)),
        (error: unknown) => this.#failed(error, message),
      );
    } else this.#answered(game, message, answer);
  }

  /** What happened has been told to all, the asker too; only a repeated request gets its own copy. */
  #answered(game: LiveGame, message: ClientMessage, answer: Answer<Outcome>): void {
    if (!answer.ok) {
      this.#refuse(answer.refusal, message);
      if (answer.refusal.code === "outdated" && message.type === "move")
        this.#states.want(game, message.after);
      return;
    }
    if (!answer.repeated) game.holders.madeBy(this.#address);
    if (!answer.repeated || answer.value === undefined) return;
    if (typeof answer.value === "string") {
      this.#tell({ type: "rematch-ready", game: game.id, next: answer.value });
    } else this.send(game.eventText(answer.value));
  }

  async #subscribe(message: Subscribe): Promise<void> {
    const { tokens = [], seen } = message;
    const game = await this.#context.hub.game(message.game, this.#address);
    if (game) await game.atLeast(seen, tokens);
    if (!game || game.isGone) return this.#refuse(no("game-missing").refusal, message);
    if (!this.#wire.isOpen) return;
    if (!this.#games.includes(game)) {
      for (const gone of this.#games.filter(({ isGone }) => isGone)) this.#unsubscribe(gone);
      if (this.#games.length >= maxSubscriptions) {
        return this.#refuse(no("too-many-subscriptions", { max: maxSubscriptions }).refusal, message);
      }
      this.#games.push(game);
    }
    game.subscribe(this, game.seatsOf(tokens));
    this.#states.want(game, seen);
  }

  /** The list goes the way of a game's state: as often as the rate allows. */
  async #followLobby(): Promise<void> {
    const { lobby } = this.#context.hub;
    await lobby.follow(this);
    if (this.#wire.isOpen) this.#states.want(lobby, 0);
    else lobby.leave(this);
  }

  #unsubscribe(game: LiveGame): void {
    this.#games.splice(this.#games.indexOf(game), 1);
    this.#states.forget(game);
    game.unsubscribe(this);
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
    if (this.#excess > patience) this.#wire.close(closeCodes.rules, "too-many");
    return false;
  }

  /** An exception is this message's own: it is answered, and goes no further. */
  #guarded(message: ClientMessage, work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#failed(error, message);
    }
  }

  #caught(error: unknown): void {
    this.#context.metrics.count("grundy_exceptions_total", "message");
    this.#context.onFailure(error);
  }

  #failed(error: unknown, message: ClientMessage): void {
    const isRefusal = error instanceof Refused;
    if (!isRefusal) this.#caught(error);
    this.#refuse(isRefusal ? error.refusal : no("internal").refusal, message);
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
    this.send(JSON.stringify(message));
  }
}
