import { join } from "node:path";
import { expect, test } from "vitest";
import { answersAsMemory } from "../../../test/roster/alike.ts";
import { rosterContract } from "../../../test/roster/contract.ts";
import { StoreFile } from "./file.ts";
import { temporaryFolder } from "./fixtures.ts";
import { questions, SqliteRoster } from "./roster.ts";

const open = () => new SqliteRoster(new StoreFile(join(temporaryFolder(), "players.dat")));

rosterContract("in a file", open);

answersAsMemory("file", open);

test("both rankings are read off an index, without sorting", () => {
  const file = new StoreFile(join(temporaryFolder(), "players.dat"));
  for (const question of [questions.desc, questions.asc]) {
    const plan = file.query(`EXPLAIN QUERY PLAN ${question.replace("?", "10")}`);
    expect(JSON.stringify(plan.all())).toMatch(/SCAN person USING INDEX person_(best|worst)_first/);
    expect(JSON.stringify(plan.all())).not.toContain("TEMP B-TREE");
  }
});

test("a change is seen by another program only when it is settled, and then at once", () => {
  const path = join(temporaryFolder(), "players.dat");
  const [one, other] = [new SqliteRoster(new StoreFile(path)), new SqliteRoster(new StoreFile(path))];
  const han = { username: "hsolo", given: "Han", family: "Solo", kind: "human" } as const;
  one.add(han);
  expect(other.find("hsolo")).toBeUndefined();
  void one.settle();
  expect(other.find("hsolo")).toEqual({ ...han, games: 0, wins: 0 });
  other.countGame(["hsolo", "x"], 0);
  void other.settle();
  expect(one.find("hsolo")?.wins).toBe(1);
  expect(other.add(han)).toBe(false);
  void other.settle();
});

test("what is not settled is given up by close, what is settled is there again", () => {
  const path = join(temporaryFolder(), "players.dat");
  const first = new SqliteRoster(new StoreFile(path));
  first.add({ username: "kept", given: "K", family: "Ept", kind: "ai" });
  void first.settle();
  first.add({ username: "lost", given: "L", family: "Ost", kind: "human" });
  first.close();
  first.close();
  const again = new SqliteRoster(new StoreFile(path));
  expect([...again.all()].map((person) => person.username)).toEqual(["kept"]);
  expect(again.find("kept")?.kind).toBe("ai");
});

test("reading holds nothing", () => {
  const path = join(temporaryFolder(), "players.dat");
  const [reader, writer] = [new SqliteRoster(new StoreFile(path)), new StoreFile(path)];
  writer.change(() =>
    writer.command("INSERT INTO person (username, given, family, kind) VALUES ('a', '', '', 'ai')").run(),
  );
  void writer.settle();
  reader.find("a");
  reader.find("b");
  reader.rankings("desc", 10);
  const [first] = reader.all();
  expect(first?.username).toBe("a");
  // The log can only be emptied when nobody is in the middle of reading it.
  expect(writer.query("PRAGMA wal_checkpoint(TRUNCATE)").all()).toEqual([[0, 0, 0]]);
});

test("gives up waiting for another program with one clear line", () => {
  const path = join(temporaryFolder(), "players.dat");
  const holder = new SqliteRoster(new StoreFile(path));
  const waiter = new SqliteRoster(new StoreFile(path, { patience: 50 }));
  holder.removeAll();
  expect(() => waiter.removeAll()).toThrow(/: busy$/);
  void holder.settle();
  waiter.removeAll();
  void waiter.settle();
});
