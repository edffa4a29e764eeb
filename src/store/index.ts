export { StoreFile } from "./batch.ts";
export type { OpenOptions } from "./database.ts";
export { StoreError, type StoreErrorCode, storeErrorCodes } from "./errors.ts";
export { SqliteRoster } from "./roster.ts";
