import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { type Addresses, visitorOf } from "./addresses.ts";
import { refused } from "./errors.ts";
import type { Limits } from "./limits.ts";
import { asksToGoLive } from "./live-request.ts";
import type { Metrics } from "./metrics.ts";
import { Pace } from "./pace.ts";
import type { Time } from "./time.ts";

interface RatesContext {
  readonly limits: Limits;
  readonly addresses: Addresses;
  readonly time: Time;
  readonly metrics: Metrics;
}

/** Refusals that a body without a length counts for: what has come of it is ten thousand pieces at worst, and 10 ms of work. */
const endless = 10;

const tooMany = "HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\n\r\n";

/**
 * What is done before anything is made for a request: it waits for its turn, and who has been told often enough that he asks too
 * much is cut off. Behind a proxy he is told in a few bytes, since a proxy takes a connection that ends without an answer for a
 * server that is down. A body has to say how long it is (RFC 9112, section 6.3): one without end would be read, or thrown away, a
 * byte at a time. Nor is a connection kept for the sake of a body that nobody reads.
 */
export function addPace(app: FastifyInstance, { addresses, time, metrics }: RatesContext): void {
  const pace = new Pace();
  app.addHook("onRequest", ({ ip, raw }, reply, done) => {
    const { refusals, name } = addresses.at(ip, time.steady());
    const isMeasured = raw.headers["transfer-encoding"] === undefined;
    const isHeard = refusals.has(time.steady()) && (!isMeasured || pace.take(name, done));
    if (isHeard && isMeasured) return;
    metrics.count("grundy_refusals_total", isHeard ? "message-malformed" : "too-many");
    if (isHeard) refusals.charge(endless, time.steady());
    reply.hijack();
    // What was to become a connection has no answer of its own any more.
    if (asksToGoLive(raw)) raw.socket.end(tooMany, () => raw.socket.destroy());
    else reply.raw.writeHead(isHeard ? 411 : 429, { connection: "close", "content-length": 0 }).end();
  });
  app.addHook("onSend", async ({ ip, raw }, reply) => {
    if (reply.statusCode === 429) addresses.at(ip, time.steady()).refusals.take(time.steady());
    const isBodyLeft = raw.complete === false && Number(raw.headers["content-length"] ?? 0) > 0;
    if (isBodyLeft) reply.header("connection", "close");
  });
  // Of a request that was to become a connection Node does not know any more: nobody else would end it.
  app.addHook("onResponse", async ({ raw }) => {
    if (asksToGoLive(raw)) raw.socket.destroy();
  });
}

/** The page's own files: a first visit asks for all of them, to have them when there is no network, and a class comes at once. */
function isFile(url: string): boolean {
  return url.startsWith("/assets/");
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
    keyGenerator: ({ ip, url }) => (isFile(url) ? `${visitorOf(ip)} files` : visitorOf(ip)),
    max: ({ routeOptions, url }) => {
      if (isFile(url)) return limits.filesPerMinute;
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
