import { spawnSync } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Ending,
  findTool,
  installationOf,
  type Limits,
  makeFolder,
  type OpenedSandbox,
  openSandbox,
  type Run,
  removeFolder,
  run,
  type Sandbox,
  usualLimits,
} from "../../src/programs/index.ts";
import type { Hostile } from "./hostile.ts";

/** What the machine can do, found out once. */
export const levels: { readonly [L in 1 | 2]: OpenedSandbox } = {
  1: await openSandbox({ atMost: 1 }),
  2: await openSandbox(),
};

/** Why tests of a level are skipped, behind their name; empty when they are not. */
export function lackOf(level: 1 | 2): string {
  const { level: reached, lacking, checks } = levels[level];
  if (reached >= level) return "";
  const missing = lacking.map((name) => (name === "bwrap" ? "bubblewrap" : "util-linux"));
  const failed = checks.filter((check) => check.level === level && !check.held).map(({ trial }) => trial);
  return ` (skipped: ${missing.length > 0 ? `install ${missing.join(" and ")}` : `this machine does not hold ${failed.join(", ")}`})`;
}

export function hasLanguage(language: Hostile["language"]): boolean {
  return language === "node" || findTool(language).inside !== undefined;
}

const node = installationOf(process.execPath);

/** The words that run a source; what has to be compiled is compiled outside. */
function commandFor(language: Hostile["language"], source: string, folder: string): string[] {
  if (language === "node") return [process.execPath, "-e", source];
  if (language !== "cc") return [language, "-c", source];
  const program = join(folder, "program");
  writeFileSync(`${program}.c`, source);
  const { status, stderr } = spawnSync("cc", ["-O0", "-o", program, `${program}.c`], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  chmodSync(program, 0o755);
  return [program];
}

interface Play {
  readonly language: Hostile["language"];
  readonly source: string;
  readonly limits?: Partial<Limits> | undefined;
  readonly input?: string;
}

/** Runs a source in a sandbox, in a folder of its own that is gone afterwards. */
export async function play(sandbox: Sandbox, { language, source, limits, input = "" }: Play): Promise<Run> {
  const directory = makeFolder();
  try {
    const command = commandFor(language, source, directory);
    const usual = language === "node" ? usualLimits.heavy : usualLimits.case;
    return await run({
      sandbox,
      launch: { command, directory, ...(node === undefined ? {} : { readable: [node] }) },
      limits: { ...usual, wall: 30, ...limits },
      input: Buffer.from(input),
    });
  } finally {
    removeFolder(directory);
  }
}

/** An ending with what the program said, for a test that fails. */
export function told({ ending, errors }: Run): Ending & { readonly errors: string } {
  return { ...ending, errors: Buffer.from(errors).toString().slice(-500) };
}
