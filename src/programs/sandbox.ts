import type { Sandbox } from "./confine.ts";
import { systemPath } from "./environment.ts";
import { filterDescriptor } from "./filter.ts";
import type { SandboxLevel } from "./launch.ts";
import { type Check, selfTest } from "./self-test.ts";
import { findOnPath, findTool, type Tool } from "./tools.ts";
import { isRoot } from "./user.ts";

/** What contains programs here, and how that was found out. */
export interface OpenedSandbox extends Sandbox {
  readonly checks: readonly Check[];
  /** Programs that containing needs and that are not there. */
  readonly lacking: readonly string[];
  /** Compilers and interpreters that we can reach and a contained program cannot. */
  readonly unreachable: readonly Tool[];
  readonly ownUsers: boolean;
}

/** What each level is made of. */
const needed = { 1: ["prlimit", "setpriv"], 2: ["bwrap", "prlimit", "setpriv"] } as const;

export const languageTools = ["java", "javac", "cc", "c++", "python3", "node", "rustc", "go"] as const;

/** Tries the levels from `atMost` down; the first that holds what it promises is taken. It takes some tenths of a second. */
export async function openSandbox({
  atMost = 2,
}: {
  readonly atMost?: SandboxLevel;
} = {}): Promise<OpenedSandbox> {
  const lacks = (level: 1 | 2) => needed[level].filter((name) => !findOnPath(name, systemPath));
  const checks: Check[] = [];
  const found = (sandbox: Sandbox): OpenedSandbox => ({
    ...sandbox,
    checks,
    lacking: lacks(2),
    unreachable: languageTools.map(findTool).filter(({ outside }) => outside !== undefined),
    ownUsers: isRoot(),
  });
  for (const level of [2, 1] as const) {
    if (level > atMost || process.platform !== "linux" || lacks(level).length > 0) continue;
    const sandbox = { level, filter: level === 2 ? filterDescriptor() : undefined };
    const tried = await selfTest(sandbox);
    checks.push(...tried);
    if (tried.every(({ held }) => held)) return found(sandbox);
  }
  return found({ level: 0 });
}
