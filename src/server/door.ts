import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { BlockList, isIP, isIPv6, type Socket } from "node:net";
import type { Addresses } from "./addresses.ts";
import type { Limits } from "./limits.ts";
import { Arrival, asksToGoLive } from "./live-request.ts";
import type { Metrics } from "./metrics.ts";
import type { Time } from "./time.ts";

interface DoorContext {
  readonly limits: Limits;
  readonly addresses: Addresses;
  readonly time: Time;
  readonly metrics: Metrics;
  readonly trustProxy: string | undefined;
}

interface Door {
  /** Makes the server that Fastify listens with. */
  readonly serverFactory: (handle: RequestListener) => Server;
  /** Tells of the requests that may become live connections; never listens itself. */
  readonly upgrades: Server;
}

export function makeDoor(context: DoorContext): Door {
  const upgrades = createServer();
  return { upgrades, serverFactory: (handle) => doorServer(handle, upgrades, context) };
}

/** Refusals that requests behind one another count for: ten seconds without being heard. */
const heavy = 110;

/**
 * What connections meet first: they are counted by address, but for those of proxies, which bring many visitors. HTTP lets
 * requests be sent before the earlier ones are answered (RFC 9112, section 9.3.2); no browser and no proxy does that, and
 * one packet can hold two thousand. Whoever does loses his connections, which HTTP allows at any time. Nothing is answered here
 * nor by Node itself, so that everything is counted.
 */
function doorServer(
  handle: RequestListener,
  upgrades: Server,
  { limits, addresses, time, metrics, trustProxy }: DoorContext,
): Server {
  const { deadlines } = limits;
  const proxies = proxiesOf(trustProxy);
  const countedAt = ({ remoteAddress }: Socket) =>
    remoteAddress === undefined || proxies(remoteAddress)
      ? undefined
      : addresses.at(remoteAddress, time.steady());

  /** What was last answered over each connection. */
  const answers = new WeakMap<Socket, ServerResponse>();

  function hear(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    // A response that waits for an earlier one has no socket yet.
    if (!response.socket) {
      cutOff(socket);
      return;
    }
    answers.set(socket, response);
    handle(request, response);
  }

  function cutOff(socket: Socket): void {
    if (socket.destroyed) return;
    metrics.count("grundy_refusals_total", "too-many");
    socket.destroy();
    const address = countedAt(socket);
    address?.refusals.charge(heavy, time.steady());
    for (const each of address?.plain ?? []) each.destroy();
  }

  const server = createServer(
    {
      IncomingMessage: Arrival,
      headersTimeout: deadlines.headers,
      connectionsCheckingInterval: deadlines.headers / 5,
      requestTimeout: deadlines.request,
      keepAliveTimeout: deadlines.keepAlive,
      // Judged with the host's name: see `addHostCheck`.
      requireHostHeader: false,
    },
    hear,
  );
  server.on("checkContinue", (request, response) => {
    if (response.socket) response.writeContinue();
    hear(request, response);
  });
  // Any other expectation may be passed over (RFC 9110, section 10.1.1).
  server.on("checkExpectation", hear);
  server.on("upgrade", (request, stream, head) => {
    const { socket } = request;
    if (answers.get(socket)?.writableFinished === false) return cutOff(socket);
    // Node has taken its own listeners off: who is neither let in nor sent away is not to stay.
    socket.on("timeout", end);
    const isPassedOn = asksToGoLive(request) && upgrades.emit("upgrade", request, stream, head);
    if (!isPassedOn) socket.destroy();
  });
  server.setTimeout(deadlines.silence);
  server.on("connection", (socket: Socket) => {
    const address = countedAt(socket);
    if (!address) return;
    if (addresses.connect(address, time.steady())) {
      address.plain.add(socket);
      socket.once("close", () => {
        address.sockets--;
        address.plain.delete(socket);
      });
    } else {
      metrics.count("grundy_refusals_total", "too-many");
      socket.destroy();
    }
  });
  return server;
}

function end(this: Socket): void {
  this.destroy();
}

/** The names of networks that `trustProxy` understands. */
const networks: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.1/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

/** Whether an address is that of a proxy, whose connections are those of many visitors. */
export function proxiesOf(trusted = ""): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of trusted.split(",").map((each) => each.trim())) {
    for (const network of networks[entry] ?? [entry]) {
      const [address = "", bits] = network.split("/");
      if (!isIP(address)) continue;
      const type = isIPv6(address) ? "ipv6" : "ipv4";
      const all = type === "ipv6" ? 128 : 32;
      list.addSubnet(address, bits === undefined ? all : prefixOf(bits), type);
    }
  }
  return (address) => {
    const mapped = address.replace(/^::ffff:(?=[0-9.]+$)/i, "");
    return list.check(mapped, isIPv6(mapped) ? "ipv6" : "ipv4");
  };
}

/** The length of a prefix, also when it is written as a mask: 255.255.0.0. */
function prefixOf(bits: string): number {
  if (!bits.includes(".")) return Number(bits);
  return bits
    .split(".")
    .map((byte) => Number(byte).toString(2).replaceAll("0", "").length)
    .reduce((sum, ones) => sum + ones, 0);
}
