export * from "./refusals.ts";
