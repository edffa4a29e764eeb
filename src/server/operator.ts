import type { FastifyRequest } from "fastify";
import { refused } from "./errors.ts";
import { hashOf, matches } from "./secret.ts";
import type { Exposure } from "./security.ts";

/** Who may change the roster: everyone on this very machine, and otherwise whoever has the operator's token. */
export class Operator {
  readonly everyone: boolean;
  readonly #hash: string | undefined;

  constructor({ loopback, publicUrl, proxied }: Exposure, token: string | undefined) {
    // Behind a proxy the loopback address says nothing about who is asking.
    this.everyone = loopback && !proxied && publicUrl === undefined && token === undefined;
    this.#hash = token === undefined ? undefined : hashOf(token);
  }

  check(request: Pick<FastifyRequest, "headers">): void {
    if (this.everyone) return;
    const token = bearer(request);
    if (token === undefined || !matches(token, this.#hash)) throw refused("operator-only");
  }
}

export function bearer({ headers }: Pick<FastifyRequest, "headers">): string | undefined {
  return /^Bearer ([A-Za-z0-9._~+/=-]+)$/i.exec(headers.authorization ?? "")?.[1];
}
