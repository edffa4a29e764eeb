import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import type { CreateAnswer, GameView, ServerMessage } from "../../src/protocol/index.ts";
import { program } from "../editions/program.ts";
import { Running, temporaryFolder } from "./support.ts";

function serve(folder: string, ...args: string[]): Running {
  return new Running(program.main, ["serve", "--port", "0", ...args], { cwd: folder });
}

async function post<T>(
  address: URL,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  const answer = await fetch(new URL(path, address), {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json() as Promise<T>;
}

async function makeGame(address: URL): Promise<CreateAnswer> {
  return post(address, "/api/games", { game: "stones", seats: [{ by: "me" }, { by: "me" }] });
}

const bearer = (token: string | null) => ({ authorization: `Bearer ${token}` });

describe("grundy serve", () => {
  test("prints one address, keeps everything in grundy.db, and stops in an orderly way", async () => {
    const folder = temporaryFolder();
    const server = serve(folder);
    const address = await server.address();
    expect(server.stdout).toMatch(/^Grundy is at http:\/\/127\.0\.0\.1:[0-9]+\/\n$/);
    const { head, tokens } = await makeGame(address);
    await post(address, `/api/games/${head.id}/move`, { move: "2", after: 0, id: "a" }, bearer(tokens[0]));
    const socket = new WebSocket(`ws://${address.host}/api/live`);
    await new Promise((resolve) => socket.once("open", resolve));
    const closed = new Promise<number>((resolve) => socket.once("close", (code) => resolve(code)));
    expect(await server.end("SIGTERM")).toBe(0);
    expect(await closed).toBe(1001);
    for (const line of server.stderr.trim().split("\n")) expect(JSON.parse(line)).toHaveProperty("level");
    expect(server.stderr).not.toContain(tokens[0]);
    expect(existsSync(join(folder, "grundy.db"))).toBe(true);
    // Everything is in the one file, not in its log.
    expect(statSync(join(folder, "grundy.db-wal"), { throwIfNoEntry: false })?.size ?? 0).toBe(0);

    const again = await serve(folder).address();
    const view = (await (await fetch(new URL(`/api/games/${head.id}`, again))).json()) as GameView;
    expect(view.events).toMatchObject([{ number: 1, event: { move: "1:20-21" }, id: "a" }]);
  });

  test.skipIf(process.platform === "win32")("what it writes only its owner can read", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "token"), "a-token-of-the-operator\n", { mode: 0o644 });
    const server = serve(folder, "--operator-token-file", "token");
    await makeGame(await server.address());
    expect(server.stderr).toContain("others can read the operator's token");
    const check = (...expected: string[]) => {
      const made = readdirSync(folder).filter((name) => name !== "token");
      expect(made).toEqual(expect.arrayContaining(expected));
      for (const name of made)
        expect([name, statSync(join(folder, name)).mode & 0o777]).toEqual([name, 0o600]);
    };
    check("grundy.db", "grundy.db-wal", "grundy.db.lock");
    const file = join(folder, "all.jsonl");
    expect(await program.run(["export", file, "--db", join(folder, "grundy.db")])).toMatchObject({
      status: 0,
    });
    await program.run(["import", file, "--db", join(folder, "other.db")]);
    check("all.jsonl", "grundy.db", "grundy.db.lock", "other.db");
  });

  test("says in one line that the port is taken", async () => {
    const folder = temporaryFolder();
    const { port } = await serve(folder).address();
    const second = new Running(program.main, ["serve", "--port", port, "--log-level", "silent"], {
      cwd: temporaryFolder(),
    });
    expect(await second.end()).toBe(1);
    expect(second.stderr).toBe(`grundy: port ${port} is taken; choose another with --port\n`);
    expect(second.stdout).toBe("");
  });

  test.each([
    [["--port", "70000"], /^grundy: .*65535/],
    [["--public-url", "games.example"], /^grundy: .*https?:/],
    [["--host", "203.0.113.7"], /^grundy: 203\.0\.113\.7 is not an address of this machine/],
    [["--operator-token-file", "nowhere"], /^grundy: nowhere cannot be read/],
    [["--db", "foreign.db"], /^grundy: .*foreign\.db is not a file of this program/],
  ])("%s is answered with one line", async (args, line) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "foreign.db"), "x".repeat(5000));
    const server = serve(folder, "--log-level", "silent", ...args);
    expect(await server.end()).toBe(1);
    expect(server.stderr).toMatch(line);
    expect(server.stderr.trim().split("\n")).toHaveLength(1);
    expect(readFileSync(join(folder, "foreign.db"), "utf8")).toBe("x".repeat(5000));
  });

  test("serves the console's players, and the console sees what the page did", async () => {
    const folder = temporaryFolder();
    const console = (input: string) => program.run(["nimsys", "c", "--data", folder], `${input}\nexit\n`);
    await console("addplayer luke,Skywalker,Luke\naddplayer han,Solo,Han");
    const server = serve(folder, "--db", "players.dat");
    const address = await server.address();
    const list = (await (await fetch(new URL("/api/players", address))).json()) as { players: unknown[] };
    expect(list.players).toHaveLength(2);
    const seats = [
      { by: "me", player: "luke" },
      { by: "me", player: "han" },
    ];
    const { head, tokens } = await post<CreateAnswer>(address, "/api/games", { game: "stones", seats });
    await post(address, `/api/games/${head.id}/resign`, { id: "r" }, bearer(tokens[1]));
    // Both have the file open at the same time.
    expect((await console("displayplayer luke")).stdout).toContain("luke,Luke,Skywalker,1 games,1 wins");
    await console("addplayer leia,Organa,Leia");
    expect((await fetch(new URL("/api/player?username=leia", address))).status).toBe(200);
    expect(await server.end("SIGTERM")).toBe(0);
  });

  test("an operator's token comes from the environment", async () => {
    const token = "a-token-of-the-operator";
    const running = new Running(program.main, ["serve", "--port", "0"], {
      cwd: temporaryFolder(),
      env: { GRUNDY_OPERATOR_TOKEN: token },
    });
    const address = await running.address();
    const person = { username: "a", given: "A", family: "A", kind: "human" };
    await expect(post(address, "/api/players", person)).rejects.toThrow("403");
    await post(address, "/api/players", person, bearer(token));
  });
});

