import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { program } from "../editions/program.ts";
import { postgresForTests } from "../postgres.ts";
import { Running, temporaryFolder } from "../server/support.ts";

/** Writes the names of all packages down that a process, or one of its threads, has loaded when it ends. Both drivers are CommonJS. */
const witness = `
  import { appendFileSync } from "node:fs";
  import { createRequire } from "node:module";
  const { cache } = createRequire(import.meta.url);
  process.on("exit", () => appendFileSync(process.env.WITNESS, Object.keys(cache).join("\\n") + "\\n"));
`;

async function packagesOf(args: readonly string[], isServer: boolean): Promise<Set<string>> {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "witness.mjs"), witness);
  const loaded = join(folder, "loaded.txt");
  const NODE_OPTIONS = `--import ${pathToFileURL(join(folder, "witness.mjs")).href}`;
  const running = new Running(program.main, args, { cwd: folder, env: { NODE_OPTIONS, WITNESS: loaded } });
  running.process.stdin?.end();
  if (isServer) await running.address();
  await running.end(isServer ? "SIGTERM" : undefined);
  const names = [...readFileSync(loaded, "utf8").matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)\//g)];
  return new Set(names.map(([, name]) => name as string));
}

const serve = ["serve", "--port", "0", "--log-level", "silent"];
const driversIn = (packages: Set<string>) => ["libsql", "pg"].filter((name) => packages.has(name));

test("on a file nothing of PostgreSQL is loaded", async () => {
  const packages = await packagesOf(serve, true);
  expect(driversIn(packages)).toEqual(["libsql"]);
  expect([...packages].filter((name) => name.startsWith("pg"))).toEqual([]);
  expect(driversIn(await packagesOf(["import"], false))).toEqual(["libsql"]);
});

const postgres = await postgresForTests();
const { lacking } = postgres;

describe.skipIf(lacking)(`PostgreSQL${lacking ? ` (${lacking})` : ""}`, () => {
  test("nothing of SQLite is loaded for it", async () => {
    const db = ["--db", await postgres.database()];
    const packages = await packagesOf([...serve, ...db], true);
    expect(driversIn(packages)).toEqual(["pg"]);
    expect([...packages].filter((name) => /sql/.test(name))).toEqual([]);
    for (const command of [["export"], ["import"], ["prune"], ["jobs", "list"]])
      expect(driversIn(await packagesOf([...command, ...db], false))).toEqual(["pg"]);
  });
});
