import { existsSync, readFileSync, statSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Command, Option } from "commander";
import about from "../../package.json" with { type: "json" };
import { defaultLimits, isLoopbackName, listen, Metrics, makeApp } from "../server/index.ts";
import type { CliSentences } from "../words/index.ts";
import { refused } from "./errors.ts";
import { heldSandbox } from "./held-sandbox.ts";
import { startJudgeWorker } from "./judge-worker.ts";
import { type KeepOptions, keepOptions, saidRetention } from "./keep-options.ts";
import { keepFilesPrivate } from "./open-store.ts";
import { stopInOrder } from "./stop-server.ts";
import { dbOption, isAddress, openServed } from "./stores.ts";
import { wholeNumber } from "./whole-number.ts";

interface ServeOptions extends KeepOptions {
  readonly host: string;
  readonly port: number;
  readonly db: string;
  readonly publicUrl?: URL;
  readonly trustProxy?: string | true;
  readonly operatorTokenFile?: string;
  readonly logLevel?: string;
  readonly maxConnections: number;
  readonly maxGames: number;
  readonly drain: number;
  readonly maxFile: number;
  readonly judge?: true;
  readonly judgeSeed: number;
  readonly judgePerHour: number;
}

/** For the log, as everything in it is. */
const noStandby =
  "the database has no synchronous standby: what was acknowledged is lost with its machine (docs/scaling.md)";

const levels = ["debug", "info", "warn", "error", "silent"];

export function make(cli: CliSentences): Command {
  const say = cli.commands.serve;
  const limits = defaultLimits;
  const command = new Command()
    .description(say.about)
    .option("--host <address>", say.host, "127.0.0.1")
    .option("--port <number>", say.port, parsePort, 8000)
    .addOption(dbOption(say.db))
    .option("--public-url <url>", say.publicUrl, parseUrl)
    .option("--trust-proxy [addresses]", say.trustProxy)
    .option("--operator-token-file <file>", say.operatorTokenFile)
    .addOption(new Option("--log-level <level>", say.logLevel).choices(levels))
    .option(
      "--max-connections <number>",
      say.maxConnections,
      countOf("--max-connections"),
      limits.connectionsPerAddress,
    )
    .option("--max-games <number>", say.maxGames, countOf("--max-games"), limits.gamesPerMinute)
    .option("--drain <seconds>", say.drain, parseSeconds, 0)
    .option("--max-file <number>", say.maxFile, countOf("--max-file"), 10_000)
    .option("--judge", say.judge)
    .option("--judge-seed <number>", say.judgeSeed, countOf("--judge-seed"), 1)
    .option("--judge-per-hour <number>", say.judgePerHour, countOf("--judge-per-hour"), limits.judgedPerHour);
  return keepOptions(command, cli).action((options: ServeOptions) => {
    const isSaid = command.getOptionValueSource("maxFile") === "cli";
    if (isSaid && isAddress(options.db)) throw refused("option-of-files", { option: "--max-file" });
    return serve(cli, options);
  });
}

async function serve(cli: CliSentences, options: ServeOptions): Promise<void> {
  const { host, port, publicUrl, trustProxy } = options;
  keepFilesPrivate();
  const sandbox = options.judge && (await heldSandbox("--judge"));
  const operatorToken = readToken(options.operatorTokenFile);
  const metrics = new Metrics();
  metrics.watchProcess();
  // Without its writer a server can do nothing but mislead: whoever runs it starts it again.
  let die = (error: Error): void => {
    throw error;
  };
  const warnings: string[] = [];
  const store = await openServed({
    db: options.db,
    maxFile: options.maxFile,
    metrics,
    onDeath: (error) => die(error),
    onNoStandby: () => warnings.push(noStandby),
  });
  const drain = { begun: false };
  const app = await makeApp({
    store,
    drain,
    retention: saidRetention(options),
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
      ...limitsFor(options.maxConnections),
      gamesPerMinute: options.maxGames,
      judgedPerHour: options.judgePerHour,
    },
    judge: sandbox && { seed: options.judgeSeed },
    logger: loggerOptions(options.logLevel),
  });
  die = (error) => {
    app.log.fatal(error, "the thread that writes the file has ended");
    process.exit(1);
  };
  if (sandbox) {
    const worker = startJudgeWorker(options.db, (error) => app.log.error(error));
    app.addHook("preClose", async () => void worker.stop());
    app.addHook("onClose", () => worker.stop());
  }
  try {
    await listen(app, { host, port });
  } catch (error) {
    await app.close();
    throw asUserError(error, host, port);
  }
  for (const warning of warnings) app.log.warn(warning);
  if (canOthersRead(options.operatorTokenFile))
    app.log.warn({ file: options.operatorTokenFile }, "others can read the operator's token: chmod 600");
  stopInOrder({ app, metrics, drain, seconds: options.drain });
  // Last of all: whoever reads this may do anything, stopping the server included.
  const { port: listening } = app.server.address() as AddressInfo;
  const url = publicUrl?.href ?? `http://${nameFor(host)}:${listening}/`;
  process.stdout.write(`${cli.serving({ url, level: sandbox?.level })}\n`);
}

/** So many live connections an address may have: they can all come at once, answer a ping and ask for a game, and say something every second. */
function limitsFor(connections: number) {
  const { burst, perSecond } = defaultLimits.addressRate;
  return {
    connectionsPerAddress: connections,
    addressRate: { burst: Math.max(burst, 4 * connections), perSecond: Math.max(perSecond, connections) },
  };
}

function asUserError(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") return refused("port-taken", { port });
  if (code === "EACCES") return refused("port-forbidden", { port });
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return refused("address-foreign", { host });
  return error;
}

function readToken(file: string | undefined): string | undefined {
  const token = file === undefined ? process.env.GRUNDY_OPERATOR_TOKEN : readTokenFile(file);
  if (token === undefined || token === "") return undefined;
  if (!/^[A-Za-z0-9._~+/=-]{16,}$/.test(token)) throw refused("token-weak");
  return token;
}

function readTokenFile(file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    throw refused("token-unreadable", { file });
  }
}

function canOthersRead(file: string | undefined): boolean {
  return file !== undefined && process.platform !== "win32" && (statSync(file).mode & 0o077) !== 0;
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
  return wholeNumber("--port", text, 0, 65_535);
}

function parseSeconds(text: string): number {
  return wholeNumber("--drain", text, 0, 3600);
}

function countOf(name: string): (text: string) => number {
  return (text) => wholeNumber(name, text, 1, 999_999_999);
}

function parseUrl(text: string): URL {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) throw refused("url-needed", { text });
  return new URL(text);
}
