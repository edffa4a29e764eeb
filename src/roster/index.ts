export * from "./memory.ts";
export { compareCodePoints, percentage, winShare } from "./ranking.ts";
export * from "./roster.ts";
