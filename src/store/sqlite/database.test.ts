import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import fc from "fast-check";
import Database from "libsql";
import { describe, expect, test } from "vitest";
import { StoreError, type StoreErrorCode } from "../errors.ts";
import { openDatabase, pragma } from "./database.ts";
import { asStoreError } from "./errors.ts";
import { StoreFile } from "./file.ts";
import { countPeople, crashedFile, filledFile, snapshot, temporaryFolder } from "./fixtures.ts";
import type { Migration } from "./migration.ts";
import { applicationId, migrations } from "./migrations.ts";

/** Opens a file that must be refused, and sees that nothing at all was changed. */
function refusal(file: string, folder: string, history?: readonly Migration[]): StoreErrorCode {
  const before = snapshot(folder);
  let code: StoreErrorCode | undefined;
  try {
    openDatabase(file, history ? { migrations: history } : {}).close();
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    expect(error.message).not.toContain("\n");
    code = error.code;
  }
  expect(code, "the file was opened").toBeDefined();
  expect(snapshot(folder)).toEqual(before);
  return code as StoreErrorCode;
}

function overwrite(file: string, at: number, bytes: Uint8Array): void {
  const content = readFileSync(file);
  content.set(bytes.subarray(0, Math.max(0, content.length - at)), at);
  writeFileSync(file, content);
}

describe("a fresh start", () => {
  test("a missing and an empty file become one with our id, the log and full synchronisation", () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "empty"), "");
    for (const name of ["missing", "empty"]) {
      const file = join(folder, name);
      const connection = openDatabase(file);
      expect(pragma(connection, "journal_mode")).toBe("wal");
      expect(pragma(connection, "synchronous")).toBe(2);
      connection.close();
      const header = readFileSync(file).subarray(0, 100);
      expect(header.readUInt32BE(68)).toBe(applicationId);
      expect(header.readUInt32BE(60)).toBe(migrations.length);
    }
  });

  test.each(["empty", "missing"])("the log beside a file that is %s is not taken for its own", (state) => {
    const folder = temporaryFolder();
    const file = crashedFile(folder, 5);
    if (state === "empty") writeFileSync(file, "");
    else rmSync(file);
    expect(countPeople(new StoreFile(file))).toBe(0);
  });

  test("leaves nothing beside the file but its log", () => {
    const folder = temporaryFolder();
    const store = new StoreFile(join(folder, "players.dat"));
    expect(readdirSync(folder).sort()).toEqual(["players.dat", "players.dat-shm", "players.dat-wal"]);
    store.close();
  });
});

describe("what is not ours is refused and stays as it was", () => {
  test.each([
    ["text", Buffer.from("lskywalker,Luke,Skywalker,3 games,3 wins\n".repeat(50))],
    ["a few bytes", Buffer.from("SQLite format 3\0")],
    ["noughts", Buffer.alloc(8192)],
    ["a Java serialisation", Buffer.from("aced00057372000e", "hex")],
  ])("%s", (_, content) => {
    const folder = temporaryFolder();
    const file = join(folder, "players.dat");
    writeFileSync(file, content);
    expect(refusal(file, folder)).toBe("foreign");
  });

  test("another program's database", () => {
    const folder = temporaryFolder();
    const file = join(folder, "players.dat");
    const other = new Database(file);
    other.exec("CREATE TABLE person (username TEXT)");
    other.close();
    expect(refusal(file, folder)).toBe("foreign");
  });

  test("our id on a schema that is not ours", () => {
    const folder = temporaryFolder();
    const file = join(folder, "players.dat");
    for (const schema of [
      "CREATE TABLE other (x)",
      "CREATE TABLE person (username TEXT)",
      migrations[0]?.up,
    ]) {
      const other = new Database(file);
      other.exec(`${schema}; PRAGMA application_id = ${applicationId}; PRAGMA user_version = 1`);
      if (schema === migrations[0]?.up) other.exec("DROP INDEX person_best_first");
      other.close();
      expect(refusal(file, folder)).toBe("foreign");
      writeFileSync(file, "");
    }
  });

  test.each([
    [
      "with an index in the wrong order",
      "DROP INDEX event_order; CREATE UNIQUE INDEX event_order ON event (game, number)",
    ],
    ["without its trigger", "DROP TRIGGER event_follows"],
  ])("our schema %s", (_, change) => {
    const folder = temporaryFolder();
    const file = join(folder, "players.dat");
    openDatabase(file).close();
    const other = new Database(file);
    other.exec(change);
    other.close();
    expect(refusal(file, folder)).toBe("foreign");
  });

  test("a folder", () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "players.dat"));
    expect(refusal(join(folder, "players.dat"), folder)).toBe("not-a-file");
  });

  test("a file in a folder that does not exist", () => {
    const folder = temporaryFolder();
    expect(refusal(join(folder, "none", "players.dat"), folder)).toBe("no-access");
  });
});

