export type { OpenOptions } from "./database.ts";
export { StoreFile } from "./file.ts";
export { openServerStore, openStore } from "./open.ts";
export { SqliteRoster } from "./roster.ts";
export type { ThreadOptions } from "./writer-thread.ts";
