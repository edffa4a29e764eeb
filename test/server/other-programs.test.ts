import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { program } from "../editions/program.ts";
import { Running, temporaryFolder } from "./support.ts";

const libsql = createRequire(import.meta.url).resolve("libsql");

/** What a backup, a console or any other program does with a file. */
function readElsewhere(file: string): void {
  const script = `const file = new (require(${JSON.stringify(libsql)}))(process.argv[1]); file.exec("SELECT count(*) FROM sqlite_schema"); file.close();`;
  expect(spawnSync(process.execPath, ["-e", script, file]).status).toBe(0);
}

function make(address: URL): Promise<Response> {
  return fetch(new URL("/api/games", address), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game: "stones", seats: [{ by: "me" }, { by: "me" }] }),
  });
}

test("another program that opens and closes the file takes nothing from a server: all is there after a kill", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "grundy.db");
  const server = new Running(program.main, ["serve", "--port", "0"], { cwd: folder });
  const address = await server.address();
  for (let game = 0; game < 3; game++) {
    expect((await make(address)).status).toBe(201);
    readElsewhere(file);
    expect(existsSync(`${file}-wal`)).toBe(true);
  }
  await server.end("SIGKILL");
  const { stdout } = spawnSync(process.execPath, [program.main, "export"], { cwd: folder, encoding: "utf8" });
  expect(stdout.match(/"game":"stones"/g)).toHaveLength(3);
});
