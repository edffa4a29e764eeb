import type { Bus } from "../bus.ts";
import type { Connector } from "./connect.ts";
import type { Connection } from "./connection.ts";

/** PostgreSQL takes 8000 bytes at most in one piece, the end included. */
const largestPayload = 7900;
/** Instead of a longer text the others are told to look into the store. */
const largestText = 7500;

/** How often, in milliseconds, it is looked whether the listening connection still lives: it would not be noticed by itself. */
const beatEvery = 2000;
const reconnectEvery = 200;
/** Who has heard nothing of any other server for so long, though each says something with every beat, has nobody to tell. */
const nobodyAfter = 5 * beatEvery;

/**
 * NOTIFY in transactions of their own, after the commit of what is told, that wait for no disk: within the writing transaction it would hold a
 * lock until after the sync. What is told together travels together.
 */
export class NotifyBus implements Bus {
  readonly alone = false;
  readonly #connector: Connector;
  readonly #server: string;
  readonly #onBeat: (connection: Connection) => Promise<void>;
  readonly #followers = new Map<string, Set<(text: string) => void>>();
  readonly #doubted: ((doubt: "behind" | "elsewhere") => void)[] = [];
  readonly #waiting: (readonly [game: string, text: string])[] = [];
  #listener: Connection | undefined;
  #sender: Connection | undefined;
  #channel = "";
  #beat: NodeJS.Timeout | undefined;
  #isSending = false;
  /** Whether the last that was told got as far as the database. */
  #isHeard = true;
  #isLooking = false;
  #isClosed = false;
  /** When another server was last heard; who begins to listen does not know yet. */
  #othersAt = 0;

  /** `onBeat` is called with a connection every two seconds. */
  constructor(connector: Connector, server: string, onBeat: (connection: Connection) => Promise<void>) {
    this.#connector = connector;
    this.#server = server;
    this.#onBeat = onBeat;
    connector.onPromotion(() => this.#doubt("elsewhere"));
  }

  async open(): Promise<void> {
    await this.#listen();
    this.#beat = setInterval(() => void this.#look(), beatEvery);
    this.#beat.unref();
  }

  get up(): boolean {
    return this.#isHeard && this.#listener !== undefined && !this.#listener.isGone;
  }

  tell(game: string, text: string): void {
    if (performance.now() - this.#othersAt > nobodyAfter) return;
    this.#say(game, text);
  }

  #say(game: string, text: string): void {
    this.#waiting.push([game, text]);
    if (this.#isSending || this.#isClosed) return;
    this.#isSending = true;
    // The rest of what the event loop has at hand goes with it.
    setImmediate(() => void this.#send());
  }

  follow(game: string, heard: (text: string) => void): () => void {
    const followers = this.#followers.get(game) ?? new Set();
    followers.add(heard);
    this.#followers.set(game, followers);
    return () => {
      followers.delete(heard);
      if (followers.size === 0 && this.#followers.get(game) === followers) this.#followers.delete(game);
    };
  }

  onDoubt(doubted: (doubt: "behind" | "elsewhere") => void): void {
    this.#doubted.push(doubted);
  }

  /** The connections are the connector's, who ends them. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#beat);
  }

  async #send(): Promise<void> {
    while (this.#waiting.length > 0 && !this.#isClosed) {
      const payloads = packed(this.#server, this.#waiting.splice(0));
      try {
        if (!this.#sender || this.#sender.isGone)
          this.#sender = await this.#connector.connect("SET synchronous_commit = off");
        await this.#sender.query(notify, [this.#channel, payloads], { name: "tell" });
        this.#isHeard = true;
      } catch {
        // Lost: the others find it when they compare.
        this.#isHeard = false;
      }
    }
    this.#isSending = false;
  }

  async #listen(): Promise<void> {
    const connection = await this.#connector.connect();
    try {
      connection.onNotification((payload) => this.#hear(payload));
      const { rows } = await connection.query<{ channel: string }>(channelName);
      this.#channel = rows[0]?.channel ?? "";
      await connection.query(`LISTEN ${this.#channel}`);
      await this.#onBeat(connection);
    } catch (error) {
      // What was refused is tried again on another one.
      connection.end();
      throw error;
    }
    this.#listener = connection;
    this.#othersAt = performance.now();
    this.#say("", "");
    connection.onEnd(() => void this.#listenAgain());
  }

  async #listenAgain(): Promise<void> {
    while (!this.#isClosed) {
      try {
        await this.#listen();
        this.#doubt("behind");
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, reconnectEvery).unref());
      }
    }
  }

  /** A failure ends the connection, and another one is made. */
  async #look(): Promise<void> {
    const listener = this.#listener;
    if (!listener || listener.isGone || this.#isLooking) return;
    this.#isLooking = true;
    await this.#onBeat(listener).catch(() => {});
    this.#isLooking = false;
    // Others learn by this that there is somebody to tell, and whoever has nothing to tell that he could.
    this.#say("", "");
  }

  #hear(payload: string): void {
    const end = payload.indexOf("\n");
    if (payload.slice(0, end) === this.#server) return;
    this.#othersAt = performance.now();
    for (const [game, text] of unpacked(payload, end + 1))
      for (const heard of this.#followers.get(game) ?? []) heard(text);
  }

  #doubt(doubt: "behind" | "elsewhere"): void {
    for (const doubted of this.#doubted) doubted(doubt);
  }
}

/** Who tells it, and each message behind how long its parts are: a text may hold anything. */
function packed(server: string, messages: readonly (readonly [string, string])[]): string[] {
  const payloads: string[] = [];
  const head = `${server}\n`;
  let [payload, bytes] = [head, head.length];
  for (const [game, whole] of messages) {
    const text = Buffer.byteLength(whole) > largestText ? JSON.stringify({ type: "changed", game }) : whole;
    const message = `${game.length},${text.length}:${game}${text}`;
    const more = Buffer.byteLength(message);
    if (bytes + more > largestPayload) {
      payloads.push(payload);
      [payload, bytes] = [head, head.length];
    }
    payload += message;
    bytes += more;
  }
  payloads.push(payload);
  return payloads.map((one) => one.replaceAll("\0", "\ufffd"));
}

function* unpacked(payload: string, begin: number): Generator<readonly [game: string, text: string]> {
  for (let at = begin; at < payload.length; ) {
    const comma = payload.indexOf(",", at);
    const colon = payload.indexOf(":", comma);
    const game = colon + 1 + Number(payload.slice(at, comma));
    const text = game + Number(payload.slice(comma + 1, colon));
    // What another program has told on this channel is not ours.
    if (comma < 0 || colon < 0 || !(text > at)) return;
    yield [payload.slice(colon + 1, game), payload.slice(game, text)];
    at = text;
  }
}

/** A database may hold several stores, each in a schema of its own. */
const channelName = "SELECT 'grundy_' || md5(current_schema()) AS channel";

const notify = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload";
