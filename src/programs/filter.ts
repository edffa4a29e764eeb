import { openSync, rmSync, writeFileSync } from "node:fs";
import { makeFolder } from "./folder.ts";
import { seccompFilter } from "./seccomp.ts";

let kept: number | undefined;

/**
 * A descriptor of a file without a name that holds the filter of system calls: who opens it anew, through `/proc`, reads it from its beginning.
 * Undefined where the machine's calls are not known.
 */
export function filterDescriptor(): number | undefined {
  const bytes = seccompFilter(process.arch);
  if (kept !== undefined || bytes === undefined) return kept;
  const folder = makeFolder();
  try {
    const path = `${folder}/filter`;
    writeFileSync(path, bytes);
    kept = openSync(path, "r");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return kept;
}
