export { StoreError, type StoreErrorCode, storeErrorCodes } from "./errors.ts";
export * from "./memory.ts";
export * from "./pieces.ts";
export * from "./serial.ts";
export * from "./store.ts";
