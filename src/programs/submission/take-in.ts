import { lstat, mkdir, readdir, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { problem, type Refused } from "../problems.ts";
import { unpack } from "./archive.ts";
import { type SubmissionBounds, usualBounds } from "./bounds.ts";
import { archiveName, isNoise, libraryName, otherArchiveName } from "./names.ts";
import { codeOf, foundIn, readPlainFile } from "./read.ts";
import { type Submission, Tree } from "./tree.ts";

export type TakenIn = { readonly ok: true; readonly submission: Submission } | Refused;

/** Copies a submission, a folder, a file, a zip or a jar, into a new folder; the original is only read. */
export async function takeIn(source: string, folder: string, bounds = usualBounds): Promise<TakenIn> {
  await mkdir(folder, { mode: 0o755 });
  const tree = new Tree(folder, bounds);
  const refused = await fill(tree, source, bounds);
  return refused ?? { ok: true, submission: tree.submission() };
}

async function fill(tree: Tree, source: string, bounds: SubmissionBounds): Promise<Refused | undefined> {
  try {
    // Where it is was said by whoever judges, so a link may lead there; inside there are none.
    const stats = await stat(source);
    if (!stats.isDirectory()) return await takeFile(tree, source, bounds);
    const only = await onlyArchive(source);
    return only === undefined ? await copyFolder(tree, source, "") : await takeFile(tree, only, bounds);
  } catch (error) {
    const code = codeOf(error);
    const file = basename(source);
    if (code === "ENOENT" || code === "ENOTDIR") return problem("submission-missing", { file });
    return problem("submission-unreadable", { file, code });
  }
}

async function takeFile(tree: Tree, source: string, bounds: SubmissionBounds): Promise<Refused | undefined> {
  const name = basename(source);
  if (otherArchiveName.test(name))
    return problem("archive-unknown", { extension: name.slice(name.lastIndexOf(".")) });
  const archive = archiveName.test(name);
  const read = await readPlainFile(source, archive ? bounds.archive : tree.room, true);
  if (read.kind === "no-file") return problem("no-file", { name, found: read.found });
  if (read.kind === "failed") return problem("submission-unreadable", { file: name, code: read.code });
  if (read.kind === "too-large")
    return archive ? problem("archive-too-large", { max: bounds.archive }) : tree.tooLarge();
  if (archive) return unpack(read.content, tree);
  return tree.enter(name, "file") ?? tree.write(name, read.content);
}

/** Course systems put each submission into a folder of its own: one that holds an archive and nothing else is that archive. */
async function onlyArchive(folder: string): Promise<string | undefined> {
  const names = (await readdir(folder)).filter((name) => !isNoise(name));
  const [only] = names;
  if (names.length !== 1 || only === undefined || !archiveName.test(only)) return undefined;
  const path = join(folder, only);
  return (await lstat(path)).isFile() ? path : undefined;
}

async function copyFolder(tree: Tree, source: string, inside: string): Promise<Refused | undefined> {
  const entries = await readdir(join(source, inside), { withFileTypes: true });
  // In a fixed order: which of two problems is named must not depend on the file system.
  entries.sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const entry of entries) {
    const path = inside === "" ? entry.name : `${inside}/${entry.name}`;
    if (isNoise(path)) continue;
    const refused = await copyEntry(tree, source, path, entry);
    if (refused) return refused;
  }
  return undefined;
}

async function copyEntry(
  tree: Tree,
  source: string,
  path: string,
  entry: Parameters<typeof foundIn>[0] & { isDirectory(): boolean; isFile(): boolean },
): Promise<Refused | undefined> {
  const folder = entry.isDirectory();
  if (!folder && !entry.isFile()) return problem("no-file", { name: path, found: foundIn(entry) });
  const refused = tree.enter(path, folder ? "folder" : "file");
  if (refused) return refused;
  if (folder) return copyFolder(tree, source, path);
  if (libraryName.test(path)) {
    tree.remark({ code: "passed-over", facts: { name: path } });
    return undefined;
  }
  if (archiveName.test(path) || otherArchiveName.test(path)) return problem("archive-nested", { name: path });
  const read = await readPlainFile(join(source, path), tree.room);
  switch (read.kind) {
    case "file":
      return tree.write(path, read.content);
    case "too-large":
      return tree.tooLarge();
    case "no-file":
      return problem("no-file", { name: path, found: read.found });
    case "failed":
      return problem("submission-unreadable", { file: path, code: read.code });
  }
}
