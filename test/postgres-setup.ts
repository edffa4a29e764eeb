import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Cluster } from "./machines/cluster.ts";
import { findPrograms } from "./machines/programs.ts";
import { type Answer, doorVariable } from "./postgres.ts";

/**
 * One PostgreSQL for a whole run, started when the first test asks for it: `test/postgres.ts` knocks at a socket that only this
 * user can enter. Both projects have this set-up, and share what the first of them made.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.platform === "win32" || process.env[doorVariable] !== undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "grundy-door-"));
  const door = join(folder, "door");
  let cluster: Promise<Cluster | string> | undefined;
  const server = createServer(async (socket) => {
    cluster ??= start();
    const begun = await cluster;
    const answer: Answer = typeof begun === "string" ? { lacking: begun } : { url: begun.url() };
    socket.on("error", () => {}).end(JSON.stringify(answer));
  }).listen(door);
  await once(server, "listening");
  process.env[doorVariable] = door;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // A run that is interrupted ends without what is below.
  process.once("exit", remove);
  return async () => {
    delete process.env[doorVariable];
    process.off("exit", remove);
    server.close();
    remove();
    const begun = await cluster;
    if (begun instanceof Cluster) await begun.remove();
  };
}

/** Or why there is none, which is said in the name of what is skipped. */
async function start(): Promise<Cluster | string> {
  const programs = await findPrograms();
  if (typeof programs !== "string") return Cluster.start({ programs });
  return `${programs}, or set GRUNDY_TEST_POSTGRES to an address`;
}
