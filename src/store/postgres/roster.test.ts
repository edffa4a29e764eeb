import { describe, expect, test } from "vitest";
import { postgresForTests } from "../../../test/postgres.ts";
import { answersAsMemory } from "../../../test/roster/alike.ts";
import type { Person } from "../../roster/index.ts";
import type { PostgresDatabase } from "./database.ts";
import { openDatabase } from "./fixtures.ts";
import { PostgresRoster, questions } from "./roster.ts";

const postgres = await postgresForTests();
const { lacking } = postgres;

/** The contract of rosters is a part of that of stores. */
describe.skipIf(lacking)(`people on PostgreSQL${lacking ? ` (${lacking})` : ""}`, () => {
  let database: PostgresDatabase | undefined;
  answersAsMemory("PostgreSQL", async () => {
    database ??= await openDatabase(await postgres.database());
    const roster = new PostgresRoster(database);
    await roster.removeAll();
    return roster;
  });

  test("both rankings and a page are read off an index, and sorted among those alone that begin alike", async () => {
    const database = await openDatabase(await postgres.database());
    await database.change((client) =>
      client.query(`INSERT INTO person SELECT convert_to(n::text, 'UTF8'), '', '', 'ai', n, n / 2
        FROM generate_series(1, 5000) AS n; ANALYZE person`),
    );
    for (const [name, index] of [
      ["desc", /Index Scan using person_best_first/],
      // The other one backwards does, too, where few have the same share.
      ["asc", /Index Scan (?:Backward using person_best|using person_worst)_first/],
      ["first", /Index Scan using person_in_order/],
      ["after", /Index Scan using person_in_order/],
    ] as const) {
      const asked = questions[name].replaceAll("$2", "'4321'").replace("$1", "10");
      const plan = JSON.stringify(await database.read(`EXPLAIN ${asked}`));
      expect(plan).toMatch(index);
      expect(plan).toMatch(/Incremental Sort/);
    }
    const find = questions.find.replace("$1", "'4321'");
    expect(JSON.stringify(await database.read(`EXPLAIN ${find}`))).toMatch("person_found");
  });

  test("counts every game of many at once, whoever else changes everyone meanwhile", async () => {
    const url = await postgres.database();
    const rosters = [
      new PostgresRoster(await openDatabase(url)),
      new PostgresRoster(await openDatabase(url)),
    ];
    const [roster] = rosters as [PostgresRoster, PostgresRoster];
    const usernames = ["a", "b", "c", "d"];
    for (const username of usernames) await roster.add({ username, given: "", family: "", kind: "ai" });
    const games = Array.from({ length: 200 }, (_, index) => {
      const [first, second] = [usernames[index % 4], usernames[(index + 1 + (index % 3)) % 4]];
      return rosters[index % 2]?.countGame([first as string, second as string], index % 2 ? 0 : 1);
    });
    const edits = usernames.map((username) => roster.edit(username, { given: "G", family: "F" }));
    await Promise.all([...games, ...edits]);
    const people: Person[] = [...(await roster.all())];
    expect(people.reduce((sum, person) => sum + person.games, 0)).toBe(400);
    expect(people.reduce((sum, person) => sum + person.wins, 0)).toBe(200);
    await Promise.all([
      ...usernames.map((username) => roster.countGame([username, "a"], null)),
      ...rosters.map((each) => each.resetAll()),
      ...usernames.map((username) => rosters[1]?.countGame([username, "d"], null)),
    ]);
    for (const each of rosters) await each.resetAll();
    expect((await roster.rankings("desc", 9)).every((person) => person.games === 0)).toBe(true);
  });
});
