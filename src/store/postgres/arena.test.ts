import { describe, expect, onTestFinished, test } from "vitest";
import { postgresForTests } from "../../../test/postgres.ts";
import { played, proof, setup } from "../../../test/store/arena-games.ts";
import { questions } from "./arena-sql.ts";
import { openDatabase } from "./fixtures.ts";
import { openPostgresStore } from "./index.ts";

const postgres = await postgresForTests();
const { lacking } = postgres;

describe.skipIf(lacking)(`tournaments on PostgreSQL${lacking ? ` (${lacking})` : ""}`, () => {
  test("that somebody has spoilt are told to be damaged, and a list goes on behind them", async () => {
    const url = await postgres.database();
    const store = await openPostgresStore(url);
    onTestFinished(() => store.close());
    const { arena } = store;
    const database = await openDatabase(url);
    const spoil = (text: string) => database.change((client) => client.query(text));
    const ids: string[] = [];
    for (let index = 0; index < 5; index++) ids.unshift(await arena.create(setup));
    const [id = ""] = ids;
    await arena.add(id, [played(0)], new Map([[0, proof]]));
    for (const [wrong, right] of [
      ["SET opening = 99", "SET opening = (SELECT key FROM tournament_opening)"],
      ["SET second = first", "SET second = 1"],
      ["SET fault = '{', winner = 1", "SET fault = NULL, winner = 0"],
      ["SET moves = E'1\\n'", "SET moves = ''"],
    ]) {
      await spoil(`UPDATE tournament_game ${wrong}`);
      await expect(arena.games(id, 0, 9)).rejects.toThrow(/damaged.*\/0/);
      await spoil(`UPDATE tournament_game ${right}`);
      expect((await arena.games(id, 0, 9)).games).toHaveLength(1);
    }
    await spoil("UPDATE tournament_evidence SET evidence = '{}'");
    await expect(arena.game(id, 0)).rejects.toThrow(/damaged.*\/0/);
    await spoil("UPDATE tournament SET setup = '{' WHERE key IN (2, 3, 4)");
    await expect(arena.list({ limit: 5 })).rejects.toThrow(/damaged/);
    const aside: string[] = [];
    const found = await arena.list({ limit: 2 }, (spoilt) => aside.push(spoilt));
    expect([found.map((kept) => kept.id), aside]).toEqual([[ids[0], ids[4]], ids.slice(1, 4)]);
  });

  test("are asked for what is new, and listed, without looking at the rest", async () => {
    const database = await openDatabase(await postgres.database());
    await database.change(async (client) => {
      await client.query(`INSERT INTO tournament (id, setup, created)
        SELECT lpad(n::text, 16, '0'), '{}', n / 3 FROM generate_series(1, 1000) AS n`);
      await client.query("INSERT INTO tournament_opening (tournament, opening) VALUES (1, 'x')");
      await client.query(`INSERT INTO tournament_game (tournament, number, first, second, place, opening, at, thought_first,
          thought_second, plies, annulled, moves)
        SELECT 1 + n % 2, n / 2, 0, 1, n / 2 + 1, 1, 0, 0, 0, 0, 0, 'some moves' FROM generate_series(0, 39999) AS n`);
      await client.query("ANALYZE tournament, tournament_game, tournament_opening");
    });
    type Explained = {
      readonly "QUERY PLAN": readonly [{ readonly Plan: Readonly<Record<string, number>> }];
    };
    const looked = async (sql: string, values: readonly unknown[]) => {
      const [row] = await database.read<Explained>(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${sql}`, values);
      const Plan = row?.["QUERY PLAN"][0].Plan ?? {};
      return (Plan["Shared Hit Blocks"] ?? 0) + (Plan["Shared Read Blocks"] ?? 0);
    };
    const id = "1".padStart(16, "0");
    // Of some 500 for the games alone.
    expect(await looked(questions.games, [id, 20_000, 1000])).toBeLessThan(15);
    expect(await looked(questions.gameOfNumber, [id, 77])).toBeLessThan(25);
    expect(await looked(questions.list, [200, 0, 20])).toBeLessThan(25);
  });
});
