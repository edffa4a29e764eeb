import { Cluster } from "./cluster.ts";
import type { Programs } from "./programs.ts";

/** A primary and its standby; whoever is promoted gets a new standby. */
export class Pair {
  readonly #programs: Programs;
  readonly #synchronous: boolean;
  #primary: Cluster;
  #standby: Cluster;

  private constructor(programs: Programs, synchronous: boolean, primary: Cluster, standby: Cluster) {
    this.#programs = programs;
    this.#synchronous = synchronous;
    this.#primary = primary;
    this.#standby = standby;
  }

  static async start(programs: Programs, synchronous: boolean): Promise<Pair> {
    const primary = await Cluster.start({ programs });
    let standby: Cluster | undefined;
    try {
      await primary.ask("CREATE DATABASE grundy");
      standby = await Cluster.start({ programs, standbyOf: primary });
      await primary.setSynchronous(synchronous);
      return new Pair(programs, synchronous, primary, standby);
    } catch (error) {
      await standby?.remove();
      await primary.remove();
      throw error;
    }
  }

  get primary(): Cluster {
    return this.#primary;
  }

  /** Or who was primary before. */
  get standby(): Cluster {
    return this.#standby;
  }

  /** That of both: it stays the same. */
  get url(): string {
    const hosts = [this.#primary, this.#standby].map(({ port }) => `127.0.0.1:${port}`).sort();
    return this.#primary.url("grundy", hosts.join(","));
  }

  /** The standby hears nothing any more, as one that lags behind has not yet. */
  async fallBehind(): Promise<void> {
    await this.#standby.ask("ALTER SYSTEM SET primary_conninfo = ''");
    await this.#standby.ask("SELECT pg_reload_conf()");
  }

  /** The primary is lost, and its standby takes over. */
  async failOver(): Promise<void> {
    await this.#primary.stop("crash");
    await this.promote();
  }

  /** The standby takes over, whatever has become of the primary. */
  async promote(): Promise<void> {
    await this.#standby.promote();
    [this.#primary, this.#standby] = [this.#standby, this.#primary];
  }

  /** Who was primary comes back as if nothing had happened, and would take writes. */
  oldReturns(): Promise<void> {
    return this.#standby.start();
  }

  /** Who was primary is made a standby, from nothing. */
  async refill(): Promise<void> {
    await this.#standby.remove();
    const { port } = this.#standby;
    const programs = this.#programs;
    this.#standby = await Cluster.start({ programs, standbyOf: this.#primary, port });
    await this.#primary.setSynchronous(this.#synchronous);
  }

  async remove(): Promise<void> {
    await this.#primary.remove();
    await this.#standby.remove();
  }
}
