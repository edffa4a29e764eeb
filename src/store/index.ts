export * from "./bus.ts";
export { StoreError, type StoreErrorCode, storeErrorCodes } from "./errors.ts";
export * from "./games.ts";
export * from "./jobs.ts";
export * from "./memory.ts";
export * from "./pieces.ts";
export * from "./serial.ts";
export * from "./store.ts";
