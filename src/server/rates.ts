import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { type Addresses, visitorOf } from "./addresses.ts";
import { refused } from "./errors.ts";
import type { Limits } from "./limits.ts";
import type { Metrics } from "./metrics.ts";
import { Pace } from "./pace.ts";
import type { Time } from "./time.ts";

interface RatesContext {
  readonly limits: Limits;
  readonly addresses: Addresses;
  readonly time: Time;
  readonly metrics: Metrics;
}

/**
 * What is done before anything is made for a request: it waits for its turn, and who has been told often enough that he asks too
 * much is cut off. Behind a proxy he is told in a few bytes, since a proxy takes a connection that ends without an answer for a
 * server that is down.
 */
export function addPace(app: FastifyInstance, { addresses, time, metrics }: RatesContext): void {
  const pace = new Pace();
  app.addHook("onRequest", (request, reply, done) => {
    const address = addresses.at(request.ip, time.steady());
    const isHeard = address.refusals.has(time.steady()) && pace.take(address.name, done);
    if (isHeard) return;
    metrics.count("grundy_refusals_total", "too-many");
    reply.hijack();
    if (request.headers.upgrade === undefined) {
      reply.raw.writeHead(429, { connection: "close", "content-length": 0 }).end();
    } else request.raw.socket.destroy();
  });
  app.addHook("onSend", async ({ ip }, reply) => {
    if (reply.statusCode === 429) addresses.at(ip, time.steady()).refusals.take(time.steady());
  });
}

/**
 * Counts requests and what is answered, by address. Added before anything else that judges a request, so that what
 * is refused, or is nowhere, is counted as well. A route's `config.rateLimit` with a `groupId` gives it a rate of its own.
 */
export async function addRates(app: FastifyInstance, context: RatesContext): Promise<void> {
  const { limits, addresses, time } = context;
  await app.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => visitorOf(ip),
    max: ({ routeOptions }) => {
      const own = routeOptions.config.rateLimit;
      return own && typeof own.max === "number" ? own.max : limits.requestsPerMinute;
    },
  });
  app.addHook("onRequest", app.rateLimit());
  app.addHook("onRequest", async ({ ip }) => {
    const { bytes } = addresses.at(ip, time.steady());
    if (!bytes.has(time.steady())) throw refused("too-many", { seconds: bytes.wait });
  });
  app.addHook("onSend", async ({ ip }, _reply, payload) => {
    if (typeof payload !== "string") return;
    addresses.at(ip, time.steady()).bytes.charge(Buffer.byteLength(payload), time.steady());
  });
}
