import { createServer, type RequestListener, type Server } from "node:http";
import { BlockList, isIP, isIPv6, type Socket } from "node:net";
import type { Addresses } from "./addresses.ts";
import type { Limits } from "./limits.ts";
import type { Metrics } from "./metrics.ts";
import type { Time } from "./time.ts";

interface DoorContext {
  readonly limits: Limits;
  readonly addresses: Addresses;
  readonly time: Time;
  readonly metrics: Metrics;
  readonly trustProxy: string | undefined;
}

/** Refusals that requests behind one another count for: ten seconds without being heard. */
const heavy = 110;

/**
 * What connections meet first: they are counted by address, but for those of proxies, which bring many visitors. HTTP lets
 * requests be sent before the earlier ones are answered (RFC 9112, section 9.3.2); no browser and no proxy does that, and
 * one packet can hold two thousand. Whoever does loses his connections, which HTTP allows at any time.
 */
export function doorServer(handle: RequestListener, context: DoorContext): Server {
  const { limits, addresses, time, metrics, trustProxy } = context;
  const { deadlines } = limits;
  const proxies = proxiesOf(trustProxy);
  const countedAt = ({ remoteAddress }: Socket) =>
    remoteAddress === undefined || proxies(remoteAddress)
      ? undefined
      : addresses.at(remoteAddress, time.steady());

  const server = createServer(
    {
      headersTimeout: deadlines.headers,
      connectionsCheckingInterval: deadlines.headers / 5,
      requestTimeout: deadlines.request,
      keepAliveTimeout: deadlines.keepAlive,
    },
    (request, response) => {
      // A response that waits for an earlier one has no socket yet.
      if (response.socket) return handle(request, response);
      if (request.socket.destroyed) return;
      metrics.count("grundy_refusals_total", "too-many");
      request.socket.destroy();
      const address = countedAt(request.socket);
      address?.refusals.charge(heavy, time.steady());
      for (const socket of address?.plain ?? []) socket.destroy();
    },
  );
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
