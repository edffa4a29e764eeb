import { freePort } from "../ports.ts";
import { Kept } from "./kept.ts";

export interface MachineOptions {
  /** The built command, or a server that is started like it. */
  readonly main: string;
  readonly db: string;
  readonly args?: readonly string[];
  readonly address?: string;
  /** A command that starts it elsewhere, in a network of its own for one. */
  readonly via?: readonly string[];
}

/** A server as an operator starts it: the built command, behind a balancer. */
export class MachineServer {
  readonly #options: MachineOptions;
  #port = 0;
  #running: Kept | undefined;

  constructor(options: MachineOptions) {
    this.#options = options;
  }

  get port(): number {
    return this.#port;
  }

  get host(): string {
    return `${this.#options.address ?? "127.0.0.1"}:${this.#port}`;
  }

  /** What it has said on standard error since its last start. */
  get log(): string {
    return this.#running?.complained ?? "";
  }

  /** Starts it, the second time on the port it had; resolves when it has said where it is. */
  async start(): Promise<void> {
    const { main, db, args = [], address = "127.0.0.1", via = [] } = this.#options;
    if (this.#port === 0) this.#port = await freePort();
    const place = ["--host", address, "--port", String(this.#port), "--trust-proxy", trusted];
    const command = [process.execPath, main, "serve", ...place, "--db", db, "--log-level", "warn", ...args];
    this.#running = await Kept.start([...via, ...command]);
    await this.#running.says(/http:\/\/[0-9.]+:[0-9]+\/\n/);
  }

  signal(signal: NodeJS.Signals): void {
    this.#running?.signal(signal);
  }

  /** Resolves when it has ended. */
  async end(signal: NodeJS.Signals): Promise<void> {
    this.signal(signal);
    await this.#running?.ended;
  }
}

/** A balancer on this machine, and this machine as those of `Network` see it. */
const trusted = "loopback,198.18.0.0/15";
