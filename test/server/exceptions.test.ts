import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { closeCodes } from "../../src/protocol/index.ts";
import { openStore } from "../../src/store/sqlite/index.ts";
import { program } from "../editions/program.ts";
import { Running, temporaryFolder } from "./support.ts";

async function post(address: URL, path: string, body: object, token = "") {
  const answer = await fetch(new URL(path, address), {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, never> };
}

test.each([
  ["an exception", "throw new Error('deliberate')"],
  ["a lost promise", "void Promise.reject(new Error('deliberate'))"],
])(
  "%s that nobody catches ends a server in an orderly way with status 1, and nothing acknowledged is lost",
  async (_, harm) => {
    const folder = temporaryFolder();
    const preload = join(folder, "preload.mjs");
    writeFileSync(preload, `process.on("SIGUSR2", () => { ${harm}; });`);
    const server = new Running(program.main, ["serve", "--port", "0"], {
      cwd: folder,
      env: { NODE_OPTIONS: `--import ${pathToFileURL(preload).href}` },
    });
    const address = await server.address();
    const made = await post(address, "/api/games", { game: "stones", seats: [{ by: "me" }, { by: "me" }] });
    const { head, tokens } = made.body as unknown as { head: { id: string }; tokens: string[] };
    const move = { move: "1", after: 0, id: "a" };
    expect((await post(address, `/api/games/${head.id}/move`, move, tokens[0])).status).toBe(200);
    const live = new WebSocket(new URL("/api/live", address.href.replace("http", "ws")));
    onTestFinished(() => live.terminate());
    await new Promise((resolve) => live.once("open", resolve));
    const closed = new Promise((resolve) => live.once("close", resolve));
    server.process.kill("SIGUSR2");
    expect(await closed).toBe(closeCodes.stopping);
    expect(await server.end()).toBe(1);
    expect(server.stderr).toMatch(
      /"level":60.*"message":"deliberate".*"msg":"nobody has caught this: the server ends"/,
    );
    const db = join(folder, "grundy.db");
    // Folded into the file, as at every orderly end.
    expect(statSync(`${db}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
    const store = openStore(db);
    expect((await store.games.load(head.id))?.events).toHaveLength(1);
    await store.close();
  },
);
