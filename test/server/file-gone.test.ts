import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { program } from "../editions/program.ts";
import { Running, temporaryFolder } from "./support.ts";

const seats = [{ by: "me" }, { by: "me" }];

function make(address: URL): Promise<Response> {
  return fetch(new URL("/api/games", address), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game: "stones", seats }),
  });
}

test.each<[string, (file: string) => void]>([
  ["removed", (file) => rmSync(file)],
  ["renamed", (file) => renameSync(file, `${file}.old`)],
])("a file %s under a server is noticed; nothing is made in its place", async (_, harm) => {
  const folder = temporaryFolder();
  const server = new Running(program.main, ["serve", "--port", "0"], { cwd: folder });
  const address = await server.address();
  expect((await make(address)).status).toBe(201);
  const file = join(folder, "grundy.db");
  harm(file);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(server.stderr).toMatch(/"msg":"grundy\.db: moved"/);
  const health = await fetch(new URL("/healthz", address));
  expect([health.status, await health.json()]).toEqual([503, { status: "store", reason: "moved" }]);
  const refused = await make(address);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ error: { code: "storage-failed" } });
  expect(existsSync(file)).toBe(false);
  await server.end("SIGTERM");
});

test("a server whose writer's thread ends says so and ends with status 1", async () => {
  const folder = temporaryFolder();
  const preload = join(folder, "preload.mjs");
  writeFileSync(
    preload,
    `import { existsSync } from "node:fs";
    import { isMainThread } from "node:worker_threads";
    if (!isMainThread) setInterval(() => existsSync("end") && process.exit(3), 10);`,
  );
  const server = new Running(program.main, ["serve", "--port", "0"], {
    cwd: folder,
    env: { NODE_OPTIONS: `--import ${pathToFileURL(preload).href}` },
  });
  await server.address();
  writeFileSync(join(folder, "end"), "");
  expect(await server.end()).toBe(1);
  expect(server.stderr).toMatch(/"msg":"the thread that writes the file has ended"/);
});
