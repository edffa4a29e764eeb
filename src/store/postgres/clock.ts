import type { Client } from "./connection.ts";

/**
 * The database's time, which all servers go by: this machine's clock plus what was measured. What the way there and back leaves open is no
 * reason to change it, so that it does not jump to and fro.
 */
export class DatabaseClock {
  #offset: number | undefined;

  now(): number {
    return Date.now() + (this.#offset ?? 0);
  }

  async measure(client: Client): Promise<void> {
    const sent = Date.now();
    const begun = performance.now();
    const { rows } = await client.query<{ now: number }>(question, [], { name: "now", patience: 3000 });
    const open = (performance.now() - begun) / 2;
    const measured = Math.round((rows[0]?.now ?? sent) - (sent + open));
    const isWithin = this.#offset !== undefined && Math.abs(measured - this.#offset) <= open + 1;
    if (!isWithin) this.#offset = measured;
  }

  /** Another machine has another clock. */
  forget(): void {
    this.#offset = undefined;
  }
}

const question = "SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now";
