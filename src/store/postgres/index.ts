export type { StoreWarning } from "./connect.ts";
export { openPostgresStore, type PostgresOptions } from "./postgres-store.ts";
