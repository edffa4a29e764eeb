import { isIP, type Socket } from "node:net";
import { Bucket } from "./bucket.ts";
import type { Limits } from "./limits.ts";
import type { Visitor } from "./visitor.ts";

type AddressLimits = Pick<
  Limits,
  | "addressRate"
  | "arrivalsPerSecond"
  | "bytesRate"
  | "connectionsPerAddress"
  | "eventsHeld"
  | "eventsRate"
  | "gamesPerMinute"
  | "plainConnections"
  | "refusalRate"
>;

/** What one address does over all its connections: how many there are, and how much comes and goes over them. */
export class Addresses {
  readonly #known = new Map<string, Address>();
  readonly #limits: AddressLimits;
  #forgotten: (address: Address) => void = () => {};

  constructor(limits: AddressLimits) {
    this.#limits = limits;
  }

  /** Told of every address that is forgotten. */
  onForgotten(forgotten: (address: Address) => void): void {
    this.#forgotten = forgotten;
  }

  /** What is known of whoever has this address. */
  at(address: string, now: number): Address {
    return this.named(visitorOf(address), now);
  }

  /** What is known of whom an address is counted as. */
  named(name: string, now: number): Address {
    let known = this.#known.get(name);
    if (!known) {
      known = new Address(name, this.#limits, now);
      this.#known.set(name, known);
    }
    return known;
  }

  /** One more live connection, on this socket; undefined when the address has its share. */
  enter(name: string, now: number, socket?: Socket): Address | undefined {
    const address = this.at(name, now);
    const { connectionsPerAddress } = this.#limits;
    if (address.connections + address.connectionsElsewhere(now) >= connectionsPerAddress) return undefined;
    address.connections++;
    if (socket) address.plain.delete(socket);
    return address;
  }

  leave(address: Address): void {
    address.connections--;
  }

  /** One more connection of any kind; false when the address has its share, or does not take no for an answer. */
  connect(address: Address, now: number): boolean {
    const { connectionsPerAddress, plainConnections } = this.#limits;
    if (address.sockets >= connectionsPerAddress + plainConnections) return false;
    if (!address.refusals.has(now) || !address.arrivals.take(now)) return false;
    address.sockets++;
    return true;
  }

  /** Forgets addresses that are gone and have used nothing lately. */
  sweep(now: number): void {
    for (const [name, address] of this.#known) {
      if (!address.isGone(now)) continue;
      this.#known.delete(name);
      this.#forgotten(address);
    }
  }

  get size(): number {
    return this.#known.size;
  }

  all(): Iterable<Address> {
    return this.#known.values();
  }
}

/** What another server says of an address holds for so many milliseconds: it says so every second. */
const saidFor = 5000;

export class Address implements Visitor {
  readonly name: string;
  held = 0;
  readonly #limits: AddressLimits;
  readonly games: Bucket;
  readonly events: Bucket;
  /** Messages that come. */
  readonly bucket: Bucket;
  /** Bytes that are made for it. */
  readonly bytes: Bucket;
  /** Connections that come. */
  readonly arrivals: Bucket;
  /** Answers that it has asked too much. */
  readonly refusals: Bucket;
  /** Live connections, and connections of any kind. */
  connections = 0;
  sockets = 0;
  /** Bytes of answers on their way. */
  unsent = 0;
  /** Those that are not live. */
  readonly plain = new Set<Socket>();
  /** Live connections at other servers, as each has last said, and when. */
  #elsewhere: Map<string, { readonly connections: number; readonly at: number }> | undefined;

  constructor(name: string, limits: AddressLimits, now: number) {
    this.name = name;
    this.#limits = limits;
    this.games = new Bucket({ burst: limits.gamesPerMinute, perSecond: limits.gamesPerMinute / 60 }, now);
    this.events = new Bucket(limits.eventsRate, now);
    this.bucket = new Bucket(limits.addressRate, now);
    this.bytes = new Bucket(limits.bytesRate, now);
    const most = limits.connectionsPerAddress + limits.plainConnections;
    this.arrivals = new Bucket({ burst: most, perSecond: limits.arrivalsPerSecond }, now);
    this.refusals = new Bucket(limits.refusalRate, now);
  }

  get holdsTooMuch(): boolean {
    return this.held >= this.#limits.eventsHeld;
  }

  /** Another server has so many of its live connections. */
  saidElsewhere(server: string, connections: number, now: number): void {
    this.#elsewhere ??= new Map();
    this.#elsewhere.set(server, { connections, at: now });
  }

  connectionsElsewhere(now: number): number {
    let sum = 0;
    for (const [server, { connections, at }] of this.#elsewhere ?? []) {
      if (now - at < saidFor) sum += connections;
      else this.#elsewhere?.delete(server);
    }
    return sum;
  }

  /** What is told to other servers. */
  get #shared(): readonly Bucket[] {
    return [this.games, this.events, this.bucket, this.bytes];
  }

  /** The largest share of what it may have or take at once that other servers do not know of. */
  get untoldShare(): number {
    const connections = this.connections / this.#limits.connectionsPerAddress;
    return Math.max(connections, ...this.#shared.map(({ untoldShare }) => untoldShare));
  }

  /** The longest time in which something is there again that other servers do not know of, in seconds. */
  get untoldSeconds(): number {
    return Math.max(...this.#shared.map(({ untoldSeconds }) => untoldSeconds));
  }

  isGone(now: number): boolean {
    const { bucket, bytes, arrivals, refusals, games, events } = this;
    if (this.connectionsElsewhere(now) > 0) return false;
    if (this.connections > 0 || this.sockets > 0 || this.unsent > 0 || this.held > 0) return false;
    return [bucket, bytes, arrivals, refusals, games, events].every((each) => each.isFull(now));
  }
}

/**
 * Whom an address is counted as. Who has an IPv6 address usually has all of its /64 (RFC 6177), so that counts as one; an
 * IPv4 address written as IPv6 counts as what it is.
 */
export function visitorOf(address: string): string {
  const [plain = ""] = withoutPort(address).split("%");
  const version = isIP(plain);
  if (version === 4) return plain;
  // Not an address at all: what a proxy may hand on of what it was given.
  if (version === 0) return "unknown";
  const groups = groupsOf(plain);
  const [fifth = 0, sixth = 0, seventh = 0, eighth = 0] = groups.slice(4);
  if (fifth === 0 && sixth === 0xffff && groups.slice(0, 4).every((group) => group === 0)) {
    return [seventh >> 8, seventh & 255, eighth >> 8, eighth & 255].join(".");
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** Some proxies write where a visitor's connection comes from: `192.0.2.7:5678`, `[2001:db8::1]:443`. */
function withoutPort(address: string): string {
  return address.replace(/^(?:\[([^\]]*)\]|([0-9.]+))(?::[0-9]+)?$/, "$1$2");
}

/** The eight groups of an IPv6 address (RFC 4291, section 2.2). */
function groupsOf(address: string): number[] {
  const hexadecimal = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [before = "", after] = hexadecimal.split("::");
  const [head, tail] = [before, after ?? ""].map((part) =>
    part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16)),
  ) as [number[], number[]];
  return [...head, ...new Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}
