export * from "./bounds.ts";
export * from "./protocol.ts";
