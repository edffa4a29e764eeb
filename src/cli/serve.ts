import { existsSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Command, InvalidArgumentError, Option } from "commander";
import about from "../../package.json" with { type: "json" };
import { defaultLimits, isLoopbackName, Metrics, makeApp } from "../server/index.ts";
import { openServerStore } from "../store/sqlite/index.ts";
import { UserError } from "./errors.ts";
import { opened } from "./open-store.ts";

interface ServeOptions {
  readonly host: string;
  readonly port: number;
  readonly db: string;
  readonly publicUrl?: URL;
  readonly trustProxy?: string | true;
  readonly operatorTokenFile?: string;
  readonly logLevel?: string;
  readonly maxConnections: number;
  readonly maxGames: number;
}

const levels = ["debug", "info", "warn", "error", "silent"];

export function make(): Command {
  return new Command()
    .description("The page and the API on one port. Everything is kept in one file.")
    .option("--host <address>", "the address to listen on; 0.0.0.0 for the whole network", "127.0.0.1")
    .option("--port <number>", "the port; 0 for any free one", parsePort, 8000)
    .option("--db <file>", "where games and players are kept; a players.dat can be served", "grundy.db")
    .option("--public-url <url>", "the address others open, when a proxy stands in front", parseUrl)
    .option(
      "--trust-proxy [addresses]",
      "proxies whose word is taken for who is asking (those on this machine)",
    )
    .option(
      "--operator-token-file <file>",
      "holds the token for changing the players; or set GRUNDY_OPERATOR_TOKEN",
    )
    .addOption(
      new Option(
        "--log-level <level>",
        "what goes to standard error: JSON lines, on a terminal warnings only",
      ).choices(levels),
    )
    .option(
      "--max-connections <number>",
      "live connections for each address",
      parseCount,
      defaultLimits.connectionsPerAddress,
    )
    .option(
      "--max-games <number>",
      "new games a minute for each address",
      parseCount,
      defaultLimits.gamesPerMinute,
    )
    .action(serve);
}

async function serve(options: ServeOptions): Promise<void> {
  const { host, port, publicUrl, trustProxy } = options;
  const operatorToken = readToken(options.operatorTokenFile);
  const metrics = new Metrics();
  metrics.watchProcess();
  const store = await opened("--db FILE", () =>
    openServerStore(options.db, {
      onCommit(milliseconds, operations) {
        metrics.observe("grundy_commit_seconds", milliseconds / 1000);
        metrics.observe("grundy_commit_operations", operations);
      },
    }),
  );
  const app = await makeApp({
    store,
    metrics,
    version: about.version,
    exposure: {
      loopback: isLoopbackName(host) || host === "::1",
      publicUrl,
      proxied: trustProxy !== undefined,
    },
    operatorToken,
    trustProxy: trustProxy === true ? "loopback" : trustProxy,
    page: pageFolder(),
    limits: {
      ...defaultLimits,
      connectionsPerAddress: options.maxConnections,
      gamesPerMinute: options.maxGames,
    },
    logger: loggerOptions(options.logLevel),
  });
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    throw asUserError(error, host, port);
  }
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    app.log.info({ signal }, "stopping");
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`grundy: ${error instanceof Error ? error.message : String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  // Last of all: whoever reads this may do anything, stopping the server included.
  const { port: listening } = app.server.address() as AddressInfo;
  process.stdout.write(`Grundy is at ${publicUrl?.href ?? `http://${nameFor(host)}:${listening}/`}\n`);
}

function asUserError(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") return new UserError(`port ${port} is taken; choose another with --port`);
  if (code === "EACCES")
    return new UserError(`port ${port} may not be used; choose one above 1023 with --port`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return new UserError(`${host} is not an address of this machine; choose another with --host`);
  }
  return error;
}

function readToken(file: string | undefined): string | undefined {
  const token = file === undefined ? process.env.GRUNDY_OPERATOR_TOKEN : readTokenFile(file);
  if (token === undefined || token === "") return undefined;
  if (!/^[A-Za-z0-9._~+/=-]{16,}$/.test(token)) {
    throw new UserError("the operator's token must have at least 16 letters, digits or -._~+/=");
  }
  return token;
}

function readTokenFile(file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    throw new UserError(`${file} cannot be read; it should hold the operator's token`);
  }
}

/** JSON lines on standard error; on a terminal, only what a person should know, as plain lines. */
function loggerOptions(level: string | undefined) {
  if (!process.stderr.isTTY) return { level: level ?? "info", stream: process.stderr };
  const write = (line: string) => {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
    const text = msg ?? err?.message;
    if (text) process.stderr.write(`grundy: ${text}\n`);
  };
  return { level: level ?? "warn", stream: { write } };
}

/** An address others can open: of a server on all addresses, the first of this machine that is not its own alone. */
function nameFor(host: string): string {
  if (host !== "0.0.0.0" && host !== "::") return host.includes(":") ? `[${host}]` : host;
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === "IPv4");
  return outside?.address ?? "127.0.0.1";
}

/** The built page: beside the bundle in the package, or in the folder the source is in. */
function pageFolder(): string | undefined {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (let level = 0; level < 4; level++) {
    const page = join(folder, "dist", "page");
    if (existsSync(join(page, "index.html"))) return page;
    folder = dirname(folder);
  }
  return undefined;
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^[0-9]+$/.test(text) || port > 65_535)
    throw new InvalidArgumentError("It must be between 0 and 65535.");
  return port;
}

function parseCount(text: string): number {
  if (!/^[1-9][0-9]{0,8}$/.test(text)) throw new InvalidArgumentError("It must be a whole number from 1 on.");
  return Number(text);
}

function parseUrl(text: string): URL {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) {
    throw new InvalidArgumentError("It must begin with http:// or https://.");
  }
  return new URL(text);
}