describe("the schema's version", () => {
  const older: readonly Migration[] = [
    { up: "CREATE TABLE a (x); INSERT INTO a VALUES (1)", probe: "SELECT x FROM a LIMIT 0" },
  ];
  const newer: readonly Migration[] = [
    ...older,
    { up: "ALTER TABLE a ADD COLUMN y; UPDATE a SET y = x + 1", probe: "SELECT y FROM a LIMIT 0" },
    { up: "CREATE TABLE b AS SELECT x + y AS z FROM a", probe: "SELECT z FROM b LIMIT 0" },
  ];

  test("an older file is migrated step by step, once", () => {
    const file = join(temporaryFolder(), "players.dat");
    openDatabase(file, { migrations: older }).close();
    for (let time = 0; time < 2; time++) {
      const connection = openDatabase(file, { migrations: newer });
      expect(pragma(connection, "user_version")).toBe(3);
      expect(connection.prepare("SELECT z FROM b").raw().all()).toEqual([[3]]);
      connection.close();
    }
  });

  test("people of the first version are still there in the latest", () => {
    const file = join(temporaryFolder(), "players.dat");
    const first = openDatabase(file, { migrations: migrations.slice(0, 1) });
    first.exec(
      "INSERT INTO person (username, given, family, kind, games, wins) VALUES ('a', 'b', 'c', 'ai', 3, 2)",
    );
    first.close();
    const latest = openDatabase(file);
    expect(pragma(latest, "user_version")).toBe(migrations.length);
    expect(latest.prepare("SELECT * FROM person").raw().all()).toEqual([["a", "b", "c", "ai", 3, 2, 2 / 3]]);
    latest.close();
  });

  test("a newer one is refused, in the file and in a log that a crash left", () => {
    const folder = temporaryFolder();
    const file = filledFile(folder, 3);
    overwrite(file, 60, Uint8Array.of(0, 0, 0, migrations.length + 1));
    expect(refusal(file, folder)).toBe("newer");

    const source = join(temporaryFolder(), "players.dat");
    openDatabase(source, { migrations: older }).close();
    const running = openDatabase(source, { migrations: newer });
    const crashed = temporaryFolder();
    for (const name of readdirSync(join(source, "..")))
      writeFileSync(join(crashed, name), readFileSync(join(source, "..", name)));
    running.close();
    expect(readdirSync(crashed)).toContain("players.dat-wal");
    expect(refusal(join(crashed, "players.dat"), crashed, older)).toBe("newer");
  });

  test("a migration that fails leaves the file at its old version", () => {
    const file = join(temporaryFolder(), "players.dat");
    openDatabase(file, { migrations: older }).close();
    const broken = [...older, { up: "CREATE TABLE b (x); INSERT INTO nowhere VALUES (1)", probe: "" }];
    expect(() => openDatabase(file, { migrations: broken })).toThrow(StoreError);
    const connection = openDatabase(file, { migrations: older });
    expect(pragma(connection, "user_version")).toBe(1);
    expect(connection.prepare("SELECT name FROM sqlite_schema").raw().all()).toEqual([["a"]]);
  });
});

