export { type AppOptions, makeApp } from "./app.ts";
export { defaultLimits, type Limits, noLimits } from "./limits.ts";
export { Metrics } from "./metrics.ts";
export { type Exposure, isLoopbackName } from "./security.ts";
