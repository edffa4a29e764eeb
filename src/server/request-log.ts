import type { FastifyInstance } from "fastify";
import { Sampler } from "./sampler.ts";
import type { Time } from "./time.ts";

/** So much of a path is logged. */
const longestPath = 200;

/**
 * A line a request. Tokens are in headers and invitations in queries: neither is logged. Of refusals, which anyone can cause,
 * so many a second; the next line says how many were left out.
 */
export function addRequestLog(app: FastifyInstance, refusalsLogged: number, time: Time): void {
  const refusals = new Sampler(refusalsLogged, time);
  app.addHook("onResponse", async ({ method, url, ip, log }, { statusCode, elapsedTime }) => {
    if (statusCode >= 400 && statusCode < 500 && !refusals.take()) return;
    const refusalsLeftOut = refusals.tell();
    log.info({
      method,
      path: url.split("?", 1)[0]?.slice(0, longestPath),
      status: statusCode,
      milliseconds: Math.round(elapsedTime),
      address: ip,
      ...(refusalsLeftOut > 0 ? { refusalsLeftOut } : {}),
    });
  });
}
