export type { OpenOptions } from "./database.ts";
export { compactFile, openServerStore, openSoleStore, openStore } from "./open.ts";
export { openRoster } from "./roster.ts";
export type { ThreadOptions } from "./writer-thread.ts";
