import { mkdir, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { run, usualLimits } from "../../../programs/index.ts";
import type { Start } from "../../../programs/languages/index.ts";
import type { Workbench } from "../../programs/contract.ts";
import { compileJavaHarness } from "./compile-java.ts";
import { Harness } from "./harness.ts";
import type { Question } from "./lines.ts";
import { declaringFiles, javaClassNames } from "./places.ts";
import { javaHarness } from "./source-java.ts";
import { javascriptSource } from "./source-javascript.ts";
import { pythonSource } from "./source-python.ts";

/** How the harness is started, and what it calls each class that was found. */
interface Ready {
  readonly start: Start;
  readonly references: ReadonlyMap<string, string>;
}

/**
 * Starts a harness that knows the classes of these names; those that are not there are not in `prepared`. Nothing where the language has no harness, or the harness
 * could not be made.
 */
export async function openHarness(
  workbench: Workbench,
  names: readonly string[],
  setup: readonly Question[] = [],
): Promise<{ readonly harness: Harness; readonly known: ReadonlySet<string> } | undefined> {
  const ready = await makeReady(workbench, names);
  if (!ready) return undefined;
  const binds = [...ready.references].map(([name, reference]) => ({ ask: "bind", name, reference }) as const);
  const harness = await Harness.open(workbench, ready.start, [...binds, ...setup]);
  return { harness, known: new Set(ready.references.keys()) };
}

function makeReady(workbench: Workbench, names: readonly string[]): Promise<Ready | undefined> {
  switch (workbench.prepared.language) {
    case "java":
      return readyJava(workbench, names);
    case "python":
      return readyScript(workbench, names, "harness.py", pythonSource, /\.pyw?$/i);
    case "javascript":
      return readyScript(workbench, names, "harness.mjs", javascriptSource, /\.[mc]?js$/i);
    case "typescript":
      return readyTypeScript(workbench, names);
    default:
      return Promise.resolve(undefined);
  }
}

async function readyJava(workbench: Workbench, names: readonly string[]): Promise<Ready | undefined> {
  const { prepared, tools } = workbench;
  const { classes, start } = prepared;
  const javac = await tools.find("javac");
  if (!javac || classes === undefined) return undefined;
  const { build, rules } = workbench;
  const compiled = await compileJavaHarness(javac, build, rules.sandbox);
  if (!compiled) return undefined;
  const folder = await folderOf(workbench);
  await writeFile(join(folder, `${javaHarness}.class`), compiled);
  // In front of the submission's own: a class of the same name is not seen.
  const path = [folder, classes].join(delimiter);
  const flags = start.command.slice(0, start.command.indexOf("-classpath"));
  return {
    start: {
      ...start,
      command: [...flags, "-classpath", path, javaHarness],
      readable: [folder, ...start.readable],
    },
    references: await javaClassNames(classes, names),
  };
}

async function readyScript(
  workbench: Workbench,
  names: readonly string[],
  file: string,
  source: string,
  ending: RegExp,
): Promise<Ready> {
  const harness = join(await folderOf(workbench), file);
  await writeFile(harness, source);
  const { start } = workbench.prepared;
  return {
    start: {
      ...start,
      command: [...start.command.slice(0, -1), harness],
      readable: [harness, ...start.readable],
    },
    references: await declaringFiles(workbench, names, ending),
  };
}

/** By Node where it takes TypeScript; else the files with the classes are bundled into one. */
async function readyTypeScript(workbench: Workbench, names: readonly string[]): Promise<Ready | undefined> {
  const { prepared, submission, tools, rules } = workbench;
  const ready = await readyScript(workbench, names, "harness.mjs", javascriptSource, /\.[mc]?ts$/i);
  if (prepared.start.command.at(-1)?.startsWith(submission.folder)) return ready;
  const esbuild = await tools.find("esbuild");
  if (!esbuild) return undefined;
  const directory = join(await folderOf(workbench), "bundle");
  await mkdir(directory, { recursive: true, mode: 0o755 });
  const bundle = join(directory, "classes.mjs");
  const list = [...ready.references];
  const imports = list.map(([, file], at) => `export * as part${at} from ${JSON.stringify(file)};\n`);
  await writeFile(join(directory, "classes.ts"), imports.join(""));
  const options = ["--bundle", "--platform=node", "--format=esm", "--log-level=error"];
  const { ending } = await run({
    launch: {
      command: [esbuild.file, ...options, `--outfile=${bundle}`, join(directory, "classes.ts")],
      directory,
      readable: [submission.folder, ...esbuild.readable],
    },
    sandbox: rules.sandbox,
    limits: usualLimits.compile,
  });
  if (ending.reason !== "ended" || ending.status !== 0) return undefined;
  return {
    start: { ...ready.start, readable: [directory, ...ready.start.readable] },
    references: new Map(list.map(([name], at) => [name, `${bundle}#part${at}`])),
  };
}

/** Ours, for others to read. */
async function folderOf({ build }: Workbench): Promise<string> {
  const folder = join(build, "harness");
  await mkdir(folder, { recursive: true, mode: 0o755 });
  return folder;
}
