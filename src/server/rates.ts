import { BlockList, isIP, isIPv6, type Socket } from "node:net";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { type Addresses, visitorOf } from "./addresses.ts";
import { refused } from "./errors.ts";
import type { Limits } from "./limits.ts";
import type { Metrics } from "./metrics.ts";
import type { Time } from "./time.ts";

interface RatesContext {
  readonly limits: Limits;
  readonly addresses: Addresses;
  readonly time: Time;
  readonly metrics: Metrics;
  readonly trustProxy: string | undefined;
}

/**
 * Counts connections, requests and what is answered, by address. Added before anything else that judges a request, so that what
 * is refused, or is nowhere, is counted as well. A route's `config.rateLimit` with a `groupId` gives it a rate of its own.
 */
export async function addRates(app: FastifyInstance, context: RatesContext): Promise<void> {
  const { limits, addresses, time, metrics, trustProxy } = context;
  await app.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => visitorOf(ip),
    max: ({ routeOptions }) => {
      const own = routeOptions.config.rateLimit;
      return own && typeof own.max === "number" ? own.max : limits.requestsPerMinute;
    },
  });
  app.addHook("onRequest", app.rateLimit());
  app.addHook("onRequest", async ({ ip }) => {
    const { bytes } = addresses.at(ip, time.steady());
    if (!bytes.has(time.steady())) throw refused("too-many", { seconds: bytes.wait });
  });
  app.addHook("onSend", async ({ ip }, _reply, payload) => {
    if (typeof payload !== "string") return;
    addresses.at(ip, time.steady()).bytes.charge(Buffer.byteLength(payload), time.steady());
  });

  const proxies = proxiesOf(trustProxy);
  app.server.on("connection", (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || proxies(remoteAddress)) return;
    const address = addresses.connect(remoteAddress, time.steady());
    if (address) socket.once("close", () => address.sockets--);
    else {
      metrics.count("grundy_refusals_total", "too-many");
      socket.destroy();
    }
  });
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
