/**
 * How a submission is taken in, compiled and started:
 *
 *   inFreshFolder(async (folder) => {
 *     const taken = await takeIn(path, join(folder, "source"));
 *     const prepared = await prepare({ submission, build: join(folder, "build"), wanted: { entry: "Nimsys" }, tools: toolsOn(PATH), run });
 *     const launch = launchIn(aNewFolder, prepared.start);   // limits: usualLimits[prepared.start.limits]
 *   })
 */
export {
  launchIn,
  type Prepared,
  type RunProgram,
  type Start,
  type Wanted,
  type Workshop,
} from "./contract.ts";
export { prepare, recognise } from "./prepare.ts";
export { type LanguageTool, type LanguageTools, type ToolName, toolsOn } from "./tools.ts";
export { takesTypeScript } from "./typescript.ts";
