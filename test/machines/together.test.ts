import { describe, expect, test } from "vitest";
import { createGame, guestSeat, ownSeats, testServer } from "../../src/server/fixtures.ts";
import { noLimits } from "../../src/server/limits.ts";
import { openPostgresStore } from "../../src/store/postgres/index.ts";
import { postgresForTests } from "../postgres.ts";

const postgres = await postgresForTests();
const { lacking } = postgres;

/** What servers share besides their games, over a real database and its NOTIFY. */
describe.skipIf(lacking)(`two servers on PostgreSQL${lacking ? ` (${lacking})` : ""}`, () => {
  async function servers(limits = noLimits) {
    const url = await postgres.database();
    const one = await testServer({ store: await openPostgresStore(url), limits });
    return [one, await testServer({ store: await openPostgresStore(url), limits })] as const;
  }
  type Server = Awaited<ReturnType<typeof servers>>[number];

  const listed = async ({ app }: Server) => (await app.inject("/api/games?state=going")).json().games;

  const play = async ({ app }: Server, id: string, token: string | null, after: number) => {
    const headers = { authorization: `Bearer ${token}` };
    const payload = { move: "1", after, id: `move-${after}` };
    return app.inject({ method: "POST", url: `/api/games/${id}/move`, headers, payload });
  };

  test("have one list, and an open game of the one is joined at the other", async () => {
    const [one, other] = await servers();
    const { head, tokens } = await createGame(one.app, { seats: guestSeat, open: true });
    await expect.poll(() => listed(other)).toMatchObject([{ id: head.id, number: 0 }]);
    const url = `/api/games/${head.id}/join`;
    expect((await other.app.inject({ method: "POST", url, payload: {} })).statusCode).toBe(200);
    expect((await play(other, head.id, tokens[0], 0)).statusCode).toBe(200);
    for (const each of [one, other])
      await expect.poll(() => listed(each), { timeout: 3000 }).toMatchObject([{ id: head.id, number: 1 }]);
  });

  test("end each other's games when their time is up", async () => {
    const [one, other] = await servers();
    const clock = { initial: 2000, increment: 0 };
    const { head, tokens } = await createGame(one.app, { seats: ownSeats, clock });
    await play(one, head.id, tokens[0], 0);
    const began = Date.now();
    await one.app.close();
    const finished = async () => (await other.app.inject("/api/games?state=finished")).json().games;
    await expect.poll(finished, { timeout: 8000 }).toMatchObject([{ id: head.id, ending: { by: "time" } }]);
    expect(Date.now() - began).toBeGreaterThan(1900);
    expect(Date.now() - began).toBeLessThan(6000);
  });

  test("count an address together", async () => {
    const [one, other] = await servers({ ...noLimits, gamesPerMinute: 6 });
    for (let count = 0; count < 6; count++) await createGame(one.app);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await expect(createGame(other.app)).rejects.toThrow("too-many");
  });
});
