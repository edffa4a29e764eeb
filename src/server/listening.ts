import { lookup } from "node:dns/promises";
import { type AddressInfo, createServer, type Server } from "node:net";
import type { FastifyInstance } from "fastify";

interface Listening {
  readonly host: string;
  readonly port: number;
}

/** Listens; to `localhost` at each of its addresses, of which a machine often has two: browsers try `::1`, programs 127.0.0.1. */
export async function listen(
  app: FastifyInstance,
  { host, port }: Listening,
  addressesOf = lookedUp,
): Promise<void> {
  await app.listen({ host, port });
  if (host !== "localhost") return;
  const first = app.server.address() as AddressInfo;
  for (const address of await addressesOf(host)) {
    if (address !== first.address) await listenAlso(app.server, { host: address, port: first.port });
  }
}

async function lookedUp(name: string): Promise<string[]> {
  const found = await lookup(name, { all: true }).catch(() => []);
  return found.map(({ address }) => address);
}

/** Who comes to another address comes in by the same door. An address that cannot be listened at is done without. */
function listenAlso(server: Server, at: Listening): Promise<void> {
  // As Node makes a server for HTTP.
  const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    server.emit("connection", socket);
  });
  server.once("close", () => other.close());
  return new Promise((resolve) => {
    other.on("error", () => resolve());
    other.listen(at, () => resolve());
  });
}
