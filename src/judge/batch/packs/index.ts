import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { JudgeBatchSentences } from "../../../words/index.ts";
import { isConsole } from "../../programs/index.ts";
import { writeWhole } from "../whole-file.ts";
import { githubPack } from "./github.ts";
import { gradescopePack } from "./gradescope.ts";
import { kattisPack } from "./kattis.ts";
import type { PackFile, PackOptions } from "./pack.ts";

export const packKinds = ["gradescope", "github", "kattis"] as const;
export type PackKind = (typeof packKinds)[number];

/** An autograder for a course's system; undefined where its form cannot express the assignment. */
export async function packOf(
  kind: PackKind,
  options: PackOptions,
  { statement }: JudgeBatchSentences,
  tag: string,
): Promise<readonly PackFile[] | undefined> {
  const { assignment } = options;
  const console = isConsole(assignment) ? assignment : undefined;
  switch (kind) {
    case "gradescope":
      return gradescopePack(options, console !== undefined);
    case "github":
      return githubPack(options, console !== undefined);
    case "kattis":
      return console && kattisPack(options, console, statement, tag);
  }
}

/** Into a folder that is new or empty; false where it is neither. */
export async function writePack(out: string, files: readonly PackFile[]): Promise<boolean> {
  await mkdir(out, { recursive: true });
  if ((await readdir(out)).length > 0) return false;
  for (const { path, content, executable } of files)
    await writeWhole(join(out, path), content, executable ? 0o755 : 0o644);
  return true;
}
