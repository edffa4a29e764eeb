import type { Cause } from "./exceptions.ts";
import { javaCause } from "./java.ts";
import { scriptCause } from "./scripts.ts";

export type { Cause } from "./exceptions.ts";

/** Standard error may be anything; so much of it is read. */
const longest = 1 << 16;

/**
 * What can be read from what a program or its compiler wrote to standard error. `own` says which files are the program's own, by
 * their names without folders; without it every file is that does not belong to Java, Python or Node.
 */
export function causeFrom(errors: string, own?: readonly string[]): Cause | undefined {
  const text = errors.slice(-longest).replace(/\r/g, "");
  const isOwn = (file: string) => own === undefined || own.includes(file);
  return javaCause(text, isOwn) ?? scriptCause(text, isOwn);
}

/**
 * Why a program passes when it is fed a line only when it waits, but not with the whole input at once: what it reads with takes more
 * than a line, and there is another one.
 */
export function causeOfBothRuns(passedAtOnce: boolean, passedFed: boolean): Cause | undefined {
  return passedFed && !passedAtOnce ? { cause: "two-scanners", facts: {} } : undefined;
}

/** Files and what stands in the way of judging them; what only the source can tell. */
export function causeInSource(file: string, source: string, mainClass?: string): Cause | undefined {
  if (source.startsWith("\ufeff")) return { cause: "byte-order-mark", facts: { file } };
  if (!file.endsWith(".java")) return undefined;
  const code = source.replace(/\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*/g, " ");
  const [, packageName] = /^\s*package\s+([\w.]+)\s*;/.exec(code) ?? [];
  if (packageName !== undefined) return { cause: "package-line", facts: { name: packageName } };
  if (mainClass === undefined || file !== `${mainClass}.java`) return undefined;
  const [, modifiers] = new RegExp(`^([ \\t\\w]*)\\bclass\\s+${mainClass}\\b`, "m").exec(code) ?? [];
  return modifiers !== undefined && !/\bpublic\b/.test(modifiers)
    ? { cause: "class-not-public", facts: { name: mainClass } }
    : undefined;
}
