export * from "./memory.ts";
export { compareCodePoints, percentage, share } from "./ranking.ts";
export * from "./roster.ts";
