import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import type { Bus } from "../store/index.ts";
import type { Address, Addresses } from "./addresses.ts";
import type { Attempts } from "./attempts.ts";
import type { Time } from "./time.ts";

interface SharedLimitsOptions {
  readonly bus: Bus;
  /** This server among those of the store. */
  readonly server: string;
  readonly addresses: Addresses;
  readonly attempts: Attempts;
  readonly time: Time;
}

/** The ids of games have sixteen characters, and no stroke. */
const topic = "/addresses";

/** How often the others are told, in milliseconds. */
export const tellEvery = 1000;
/** An address is told of when it has used this share of a limit, or has it: ordinary visitors cost nothing. */
export const toldShare = 0.1;
/**
 * And when it is forgotten, if it has used so many seconds' worth of a limit: addresses are forgotten every thirty seconds, and so
 * nobody gets more than a tenth of the limit by going and coming back.
 */
export const toldSeconds = 3;
/** So many addresses at a time, the busiest first; the others are told of later. */
const mostTold = 1000;
/** A bus may carry less than 8,000 bytes in one piece; what is told has one a character. */
const longestText = 7000;
/** A server of which nothing was heard for so long may begin to count anew. */
const forgottenAfter = 60_000;

const mostCounted = 1_000_000_000;
const count = Type.Integer({ minimum: 0, maximum: mostCounted });

/** Whom it is about, then: games made, events, messages and bytes since the last time, live connections now, wrong tokens since. */
const use = Type.Tuple([
  Type.String({ pattern: "^([0-9a-f.:/]{2,50}|unknown)$" }),
  count,
  count,
  count,
  count,
  count,
  count,
]);
type Use = Static<typeof use>;

/** Numbered by who tells it: a bus may repeat, and what was used counts once. */
const used = Type.Object(
  {
    type: Type.Literal("used"),
    server: Type.String({ minLength: 1, maxLength: 64 }),
    number: Type.Integer({ minimum: 1 }),
    uses: Type.Array(use, { maxItems: 500 }),
  },
  { additionalProperties: false },
);
const validator = Compile(used);

/**
 * Limits by address that hold for all servers of a store together: each tells the others every second what busy addresses have used
 * there, and all of them charge it. What an address gets in all is at most the limit and, for each further server, what it took there
 * within the last second, a tenth of what it may take at once, and a tenth of the rate. What was too much for a second is paid
 * back by waiting. While the bus is down each counts alone.
 */
export class SharedLimits {
  readonly #options: SharedLimitsOptions;
  readonly #leave: () => void;
  readonly #timer: NodeJS.Timeout;
  readonly #heard = new Map<string, { readonly number: number; readonly at: number }>();
  /** Those that were forgotten and are to be told of. */
  readonly #forgotten: Address[] = [];
  #number = 0;

  constructor(options: SharedLimitsOptions) {
    this.#options = options;
    options.addresses.onForgotten((address) => {
      if (address.untoldSeconds > toldSeconds) this.#forgotten.push(address);
    });
    this.#leave = options.bus.follow(topic, (text) => this.#hear(text));
    this.#timer = setInterval(() => this.#tell(), tellEvery).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#leave();
  }

  #tell(): void {
    const { bus, server, time } = this.#options;
    const type = "used";
    for (const [other, { at }] of this.#heard)
      if (time.steady() - at > forgottenAfter) this.#heard.delete(other);
    for (const uses of pieces(this.#uses()))
      bus.tell(topic, JSON.stringify({ type, server, number: ++this.#number, uses }));
  }

  #uses(): Use[] {
    const { addresses, attempts, time } = this.#options;
    const wrong = attempts.tell();
    const busy: (readonly [Address, number])[] = [];
    for (const address of addresses.all()) {
      const { untoldShare } = address;
      if (untoldShare >= toldShare) busy.push([address, untoldShare]);
    }
    busy.sort(([, one], [, other]) => other - one);
    // Who was forgotten and is here again has the last word on his connections.
    const told = new Set(this.#forgotten.splice(0, mostTold));
    for (const [address] of busy.slice(0, mostTold)) told.add(address);
    for (const name of wrong.keys()) told.add(addresses.named(name, time.steady()));
    return [...told].map(({ name, games, events, bucket, bytes, connections }) => [
      name,
      bounded(games.tell()),
      bounded(events.tell()),
      bounded(bucket.tell()),
      bounded(bytes.tell()),
      bounded(connections),
      bounded(wrong.get(name) ?? 0),
    ]);
  }

  #hear(text: string): void {
    const told = read(text);
    if (!told) return;
    const { server, number, uses } = told;
    const { addresses, attempts, time } = this.#options;
    const now = time.steady();
    if (number <= (this.#heard.get(server)?.number ?? 0)) return;
    this.#heard.set(server, { number, at: now });
    for (const [name, games, events, messages, bytes, connections, wrong] of uses) {
      const address = addresses.named(name, now);
      address.games.chargeElsewhere(games, now);
      address.events.chargeElsewhere(events, now);
      address.bucket.chargeElsewhere(messages, now);
      address.bytes.chargeElsewhere(bytes, now);
      address.saidElsewhere(server, connections, now);
      if (wrong > 0) attempts.failedElsewhere(name, wrong, now);
    }
  }
}

function bounded(amount: number): number {
  return Math.min(mostCounted, Math.ceil(amount));
}

/** As many as go into one message. */
function* pieces(uses: readonly Use[]): Generator<readonly Use[]> {
  let piece: Use[] = [];
  let length = 0;
  for (const each of uses) {
    const more = JSON.stringify(each).length + 1;
    if (length + more > longestText) {
      yield piece;
      [piece, length] = [[], 0];
    }
    piece.push(each);
    length += more;
  }
  if (piece.length > 0) yield piece;
}

/** What another server has told; undefined when it is nothing we know. Whoever may write there may write anything. */
function read(text: string): Static<typeof used> | undefined {
  if (text.length > 2 * longestText) return undefined;
  try {
    const data: unknown = JSON.parse(text);
    return validator.Check(data) ? data : undefined;
  } catch {
    return undefined;
  }
}
