import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { head, heardOf, plain, socketsOf, testApp } from "./fixtures.ts";
import { defaultLimits } from "./limits.ts";
import { listen } from "./listening.ts";

/** A second address of this machine: not each has an ::1, nor a Mac all of 127. */
const second = process.platform === "darwin" ? "::1" : "127.0.0.2";

test("localhost is listened to at each of its addresses, by one door", async () => {
  const limits = { ...defaultLimits, connectionsPerAddress: 0, plainConnections: 1, arrivalsPerSecond: 1e9 };
  const { app } = await testApp({ limits });
  const sockets = socketsOf(app);
  // No machine has the last one: what it lacks is done without.
  const addresses = ["127.0.0.1", second, "2001:db8::1"];
  await listen(app, { host: "localhost", port: 0 }, async () => addresses);
  const { port } = app.server.address() as AddressInfo;
  for (const address of ["127.0.0.1", second]) {
    const answer = await heardOf(plain(port, head("GET /healthz", "Connection: close"), address));
    expect(answer).toContain("200 OK");
  }
  expect(sockets).toHaveLength(2);
  await app.close();
  const late = plain(port, head("GET /healthz"), second);
  await heardOf(late);
  expect(late.bytesRead).toBe(0);
});

test("an address is listened to alone", async () => {
  const { app } = await testApp();
  await listen(app, { host: "127.0.0.1", port: 0 }, async () => [second]);
  const { port } = app.server.address() as AddressInfo;
  const other = plain(port, head("GET /healthz"), second);
  await heardOf(other);
  expect(other.bytesRead).toBe(0);
});
