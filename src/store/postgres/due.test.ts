import { describe, expect, onTestFinished, test } from "vitest";
import { postgresForTests } from "../../../test/postgres.ts";
import { guest, stored } from "../../../test/store/games.ts";
import { Connector } from "./connect.ts";
import { openPostgresStore } from "./index.ts";

const postgres = await postgresForTests();
const { lacking } = postgres;

describe.skipIf(lacking)(`what is due on PostgreSQL${lacking ? ` (${lacking})` : ""}`, () => {
  test("is not looked for in games that never begin, however often it is asked, and found in those that do", async () => {
    const url = await postgres.database();
    const { games, ...store } = await openPostgresStore(url);
    onTestFinished(() => store.close());
    const client = await new Connector(url).connect();
    onTestFinished(() => client.end());
    const clock = { initial: 60_000, increment: 0 };
    await games.create({ ...stored, clock, seats: [stored.seats[0], guest] });
    const lookedAt = async () => {
      const { rows } = await client.query<{ due: number }>("SELECT due FROM game WHERE due < $1", [
        Date.now() + 30_000,
      ]);
      return rows.length;
    };
    expect(await lookedAt()).toBe(1);
    expect(await games.due(Date.now())).toEqual({ games: [] });
    expect(await lookedAt()).toBe(0);
    const at = store.now();
    const event = { type: "move", seat: 0, move: "1" } as const;
    await games.append(stored.id, { number: 1, event, at, left: [60_000, 60_000] });
    expect(await games.due(at + 60_000)).toEqual({ games: [] });
    expect((await games.due(at + 60_001)).games).toEqual([{ id: stored.id, at: at + 60_000 }]);
  });
});
