export type { OpenOptions } from "./database.ts";
export { openServerStore, openStore } from "./open.ts";
export { openRoster } from "./roster.ts";
export type { ThreadOptions } from "./writer-thread.ts";
