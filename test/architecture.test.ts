import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const source = fileURLToPath(new URL("../src", import.meta.url));

/** A room imports only from rooms earlier in this list. */
const rooms = [
  "games",
  "notation",
  "solve",
  "engine",
  "players",
  "match",
  "words",
  "roster",
  "editions",
  "store",
  "arena",
  "judge",
  "protocol",
  "server",
  "web",
  "cli",
];

/** Files that need Node stay out of the rooms a browser loads, but for those named here. */
const browserRooms = rooms.slice(0, rooms.indexOf("editions") + 1);
const nodeOnly = /^(engine\/node|players\/process)[^/]*\.ts$/;

interface Import {
  readonly file: string;
  readonly target: string;
}

function importsOf(folder: string): Import[] {
  const found: Import[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const file = relative(source, path);
    if (file.startsWith("engine/assembly")) continue;
    for (const match of readFileSync(path, "utf8").matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)) {
      const target = match[1] as string;
      found.push({
        file,
        target: target.startsWith(".") ? relative(source, join(entry.parentPath, target)) : target,
      });
    }
  }
  return found;
}

const imports = importsOf(source);
const roomOf = (path: string) => path.split("/")[0] as string;

describe("the house", () => {
  it("has no room outside the list", () => {
    const names = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(names.map((entry) => entry.name).filter((name) => !rooms.includes(name))).toEqual([]);
  });

  it("imports only from rooms earlier in the list", () => {
    const inner = imports.filter(({ target }) => rooms.includes(roomOf(target)));
    expect(inner.length).toBeGreaterThan(30);
    const wrong = inner.filter(
      ({ file, target }) => rooms.indexOf(roomOf(target)) > rooms.indexOf(roomOf(file)),
    );
    expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });

  it("keeps Node out of what a browser loads", () => {
    const wrong = imports.filter(
      ({ file, target }) =>
        browserRooms.includes(roomOf(file)) && target.startsWith("node:") && !nodeOnly.test(file),
    );
    expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });
});