test("everything exported and imported into another file is the same", async () => {
  const folder = temporaryFolder();
  const db = (name: string) => ["--db", join(folder, name)];
  const server = serve(folder, ...db("one.db"));
  const address = await server.address();
  const { head, tokens } = await makeGame(address);
  await post(address, `/api/games/${head.id}/move`, { move: "2", after: 0, id: "a" }, bearer(tokens[0]));
  await post(address, "/api/players", { username: "a", given: "A", family: "B", kind: "ai" });
  const file = join(folder, "all.jsonl");
  // The server is running meanwhile.
  expect(await program.run(["export", file, ...db("one.db")])).toMatchObject({ status: 0, stderr: "" });
  const text = readFileSync(file, "utf8");
  expect(await program.run(["import", file, ...db("two.db")])).toMatchObject({
    status: 0,
    stdout: "Read 2 players and games.\n",
  });
  expect((await program.run(["import", file, ...db("two.db")])).stdout).toContain(
    "2 of them were there already",
  );
  expect((await program.run(["export", ...db("two.db")])).stdout).toBe(text);

  const other = await serve(folder, ...db("two.db")).address();
  await post(other, `/api/games/${head.id}/move`, { move: "1", after: 1, id: "b" }, bearer(tokens[1]));

  const cut = text.split("\n").slice(0, 2).join("\n");
  const answer = await program.run(["import", ...db("three.db")], cut);
  expect(answer).toMatchObject({ status: 1, stdout: "" });
  expect(answer.stderr).toMatch(/^grundy: 1 line taken, line 2: .*cut off.*\n$/);
  // What stands before a bad line is kept, whatever is wrong with that line.
  const [first = "", second = "", third = ""] = text.split("\n");
  const bad = [
    third.replace('"name":null', '"name":7'),
    third.replace(head.id, "x"),
    "\u0000",
    `${"[".repeat(100_000)}`,
  ];
  for (const [index, line] of bad.entries()) {
    const file = `bad-${index}.db`;
    const { status, stderr } = await program.run(
      ["import", ...db(file)],
      [first, second, line, third].join("\n"),
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(/^grundy: 1 line taken, line 3: [^\n]*\n$/);
  }
  const kept = (await program.run(["export", ...db("bad-0.db")])).stdout.split("\n");
  expect(kept.slice(0, 2)).toEqual([first, second]);
  expect(await program.run(["export", ...db("missing.db")])).toMatchObject({ status: 1 });
});

test("a thousand connections: all see every move", async () => {
  const server = serve(temporaryFolder(), "--max-connections", "2000");
  const address = await server.address();
  const { head, tokens } = await makeGame(address);
  const sockets: WebSocket[] = [];
  const seen = new Map<WebSocket, number>();
  const open = async () => {
    const socket = new WebSocket(`ws://${address.host}/api/live`);
    socket.on("message", (data: Buffer) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === "state") seen.set(socket, message.after + message.events.length);
      if (message.type === "event") {
        expect(message.number).toBe((seen.get(socket) ?? 0) + 1);
        seen.set(socket, message.number);
      }
    });
    await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
    socket.send(JSON.stringify({ type: "subscribe", game: head.id, seen: 0 }));
    sockets.push(socket);
  };
  for (let batch = 0; batch < 20; batch++) await Promise.all(Array.from({ length: 50 }, open));
  for (let number = 0; number < 10; number++) {
    const move = { move: "1", after: number, id: `m${number}` };
    await post(address, `/api/games/${head.id}/move`, move, bearer(tokens[number % 2] as string));
  }
  await expect.poll(() => sockets.every((socket) => seen.get(socket) === 10), { timeout: 30_000 }).toBe(true);
  expect(sockets).toHaveLength(1000);
  for (const socket of sockets) socket.terminate();
});
