import { describe } from "vitest";
import { postgresForTests } from "../../../test/postgres.ts";
import { storeContract } from "../../../test/store/contract.ts";
import { openPostgresStore } from "./index.ts";

const postgres = await postgresForTests();
const { lacking } = postgres;

describe.skipIf(lacking)(`PostgreSQL${lacking ? ` (${lacking})` : ""}`, () => {
  storeContract("on PostgreSQL", async (now) => openPostgresStore(await postgres.database(), { now }));
});
