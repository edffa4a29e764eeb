export type { OpenOptions } from "./database.ts";
export { StoreFile } from "./file.ts";
export { SqliteRoster } from "./roster.ts";
export { SqliteCommitter, sqliteStore } from "./sqlite-store.ts";
export { localWriter } from "./writer.ts";
