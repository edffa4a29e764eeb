/** Holds the arena of a store until it is killed: `FILE|postgres://…`. */
import { StoreError } from "../../src/store/index.ts";
import { openPostgresStore } from "../../src/store/postgres/index.ts";
import { openStore } from "../../src/store/sqlite/index.ts";

const [address = ""] = process.argv.slice(2);
const store = address.startsWith("postgres:") ? await openPostgresStore(address) : openStore(address);
try {
  await store.arena.hold();
  console.log("held");
} catch (error) {
  console.log(error instanceof StoreError ? error.code : String(error));
}
setInterval(() => {}, 1000);
