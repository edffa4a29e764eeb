import { isIP } from "node:net";
import { Bucket, type Rate } from "./bucket.ts";
import type { Limits } from "./limits.ts";

type AddressLimits = Pick<Limits, "connectionsPerAddress" | "plainConnections" | "addressRate" | "bytesRate">;

/** What one address does over all its connections: how many there are, and how much comes and goes over them. */
export class Addresses {
  readonly #known = new Map<string, Address>();
  readonly #limits: AddressLimits;

  constructor(limits: AddressLimits) {
    this.#limits = limits;
  }

  /** What is known of whoever has this address. */
  at(address: string, now: number): Address {
    const name = visitorOf(address);
    let known = this.#known.get(name);
    if (!known) {
      const { addressRate, bytesRate } = this.#limits;
      known = new Address(name, { messages: addressRate, bytes: bytesRate }, now);
      this.#known.set(name, known);
    }
    return known;
  }

  /** One more live connection; undefined when the address has its share. */
  enter(name: string, now: number): Address | undefined {
    const address = this.at(name, now);
    if (address.connections >= this.#limits.connectionsPerAddress) return undefined;
    address.connections++;
    return address;
  }

  leave(address: Address): void {
    address.connections--;
  }

  /** One more connection of any kind; undefined when the address has its share. */
  connect(name: string, now: number): Address | undefined {
    const address = this.at(name, now);
    const { connectionsPerAddress, plainConnections } = this.#limits;
    if (address.sockets >= connectionsPerAddress + plainConnections) return undefined;
    address.sockets++;
    return address;
  }

  /** Forgets addresses that are gone and have used nothing lately. */
  sweep(now: number): void {
    for (const [name, address] of this.#known) if (address.isGone(now)) this.#known.delete(name);
  }

  get size(): number {
    return this.#known.size;
  }
}

export class Address {
  readonly name: string;
  /** Messages that come. */
  readonly bucket: Bucket;
  /** Bytes that are made for it. */
  readonly bytes: Bucket;
  /** Live connections, and connections of any kind. */
  connections = 0;
  sockets = 0;

  constructor(name: string, rates: { readonly messages: Rate; readonly bytes: Rate }, now: number) {
    this.name = name;
    this.bucket = new Bucket(rates.messages, now);
    this.bytes = new Bucket(rates.bytes, now);
  }

  isGone(now: number): boolean {
    return this.connections === 0 && this.sockets === 0 && this.bucket.isFull(now) && this.bytes.isFull(now);
  }
}

/**
 * Whom an address is counted as. Who has an IPv6 address usually has all of its /64 (RFC 6177), so that counts as one; an
 * IPv4 address written as IPv6 counts as what it is.
 */
export function visitorOf(address: string): string {
  const [plain = ""] = address.split("%");
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
