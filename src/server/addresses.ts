import { Bucket, type Rate } from "./bucket.ts";

/** What one address does over all its connections: how many there are, and how much comes over them. */
export class Addresses {
  readonly #known = new Map<string, Address>();
  readonly #rate: Rate;
  readonly #most: number;

  constructor(most: number, rate: Rate) {
    this.#most = most;
    this.#rate = rate;
  }

  /** One more connection; undefined when the address has its share. */
  enter(name: string, now: number): Address | undefined {
    let address = this.#known.get(name);
    if (!address) {
      address = { name, connections: 0, bucket: new Bucket(this.#rate, now) };
      this.#known.set(name, address);
    }
    if (address.connections >= this.#most) return undefined;
    address.connections++;
    return address;
  }

  leave(address: Address): void {
    address.connections--;
  }

  /** Forgets addresses that are gone and have used nothing lately. */
  sweep(now: number): void {
    for (const [name, { connections, bucket }] of this.#known) {
      if (connections === 0 && bucket.isFull(now)) this.#known.delete(name);
    }
  }

  get size(): number {
    return this.#known.size;
  }
}

export interface Address {
  readonly name: string;
  readonly bucket: Bucket;
  connections: number;
}
