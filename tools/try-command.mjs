// node tools/try-command.mjs: whether the built command works on the Node that runs this; one thing for each that can fail:
// text alone, WebAssembly on threads, SQLite, a server with its page, and what it keeps.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../dist/cli/main.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "grundy-try-"));
const db = join(folder, "games.db");

/** What the command prints; it must end well and without a complaint. */
function grundy(args, input = "") {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    input,
    encoding: "utf8",
  });
  assert.deepEqual({ args, status, stderr }, { args, status: 0, stderr: "" });
  return stdout;
}

async function serve() {
  const args = [main, "serve", "--port", "0", "--db", db, "--log-level", "error"];
  const server = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const [printed] = await once(server.stdout.setEncoding("utf8"), "data");
    const [address] = /http:\/\/[^\s/]+/.exec(printed);
    assert.match(await (await fetch(address)).text(), /<!doctype html>/i);
    const game = { game: "stones", seats: [{ by: "me" }, { by: "me" }] };
    const headers = { "content-type": "application/json" };
    const made = await fetch(`${address}/api/games`, { method: "POST", headers, body: JSON.stringify(game) });
    assert.equal(made.status, 201);
  } finally {
    server.kill("SIGTERM");
    if (server.exitCode === null) await once(server, "exit");
  }
}

try {
  assert.match(grundy(["--version"]), /^[0-9]+\./);
  assert.equal(JSON.parse(grundy(["analyse", "kayles", "11", "--json"])).outcome, "win");
  assert.match(grundy(["competition", "3", "1", "10"]), /10/);
  assert.match(grundy(["reversi", "--black", "engine:3", "--white", "random"], "6\n"), /Game Finishes/);
  assert.match(grundy(["engine", "gtp"], "genmove black\nquit\n"), /^= [a-h][1-8]/);
  const nimsys = ["nimsys", "--data", folder];
  grundy(nimsys, "addplayer hsolo,Solo,Han\nexit\n");
  assert.match(grundy(nimsys, "displayplayer\nexit\n"), /hsolo,Han,Solo/);
  await serve();
  assert.match(grundy(["export", "--db", db]), /"stones"/);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
