/**
 * The server under measurement: `durable FILE`, `off` (the same server, nothing kept), or `early FILE` (acknowledges
 * before the commit: the negative control of the kill test, which must catch it), or `postgres ADDRESS`. With `limits` behind the port it holds
 * visitors to theirs, as a server does, and has an operator.
 */
import type { AddressInfo } from "node:net";
import { MemoryRoster } from "../../src/roster/index.ts";
import { defaultLimits, Metrics, makeApp, noLimits } from "../../src/server/index.ts";
import { memoryStore, type Store } from "../../src/store/index.ts";
import type { Writer } from "../../src/store/sqlite/operations.ts";
import { sqliteStore } from "../../src/store/sqlite/sqlite-store.ts";

const [mode = "off", file = "", port = "0", limited] = process.argv.slice(2);

const metrics = new Metrics();
metrics.watchProcess();

async function open(): Promise<Store> {
  if (mode === "off") return memoryStore(new MemoryRoster());
  const onCommit = (milliseconds: number, operations: number) => {
    metrics.observe("grundy_commit_seconds", milliseconds / 1000);
    metrics.observe("grundy_commit_operations", operations);
  };
  if (mode === "postgres") {
    const { openPostgresStore } = await import("../../src/store/postgres/index.ts");
    return openPostgresStore(file, { onCommit });
  }
  const { threadWriter } = await import("../../src/store/sqlite/writer-thread.ts");
  const writer = await threadWriter(file, { onCommit });
  return sqliteStore(file, mode === "early" ? early(writer) : writer);
}

/** Answers at once for moves, and writes them afterwards. */
function early(writer: Writer): Writer {
  return {
    async write(operation) {
      const written = writer.write(operation);
      if (operation.do !== "append") return written;
      written.then(
        () => {},
        () => {},
      );
      return true;
    },
    close: () => writer.close(),
  };
}

const app = await makeApp({
  store: await open(),
  metrics,
  version: "bench",
  exposure: { loopback: true, proxied: false },
  limits: limited ? defaultLimits : noLimits,
  ...(limited ? { operatorToken: "the-operator-of-the-measurement", restAfter: 2000 } : {}),
});
await app.listen({ host: "127.0.0.1", port: Number(port), backlog: 4096 });
process.send?.({ port: (app.server.address() as AddressInfo).port });
process.on("message", (message) => {
  if (message === "memory") {
    globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send?.({ rss, heap: heapUsed + external });
  }
});
process.on("SIGTERM", () => void app.close().then(() => process.exit(0)));
process.on("disconnect", () => process.exit(0));
