/** Somebody's files, brought into a folder of ours: within bounds, plain, and removed afterwards. */
export { type SubmissionBounds, usualBounds } from "./bounds.ts";
export { inFreshFolder } from "./fresh-folder.ts";
export { isNoise } from "./names.ts";
export { type TakenIn, takeIn } from "./take-in.ts";
export type { Submission } from "./tree.ts";
