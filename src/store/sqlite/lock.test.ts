import { readdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { StoreFile } from "./file.ts";
import { temporaryFolder } from "./fixtures.ts";
import { lockFile } from "./lock.ts";

test("one holds the lock, until it is released, by whatever name the file is called", () => {
  const folder = temporaryFolder();
  const file = join(folder, "grundy.db");
  const lock = lockFile(file);
  expect(() => lockFile(file)).toThrow(/^\S*grundy\.db: in-use$/);
  new StoreFile(file).close();
  symlinkSync(file, join(folder, "other.db"));
  expect(() => lockFile(join(folder, "other.db"))).toThrow(/other\.db: in-use$/);
  lock.release();
  lockFile(join(folder, "other.db")).release();
  lockFile(file).release();
  expect(statSync(`${file}.lock`).size).toBe(0);
});

test("the lock keeps nobody from reading and writing the file", () => {
  const file = join(temporaryFolder(), "grundy.db");
  const lock = lockFile(file);
  const store = new StoreFile(file, { patience: 0 });
  store.change(() => store.command("DELETE FROM person").run());
  void store.settle();
  expect(store.read(() => store.query("SELECT count(*) FROM person").all())).toEqual([[0]]);
  store.close();
  lock.release();
});

test("nothing is put beside what is not ours, and what is in the lock's place is left alone", () => {
  const folder = temporaryFolder();
  const file = join(folder, "grundy.db");
  writeFileSync(file, "a diary");
  expect(() => lockFile(file)).toThrow(/foreign/);
  expect(readdirSync(folder)).toEqual(["grundy.db"]);
  writeFileSync(join(folder, "new.db.lock"), "another diary, long enough to be read as a page".repeat(20));
  expect(() => lockFile(join(folder, "new.db"))).toThrow(/new\.db\.lock: damaged/);
  expect(() => lockFile(join(folder, "none", "new.db"))).toThrow(/new\.db: no-access/);
});
