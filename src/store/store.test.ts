import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll } from "vitest";
import { bundle } from "../../test/server/support.ts";
import { storeContract } from "../../test/store/contract.ts";
import { MemoryRoster } from "../roster/index.ts";
import { memoryStore, SharedMemory } from "./memory.ts";
import { temporaryFolder } from "./sqlite/fixtures.ts";
import { openServerStore, openStore } from "./sqlite/index.ts";

const newPath = () => join(temporaryFolder(), "grundy.db");

/** The writer's thread needs its module as JavaScript. */
let built: string;
beforeAll(async () => {
  built = await bundle({ "writer-thread": "src/store/sqlite/writer-thread.ts" });
});
afterAll(() => rmSync(built, { recursive: true }));

const inMemory = (now?: () => number) => {
  const roster = new MemoryRoster();
  return memoryStore(roster, new SharedMemory(roster, now));
};
storeContract("in memory", inMemory);
storeContract("in a file", (now) => openStore(newPath(), { now }));
storeContract("in a file, for a server", (now) =>
  openServerStore(newPath(), { now, url: pathToFileURL(join(built, "writer-thread.js")) }),
);
