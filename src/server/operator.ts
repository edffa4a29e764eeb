import type { FastifyRequest } from "fastify";
import { Attempts } from "./attempts.ts";
import { refused } from "./errors.ts";
import { hashOf, matches } from "./secret.ts";
import { comesDirectly, type Exposure } from "./security.ts";
import type { Time } from "./time.ts";

type Asking = Pick<FastifyRequest, "headers" | "raw" | "ip" | "log">;

/** Who may change the roster: everyone on this very machine, and otherwise whoever has the operator's token. */
export class Operator {
  readonly #ownMachine: boolean;
  readonly #hash: string | undefined;
  readonly #attempts: Attempts;
  readonly #time: Time;

  constructor(
    { loopback, publicUrl, proxied }: Exposure,
    token: string | undefined,
    time: Time,
    attempts = new Attempts(),
  ) {
    // Behind a proxy the loopback address says nothing about who is asking.
    this.#ownMachine = loopback && !proxied && publicUrl === undefined && token === undefined;
    this.#hash = token === undefined ? undefined : hashOf(token);
    this.#attempts = attempts;
    this.#time = time;
  }

  /** Whether whoever asks needs no token. A proxy nobody told us of gives itself away by what it adds. */
  isOwner(request: Pick<Asking, "headers" | "raw">): boolean {
    return this.#ownMachine && comesDirectly(request);
  }

  /** Whether whoever asks is the operator, where others are answered too, with less. */
  allows(request: Asking): boolean {
    if (this.isOwner(request)) return true;
    if (bearer(request) === undefined) return false;
    try {
      this.check(request);
      return true;
    } catch {
      return false;
    }
  }

  /** Wrong tokens are counted by address; who has sent too many waits, with the right one too. */
  check(request: Asking): void {
    if (this.isOwner(request)) return;
    const token = bearer(request);
    if (token === undefined) throw refused("operator-only");
    const seconds = this.#attempts.wait(request.ip, this.#time.steady());
    if (seconds > 0) throw refused("too-many", { seconds });
    if (matches(token, this.#hash)) return;
    const wrong = this.#attempts.failed(request.ip, this.#time.steady());
    request.log.warn({ address: request.ip, wrong }, "wrong operator token");
    throw refused("operator-only");
  }
}

export function bearer({ headers }: Pick<FastifyRequest, "headers">): string | undefined {
  return /^Bearer ([A-Za-z0-9._~+/=-]+)$/i.exec(headers.authorization ?? "")?.[1];
}
