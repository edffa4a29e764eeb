import { randomInt } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";

/** The ports that the system gives to whoever does not name one, connections that go out included; else those of Linux by default. */
function givenOut(): readonly [from: number, to: number] {
  try {
    const [from = 0, to = 0] = readFileSync("/proc/sys/net/ipv4/ip_local_port_range", "utf8")
      .split(/\s+/)
      .map(Number);
    return [from, to];
  } catch {
    return [32_768, 65_535];
  }
}

const [lowest, highest] = [10_240, 65_535];

/** A port that nobody listens on, and that nobody gets by chance: whoever has ended there can listen there again. */
export async function freePort(): Promise<number> {
  const [from, to] = givenOut();
  const quiet = Array.from({ length: highest - lowest }, (_, index) => lowest + index).filter(
    (port) => port < from || port > to,
  );
  for (let tries = 0; tries < 100; tries++) {
    const port = quiet[randomInt(Math.max(1, quiet.length))] ?? 0;
    const server = createServer().listen(port, "127.0.0.1");
    const isFree = await Promise.race([
      once(server, "listening").then(() => true),
      once(server, "error").then(() => false),
    ]).catch(() => false);
    if (!isFree) continue;
    const address = server.address();
    server.close();
    await once(server, "close");
    if (address !== null && typeof address === "object") return address.port;
  }
  throw new Error("no port is free");
}
