export { type ExportWork, exportHandler, exportKind } from "./export.ts";
export { foldHandler, foldKind } from "./fold.ts";
export { type JudgeResult, type JudgeWork, judgeKind } from "./judge-work.ts";
export { type PruneWork, pruneAbsent, pruneHandler, pruneKind } from "./prune.ts";
export { retentionOf, type SaidRetention } from "./retention.ts";
export { Upkeep } from "./upkeep.ts";
export { type Handlers, type JobEnd, type Outcome, Worker } from "./worker.ts";
