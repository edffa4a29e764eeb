export { makeApp } from "./app.ts";
export { defaultLimits, noLimits } from "./limits.ts";
export { listen } from "./listening.ts";
export { Metrics } from "./metrics.ts";
export { isLoopbackName } from "./security.ts";
