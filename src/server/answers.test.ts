import type { AddressInfo, Socket } from "node:net";
import { describe, expect, test } from "vitest";
import type { AppOptions } from "./app.ts";
import { head, heardOf, plain, testApp } from "./fixtures.ts";
import { noLimits } from "./limits.ts";

/** More than a system takes from us for somebody who does not read. */
const size = 60_000_000;

/** A server with one large answer, and somebody who has asked for it and does not read it. */
async function unread(limits: Partial<AppOptions["limits"]>) {
  const { app } = await testApp({ limits: { ...noLimits, ...limits } });
  app.get("/large", async () => "x".repeat(size));
  const sockets: Socket[] = [];
  app.server.on("connection", (socket) => sockets.push(socket));
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const reader = plain(port, head("GET /large"));
  reader.pause();
  await expect.poll(() => sockets[0]?.writableLength ?? 0).toBeGreaterThan(1_000_000);
  const ask = async () =>
    (await heardOf(plain(port, head("GET /api/server", "Connection: close")))).slice(9, 12);
  return { reader, ask, server: sockets[0] as Socket };
}

describe("answers that are not read", () => {
  test("are bounded for an address", async () => {
    const { reader, ask } = await unread({ unsentBytes: 1_000_000 });
    expect(await ask()).toBe("429");
    reader.destroy();
    await expect.poll(ask).toBe("200");
  });

  test("are no reason to refuse while they are few", async () => {
    const { ask } = await unread({ unsentBytes: 2 * size });
    expect(await ask()).toBe("200");
  });

  test("have a deadline, however often a byte is read", async () => {
    const { reader, server } = await unread({ deadlines: { ...noLimits.deadlines, answer: 500 } });
    const reading = setInterval(() => reader.read(100_000), 20);
    await expect.poll(() => server.closed, { timeout: 5000 }).toBe(true);
    clearInterval(reading);
    expect(reader.bytesRead).toBeLessThan(size);
  });
});
