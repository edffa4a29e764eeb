export { openWire, type Wire } from "./wire.ts";
