import type { Launch } from "../launch.ts";
import type { Limits } from "../limits.ts";
import type { Run } from "../outcome.ts";
import { type ProgramLanguageId, problem, type Refused, type SubmissionRemark } from "../problems.ts";
import type { Submission } from "../submission/tree.ts";
import type { LanguageTool, LanguageTools, ToolName } from "./tools.ts";

/** What an assignment says of a program, and what whoever judges asks for. */
export interface Wanted {
  /** Otherwise it is told by the files. */
  readonly language?: ProgramLanguageId;
  /** The class, or the file without its ending, that the assignment names: taken where it is there. */
  readonly entry?: string;
  /** False where only classes are asked for: then nothing has to begin. */
  readonly runnable?: boolean;
  /** Java: as if there were no package lines. */
  readonly stripPackages?: boolean;
  /** Java: classes that a submission may not have, because the judge needs them. */
  readonly reserved?: readonly string[];
}

/** How a program is started, wherever it is to run. */
export interface Start {
  readonly command: readonly string[];
  readonly readable: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Which of the usual limits it needs: a JVM and Node need more to start at all. */
  readonly limits: "case" | "heavy";
}

export interface Prepared {
  readonly ok: true;
  readonly language: ProgramLanguageId;
  /** The class or file that begins; empty where only classes were asked for. */
  readonly entry: string;
  readonly start: Start;
  /** Java: where the classes are. */
  readonly classes?: string;
  readonly remarks: readonly SubmissionRemark[];
}

/** Runs a program on no input; the compilers too go through it, into the sandbox. */
export type RunProgram = (launch: Launch, limits: Limits) => Promise<Run>;

/** What a language is given to work with. */
export interface Workshop {
  readonly submission: Submission;
  /** A folder of its own, beside the submission's: the compilers write there and nowhere else. */
  readonly build: string;
  readonly wanted: Wanted;
  readonly tools: LanguageTools;
  readonly run: RunProgram;
}

export interface ProgramLanguage {
  readonly id: ProgramLanguageId;
  /** Which files are its own, by how their names end. */
  readonly files: RegExp;
  prepare(workshop: Workshop): Promise<Prepared | Refused>;
}

export function launchIn(directory: string, { limits: _, ...start }: Start): Launch {
  return { ...start, directory };
}

/** All the tools, or the refusal that names the first that is missing. */
export async function toolsFor<Names extends readonly ToolName[]>(
  language: ProgramLanguageId,
  tools: LanguageTools,
  ...names: Names
): Promise<{ readonly [At in keyof Names]: LanguageTool } | Refused> {
  const found: LanguageTool[] = [];
  for (const name of names) {
    const tool = await tools.find(name);
    if (!tool) return problem("tool-missing", { language, tool: name, install: tools.packageOf(name) });
    found.push(tool);
  }
  return found as { readonly [At in keyof Names]: LanguageTool };
}

export function isRefused(value: object): value is Refused {
  return "ok" in value && value.ok === false;
}
