export { dismiss, openWire, type Wire, type WireListener } from "./wire.ts";
