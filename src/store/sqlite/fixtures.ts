import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { StoreFile } from "./file.ts";

/** For the tests of this room: a folder of its own that goes when the test is over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "grundy-store-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Everything in a folder that a program could have changed. The index of the log (`-shm`) is nobody's data. */
export function snapshot(folder: string): Record<string, string> {
  const names = readdirSync(folder).sort();
  return Object.fromEntries(
    names.map((name) => {
      const path = join(folder, name);
      if (name.endsWith("-shm") || !statSync(path).isFile()) return [name, ""];
      return [name, `${statSync(path).mtimeMs} ${readFileSync(path).toString("hex")}`];
    }),
  );
}

/** A file with `people` people in it and nothing beside it, as a program leaves it that ended well. */
export function filledFile(folder: string, people: number): string {
  const source = join(temporaryFolder(), "players.dat");
  const store = new StoreFile(source);
  fill(store, people);
  store.close();
  const file = join(folder, "players.dat");
  copyFileSync(source, file);
  return file;
}

/** The same, with everything still in the log: as a program leaves it that was killed. */
export function crashedFile(folder: string, people: number): string {
  const source = join(temporaryFolder(), "players.dat");
  const store = new StoreFile(source);
  fill(store, people);
  const file = join(folder, "players.dat");
  for (const end of ["", "-wal", "-shm"])
    if (existsSync(source + end)) copyFileSync(source + end, file + end);
  store.close();
  return file;
}

function fill(store: StoreFile, people: number): void {
  const add = store.command(
    "INSERT INTO person (username, given, family, kind, games, wins) VALUES (?, ?, ?, 'human', ?, ?)",
  );
  store.change(() => {
    for (let i = 0; i < people; i++) add.run(`user${i}`, `Given${i}`, `Family${i}`, i, Math.floor(i / 3));
  });
  void store.settle();
}

export function countPeople(store: StoreFile): number {
  const [[count]] = store.read(() => store.query("SELECT count(*) FROM person").all()) as [[number]];
  return count;
}

/** Does to a file what no program of ours would. */
export function tamper(path: string, sql: string): void {
  const file = new StoreFile(path);
  file.change(() => file.command(sql).run());
  void file.settle();
  file.close();
}