describe("a damaged file is refused and stays as it was", () => {
  const wrong: [string, number, number[]][] = [
    ["page size", 16, [0, 3]],
    ["format versions", 18, [9, 9]],
    ["fractions", 21, [0]],
    ["encoding", 56, [0, 0, 0, 2]],
    ["b-tree of the schema", 100, [0xff, 0xff, 0xff, 0xff]],
    ["root page's cells", 108, [0xff, 0xff, 0xff, 0xff]],
  ];
  test.each(wrong)("header: %s", (_, at, bytes) => {
    const folder = temporaryFolder();
    const file = filledFile(folder, 200);
    overwrite(file, at, Uint8Array.from(bytes));
    expect(refusal(file, folder)).toBe("damaged");
  });

  test("any page overwritten", () => {
    const whole = filledFile(temporaryFolder(), 1000);
    const pages = readFileSync(whole).length / 4096;
    expect(pages).toBeGreaterThan(10);
    for (let page = 0; page < pages; page++) {
      for (const filling of [0, 0xff, 0x5a]) {
        const folder = temporaryFolder();
        const file = join(folder, basename(whole));
        copyFileSync(whole, file);
        overwrite(file, page * 4096, new Uint8Array(4096).fill(filling));
        expect(refusal(file, folder)).toBe(page === 0 ? "foreign" : "damaged");
      }
    }
  });

  test("cut off anywhere", () => {
    const whole = readFileSync(filledFile(temporaryFolder(), 1000)).length;
    for (const length of [4096, 5000, 8192, whole - 4096, whole - 1]) {
      const folder = temporaryFolder();
      const file = filledFile(folder, 1000);
      truncateSync(file, length);
      expect(refusal(file, folder)).toBe("damaged");
    }
  });

  test("beside the log of a crash, neither the file nor the log is touched", () => {
    const folder = temporaryFolder();
    const file = crashedFile(folder, 300);
    overwrite(`${file}`, 4096, new Uint8Array(4096).fill(0x5a));
    overwrite(`${file}-wal`, 32 + 24 + 4096, new Uint8Array(100).fill(0x5a));
    expect(refusal(file, folder)).toBe("damaged");
  });

  test("random bytes anywhere: refused and untouched, or opened and readable", () => {
    const people = 300;
    fc.assert(
      fc.property(
        fc.nat(),
        fc.uint8Array({ minLength: 1, maxLength: 300 }),
        fc.boolean(),
        (place, bytes, crashed) => {
          const folder = temporaryFolder();
          const file = crashed ? crashedFile(folder, people) : filledFile(folder, people);
          overwrite(file, place % readFileSync(file).length, bytes);
          const before = snapshot(folder);
          try {
            const store = new StoreFile(file);
            store.read(() => store.query("SELECT count(*), sum(games), max(share) FROM person").all());
          } catch (error) {
            if (!(error instanceof StoreError)) throw error;
            expect(snapshot(folder)).toEqual(before);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

test("what a killed program had in its log is there again", () => {
  const folder = temporaryFolder();
  const store = new StoreFile(crashedFile(folder, 300));
  expect(countPeople(store)).toBe(300);
});

test("a snapshot sees one state of the file, whatever is committed meanwhile", () => {
  const path = join(temporaryFolder(), "players.dat");
  const [reader, writer] = [new StoreFile(path), new StoreFile(path)];
  const insert = writer.command(
    "INSERT INTO person (username, given, family, kind) VALUES ('a', '', '', 'ai')",
  );
  reader.snapshot(() => {
    expect(countPeople(reader)).toBe(0);
    writer.change(() => insert.run());
    void writer.settle();
    expect(countPeople(reader)).toBe(0);
  });
  expect(countPeople(reader)).toBe(1);
  const failed = () =>
    reader.snapshot(() => {
      throw new Error("of its own");
    });
  expect(failed).toThrow("of its own");
  expect(failed).toThrow("of its own");
});

test("the driver's errors are told apart by SQLite's own codes, extended ones too", () => {
  const reported = (rawCode: number) =>
    Object.assign(new Error("x"), { code: `UNKNOWN_SQLITE_ERROR_${rawCode}`, rawCode });
  const codeOf = (rawCode: number) => (asStoreError(reported(rawCode), "f") as StoreError).code;
  expect([11, 779, 26, 522].map(codeOf)).toEqual(["damaged", "damaged", "damaged", "damaged"]);
  expect([5, 261, 517, 6, 13, 14, 8, 10, 1].map(codeOf)).toEqual([
    "busy",
    "busy",
    "busy",
    "busy",
    "full",
    "no-access",
    "no-access",
    "failed",
    "failed",
  ]);
  const ours = new TypeError("a bug");
  expect(asStoreError(ours, "f")).toBe(ours);
});

test("a file that the driver cannot open at all is one without access", () => {
  const file = join(temporaryFolder(), "nowhere", "players.dat");
  expect(() => {
    try {
      new Database(file);
    } catch (error) {
      throw asStoreError(error, file);
    }
  }).toThrow(expect.objectContaining({ code: "no-access", file }));
});

test("a file whose making was cut short is made anew, at the first opening", () => {
  const folder = temporaryFolder();
  const [making, file] = [join(folder, "making"), join(folder, "players.dat")];
  const connection = new Database(making);
  // With no room in its memory SQLite writes before the commit, and a journal first that takes it back.
  connection.exec("PRAGMA cache_size = 1; BEGIN IMMEDIATE; CREATE TABLE large (x)");
  connection.exec("INSERT INTO large VALUES (zeroblob(100000))");
  copyFileSync(`${making}-journal`, `${file}-journal`);
  connection.exec("ROLLBACK");
  connection.close();
  // The first page is the last to be written: the power went before the journal was removed.
  const whole = filledFile(temporaryFolder(), 0);
  writeFileSync(file, readFileSync(whole).subarray(0, 4096));
  const opened = openDatabase(file);
  expect(pragma(opened, "user_version")).toBe(migrations.length);
  opened.close();
});
