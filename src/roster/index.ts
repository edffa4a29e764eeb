export * from "./memory.ts";
export * from "./name.ts";
export { compareCodePoints, percentage, winShare } from "./ranking.ts";
export * from "./roster.ts";
