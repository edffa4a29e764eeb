import { mkdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { usualLimits } from "../limits.ts";
import type { Ending } from "../outcome.ts";
import {
  type CompilerStop,
  type ProgramLanguageId,
  problem,
  type Refused,
  type SubmissionRemark,
} from "../problems.ts";
import type { Prepared, Workshop } from "./contract.ts";
import type { Chosen } from "./entries.ts";
import { readableMessages } from "./messages.ts";
import type { LanguageTool } from "./tools.ts";

interface Step {
  readonly language: ProgramLanguageId;
  readonly tool: LanguageTool;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Where the sources are, when it is not the submission itself. */
  readonly sources?: string;
  /** Other tools that it starts. */
  readonly helpers?: readonly LanguageTool[];
  readonly remarks?: readonly SubmissionRemark[];
}

/** Runs a compiler in the folder for what is built; nothing when it was content. */
export async function compile(workshop: Workshop, step: Step): Promise<Refused | undefined> {
  const { language, tool, args, remarks } = step;
  const { build, submission } = workshop;
  const sources = step.sources ?? submission.folder;
  const temporary = join(build, "tmp");
  await mkdir(temporary, { recursive: true });
  const tools = [tool, ...(step.helpers ?? [])];
  const launch = {
    command: [tool.file, ...args],
    directory: build,
    readable: [sources, ...tools.flatMap(({ readable }) => readable)],
    environment: { TMPDIR: temporary, ...step.environment },
  };
  const { ending, output, errors } = await workshop.run(launch, usualLimits.compile);
  if (ending.reason === "ended" && ending.status === 0) return undefined;
  if (ending.reason === "unstartable")
    return problem("compiler-failed", { language, tool: basename(tool.file), code: ending.code }, remarks);
  const roots = [sources, submission.folder, temporary, build, ...tools.flatMap(({ readable }) => readable)];
  const messages = readableMessages(Buffer.concat([errors, output]), roots);
  const stopped = stopOf(ending);
  return problem("no-compile", { language, messages, ...(stopped && { stopped }) }, remarks);
}

function stopOf(ending: Ending): CompilerStop | undefined {
  switch (ending.reason) {
    case "ended":
      return undefined;
    case "processor":
    case "idle":
      return "time";
    case "memory":
    case "output":
    case "forbidden":
      return ending.reason;
    default:
      return "crash";
  }
}

/** A program that needs nothing but itself. */
export function compiled(language: ProgramLanguageId, program: string, { entry, remarks }: Chosen): Prepared {
  const start = { command: [program], readable: [program], limits: "case" } as const;
  return { ok: true, language, entry, start, remarks };
}
