import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Addresses } from "./addresses.ts";
import { refused } from "./errors.ts";
import type { Limits } from "./limits.ts";
import type { Time } from "./time.ts";

interface AnswersContext {
  readonly limits: Limits;
  readonly addresses: Addresses;
  readonly time: Time;
}

/** A file is read as it is sent: so much of it is in memory at a time. */
const pieceOfFile = 65_536;

/** Seconds after which somebody may ask again who has not read what he was answered. */
const pause = 10;

/**
 * Answers that nobody reads. A byte now and then is enough for Node's own deadline never to pass, so an answer has one for all of
 * it, and only so much waits for an address, however many connections it has.
 */
export function addAnswers(app: FastifyInstance, { limits, addresses, time }: AnswersContext): void {
  const underWay = new Map<ServerResponse, Answer>();
  const over = (response: ServerResponse) => {
    const answer = underWay.get(response);
    if (!answer || !underWay.delete(response)) return;
    answer.address.unsent -= answer.size;
  };

  app.addHook("onRequest", async ({ ip }) => {
    const address = addresses.at(ip, time.steady());
    if (address.unsent > limits.unsentBytes) look();
    if (address.unsent > limits.unsentBytes) throw refused("too-many", { seconds: pause });
  });
  app.addHook("onSend", async ({ ip }, { raw }, payload) => {
    if (raw.destroyed || underWay.has(raw)) return;
    const address = addresses.at(ip, time.steady());
    const size = sizeOf(payload);
    address.unsent += size;
    underWay.set(raw, { address, size, since: time.steady() });
    // One that is cut off is found by looking: with a listener more than there are already Node would warn of a leak.
    raw.once("finish", () => over(raw));
  });

  const { answer: longest } = limits.deadlines;
  function look(): void {
    for (const [response, { since }] of underWay) {
      if (time.steady() - since >= longest) response.destroy();
      if (response.destroyed) over(response);
    }
  }
  const looking = setInterval(look, longest / 10);
  looking.unref();
  app.addHook("onClose", async () => clearInterval(looking));
}

interface Answer {
  readonly address: { unsent: number };
  readonly size: number;
  readonly since: number;
}

function sizeOf(payload: unknown): number {
  if (typeof payload === "string") return Buffer.byteLength(payload);
  if (Buffer.isBuffer(payload)) return payload.length;
  return payload ? pieceOfFile : 0;
}
