import { onTestFinished } from "vitest";
import { MemoryRoster } from "../roster/index.ts";
import { memoryStore } from "../store/games-memory.ts";
import { type AppOptions, makeApp } from "./app.ts";
import { noLimits } from "./limits.ts";
import type { CreateAnswer, CreateRequest } from "./protocol.ts";

/** For the tests of this room: a whole server that is not listening, with everything in memory. */
export async function testApp(options: Partial<AppOptions> = {}) {
  const store = options.store ?? memoryStore(new MemoryRoster());
  const app = await makeApp({
    version: "0.0.0",
    reach: { loopback: true, proxied: false },
    limits: noLimits,
    ...options,
    store,
  });
  onTestFinished(() => app.close());
  return { app, store };
}

export const ownSeats: CreateRequest["seats"] = [{ by: "me", name: "Ada" }, { by: "me" }];
export const guestSeat: CreateRequest["seats"] = [{ by: "me", name: "Ada" }, { by: "guest" }];

export async function createGame(
  app: Awaited<ReturnType<typeof testApp>>["app"],
  request: Partial<CreateRequest> = {},
): Promise<CreateAnswer> {
  const payload = { game: "stones", seats: guestSeat, ...request };
  const answer = await app.inject({ method: "POST", url: "/api/games", payload });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}
