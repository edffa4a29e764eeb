import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { program } from "../editions/program.ts";
import { Running, temporaryFolder } from "./support.ts";

function serve(...args: string[]): Running {
  return new Running(program.main, ["serve", "--port", "0", ...args], { cwd: temporaryFolder() });
}

/** A connection that says this, waits for an answer or not, and never reads on nor ends by itself. */
async function hang(address: URL, text: string, answered = false): Promise<void> {
  const socket = connect({ port: Number(address.port), host: address.hostname, allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => {});
  await new Promise((resolve) => socket.once("connect", resolve));
  if (text !== "") socket.write(text);
  if (answered) await new Promise((resolve) => socket.once("data", resolve));
  socket.pause();
}

async function openSocket(address: URL): Promise<{ socket: WebSocket; closed: Promise<number> }> {
  const socket = new WebSocket(`ws://${address.host}/api/live`);
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  return { socket, closed: new Promise((resolve) => socket.once("close", resolve)) };
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s ends it within five seconds whatever clients do",
  async (signal) => {
    const server = serve();
    const address = await server.address();
    const host = `Host: ${address.host}\r\n`;
    const json = "Content-Type: application/json\r\nContent-Length: 100\r\n";
    const upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n";
    const key = `Sec-WebSocket-Key: ${"A".repeat(22)}==\r\n`;
    await hang(address, "");
    await hang(address, "GET / HT");
    await hang(address, `GET /healthz HTTP/1.1\r\n${host}X-Long`);
    await hang(address, `POST /api/games HTTP/1.1\r\n${host}${json}\r\n{`);
    await hang(address, `GET /healthz HTTP/1.1\r\n${host}\r\n`, true);
    await hang(address, `GET /api/live HTTP/1.1\r\n${host}${upgrade}${key}\r\n`, true);
    // Refused before it is a live connection.
    await hang(address, `GET /api/live HTTP/1.1\r\nHost: rebound.example\r\n${upgrade}${key}\r\n`, true);
    const { closed } = await openSocket(address);
    // Many behind one another end the plain connections of the address; a long answer that is not read is one more.
    await hang(address, `GET /api/docs/static/swagger-ui-bundle.js HTTP/1.1\r\n${host}\r\n`);
    const before = performance.now();
    expect(await server.end(signal)).toBe(0);
    expect(performance.now() - before).toBeLessThan(10_000);
    expect(await closed).toBe(1001);
  },
);

test("with --drain it says so first and lets nobody new in, while those who are there play on", async () => {
  const server = serve("--drain", "3");
  const address = await server.address();
  const health = () => fetch(new URL("/healthz", address));
  const { socket, closed } = await openSocket(address);
  expect((await health()).status).toBe(200);
  const before = performance.now();
  const ended = server.end("SIGTERM");
  await expect.poll(async () => (await health()).status, { interval: 20 }).toBe(503);
  expect(await (await health()).json()).toEqual({ status: "stopping" });
  await expect(openSocket(address)).rejects.toThrow("503");
  const pong = new Promise((resolve) => socket.once("message", (data) => resolve(JSON.parse(String(data)))));
  socket.send('{"type":"ping"}');
  expect(await pong).toMatchObject({ type: "pong" });
  expect(await ended).toBe(0);
  expect(await closed).toBe(1001);
  const took = performance.now() - before;
  expect(took).toBeGreaterThan(2900);
  expect(took).toBeLessThan(8000);
});

test("a second signal ends the waiting", async () => {
  const server = serve("--drain", "3600");
  await server.address();
  server.process.kill("SIGTERM");
  await expect.poll(() => server.stderr).toContain('"stopping"');
  expect(await server.end("SIGTERM")).toBe(0);
});
