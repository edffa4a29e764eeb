import { lstat, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { usualBounds } from "../../programs/submission/index.ts";
import { archiveFile, type ClassSource, type Handed, type Item, type Member } from "./class-source.ts";
import { type ZipPart, zipOf } from "./zip.ts";

const longestText = 32 * 1024 * 1024;

/** A class as a folder. Links in it are followed nowhere. */
export class ClassFolder implements ClassSource {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async list(inside: string): Promise<readonly Item[]> {
    const entries = await readdir(join(this.#folder, inside), { withFileTypes: true });
    return entries.map((entry) => ({
      name: entry.name,
      kind: entry.isDirectory() ? "folder" : entry.isFile() ? "file" : "other",
    }));
  }

  async readText(path: string): Promise<string | undefined> {
    const file = join(this.#folder, path);
    const stats = await lstat(file).catch(() => undefined);
    return stats?.isFile() && stats.size <= longestText ? readFile(file, "utf8") : undefined;
  }

  async hand(inside: string, members: readonly Member[]): Promise<Handed> {
    const at = ({ item }: Member) => join(this.#folder, inside, item.name);
    const [only, more] = members;
    if (only && !more) {
      const own = only.item.kind === "folder" || only.file === only.item.name;
      if (own || archiveFile.test(only.file)) return { path: at(only) };
    }
    const parts: ZipPart[] = [];
    for (const member of members) {
      if (member.item.kind === "folder") parts.push(...(await filesIn(at(member), "")));
      else parts.push({ path: member.file, content: await contentOf(at(member)) });
    }
    return { bytes: zipOf(parts), extension: ".zip" };
  }

  close(): void {}
}

async function filesIn(folder: string, inside: string): Promise<ZipPart[]> {
  const parts: ZipPart[] = [];
  for (const entry of await readdir(join(folder, inside), { withFileTypes: true })) {
    const path = inside === "" ? entry.name : `${inside}/${entry.name}`;
    if (entry.isDirectory()) parts.push(...(await filesIn(folder, path)));
    else if (entry.isFile()) parts.push({ path, content: await contentOf(join(folder, path)) });
  }
  return parts;
}

/** What is too large to be judged is not read; something as large stands for it, and is refused. */
async function contentOf(file: string): Promise<Buffer> {
  const { size } = await lstat(file);
  return size > usualBounds.archive ? Buffer.alloc(usualBounds.archive + 1) : readFile(file);
}
