import { isIP } from "node:net";
import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { pageAt } from "../protocol/index.ts";
import { refused } from "./errors.ts";

/** Who can come to this server, and by which way. */
export interface Exposure {
  /** The server listens on this machine's own addresses alone. */
  readonly loopback: boolean;
  /** The address others open, when it is not the one listened on. */
  readonly publicUrl?: URL | undefined;
  /** A proxy stands in front and says who is asking. */
  readonly proxied: boolean;
}

/**
 * Whether a browser's request comes from our own page. No `Origin` means that it is not a browser, or a plain page load.
 * A server on loopback also checks the name it was called by: a foreign site that has its own name resolved to
 * 127.0.0.1 is of the same origin as we are, but not called localhost.
 */
export function comesFromOurPage(
  { origin, host }: { readonly origin?: string | undefined; readonly host: string },
  { loopback, publicUrl, proxied }: Exposure,
): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (publicUrl && from.origin === publicUrl.origin) return true;
  if (from.host !== host) return false;
  return !loopback || proxied || isLoopbackName(from.hostname);
}

export function isLoopbackName(name: string): boolean {
  return (
    name === "localhost" || name.endsWith(".localhost") || name === "[::1]" || /^127(\.[0-9]+){3}$/.test(name)
  );
}

/**
 * Whether the server goes by the name it was called by. A foreign site can have a name of its own lead to this machine
 * and would then read everything as its own; it cannot have an address for a name, nor a name that no registry gives out.
 * Behind a trusted proxy it is the proxy that knows the names.
 */
export function goesBy(host: string, { loopback, publicUrl, proxied }: Exposure): boolean {
  if (proxied || (publicUrl && host.toLowerCase() === publicUrl.host)) return true;
  const name = hostName(host);
  if (name === undefined) return false;
  if (isLoopbackName(name)) return true;
  // A proxy on this machine may call us by the public name with another port, or with none.
  if (publicUrl) return name === publicUrl.hostname || isAddress(name);
  return !loopback && (isAddress(name) || isLocalName(name));
}

function isAddress(name: string): boolean {
  return isIP(name.replace(/^\[(.*)\]$/, "$1")) !== 0;
}

/** Names for a network of one's own: a single word, and endings that are nobody's (RFC 6762, RFC 8375, RFC 2606; `internal` by ICANN). */
function isLocalName(name: string): boolean {
  return !name.includes(".") || /\.(local|lan|home\.arpa|internal|test)$/.test(name);
}

/** The name in a Host header, in small letters, without the port; undefined when it is none. */
function hostName(host: string): string | undefined {
  if (!/^(\[[0-9a-f:.]+\]|[\w.-]+)(:[0-9]+)?$/i.test(host)) return undefined;
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname.replace(/\.$/, "") : undefined;
}

const forwarding =
  /^(forwarded|via|x-forwarded(-.*)?|x-(real|client|cluster-client|original-forwarded)-?(ip|for)|(true-client|cf-connecting|fastly-client)-ip)$/;

/**
 * Whether somebody on this machine asks for himself: called by a loopback name, and nothing says that the request was
 * passed on. HTTP/1.0 is what a proxy speaks that was not told otherwise.
 */
export function comesDirectly({ headers, raw }: Pick<FastifyRequest, "headers" | "raw">): boolean {
  const name = hostName(headers.host ?? "");
  if (name === undefined || !isLoopbackName(name) || raw.httpVersion === "1.0") return false;
  return !Object.keys(headers).some((header) => forwarding.test(header));
}

export function checkOrigin(request: FastifyRequest, exposure: Exposure): void {
  const { origin } = request.headers;
  if (!comesFromOurPage({ origin, host: request.host }, exposure)) throw refused("origin-wrong");
}

const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

/** What a page needs that shows a game in somebody else's: scripts and styles. It speaks with nobody, and anyone may frame it. */
const framedPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors *",
];

/** Whether an address is the one page that others may put into a frame: nothing can be changed there. */
export function mayBeFramed(path: string): boolean {
  return pageAt(path) === "embed";
}

/** WebAssembly needs its own permission; the terminal needs inline styles, on its own route. */
export function contentPolicy(path: string): string {
  if (mayBeFramed(path)) return framedPolicy.join("; ");
  const terminal = path === "/consoles" || path.startsWith("/consoles/");
  return policy
    .map((rule) => (terminal && rule.startsWith("style-src") ? `${rule} 'unsafe-inline'` : rule))
    .join("; ");
}

/**
 * Security headers on everything; cross-origin isolation, which the engine's threads need. Added before anything that can refuse a
 * request: a refusal has them too.
 */
export async function addHeaders(app: FastifyInstance, exposure: Exposure): Promise<void> {
  const secure = exposure.publicUrl?.protocol === "https:";
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: { policy: "require-corp" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    frameguard: { action: "deny" },
    referrerPolicy: { policy: "same-origin" },
    hsts: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });
  app.addHook("onRequest", async (request, reply) => {
    const [path = "/"] = request.url.split("?");
    reply.header("content-security-policy", contentPolicy(path));
    if (mayBeFramed(path)) {
      reply.removeHeader("x-frame-options");
      // A page that is isolated itself frames only what says that it may be.
      reply.header("cross-origin-resource-policy", "cross-origin");
    }
    reply.header("permissions-policy", "camera=(), microphone=(), geolocation=()");
  });
}

export function addOriginCheck(app: FastifyInstance, exposure: Exposure): void {
  app.addHook("onRequest", async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") checkOrigin(request, exposure);
  });
}

/** Comes behind the live connections' own hook, which ends a connection that is refused. */
export function addHostCheck(app: FastifyInstance, exposure: Exposure): void {
  app.addHook("onRequest", async (request) => {
    // RFC 9112, section 3.2; only HTTP/1.0 knows requests without.
    if (!request.headers.host && request.raw.httpVersion !== "1.0")
      throw refused("message-malformed", { where: "Host" });
    if (!goesBy(request.host ?? "", exposure)) throw refused("host-wrong");
  });
}
