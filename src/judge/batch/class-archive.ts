import { isUtf8 } from "node:buffer";
import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from "yauzl";
import { usualBounds } from "../../programs/submission/index.ts";
import {
  archiveFile,
  type ClassSource,
  type Handed,
  type Item,
  type Member,
  pathOf,
} from "./class-source.ts";
import { type ZipPart, zipOf } from "./zip.ts";

interface Known {
  readonly path: string;
  readonly isFolder: boolean;
  readonly entry: Entry;
}

const mostEntries = 200_000;
const longestText = 32 * 1024 * 1024;

/**
 * A class as one archive. A student's entries are taken over into an archive of their own, as they stand: what is wrong with one is found where it is judged,
 * and is nobody else's trouble.
 */
export class ClassArchive implements ClassSource {
  readonly #zip: ZipFile;
  readonly #known: readonly Known[];

  private constructor(zip: ZipFile, known: readonly Known[]) {
    this.#zip = zip;
    this.#known = known;
  }

  /** Throws where it is no archive that can be read. */
  static async open(file: string): Promise<ClassArchive> {
    const zip = await openPromise(file, {
      decodeStrings: false,
      validateEntrySizes: false,
      autoClose: false,
    });
    const known: Known[] = [];
    for await (const entry of zip.eachEntry()) {
      const name = nameOf(entry);
      known.push({ path: name.replace(/\/$/, ""), isFolder: name.endsWith("/"), entry });
      if (known.length > mostEntries) throw new Error(`more than ${mostEntries} entries`);
    }
    return new ClassArchive(zip, known);
  }

  async list(inside: string): Promise<readonly Item[]> {
    const items = new Map<string, Item>();
    for (const { path, isFolder } of this.#known) {
      const below = insideOf(path, inside);
      if (below === undefined) continue;
      const [name = "", ...rest] = below.split("/");
      // An absolute path is nobody's.
      const kind = name === "" ? "other" : isFolder || rest.length > 0 ? "folder" : "file";
      if (items.get(name)?.kind !== "folder") items.set(name, { name, kind });
    }
    return [...items.values()];
  }

  async readText(path: string): Promise<string | undefined> {
    const found = this.#known.find((each) => each.path === path);
    if (!found || found.entry.uncompressedSize > longestText) return undefined;
    return (await this.#content(found.entry, longestText, true))?.toString("utf8");
  }

  async hand(inside: string, members: readonly Member[]): Promise<Handed> {
    const files = members.flatMap(({ item, file }) => this.#filesOf(pathOf(inside, item.name), file));
    const [only, more] = files;
    const [extension = ".zip"] = archiveFile.exec(only?.path ?? "") ?? [];
    if (only && !more && archiveFile.test(only.path)) {
      const bytes = await this.#content(only.entry, usualBounds.archive, true).catch(() => undefined);
      if (bytes) return { bytes, extension };
    }
    return { bytes: await this.#archiveOf(files), extension: ".zip" };
  }

  close(): void {
    this.#zip.close();
  }

  #filesOf(root: string, file: string): readonly Known[] {
    return this.#known.flatMap((each) => {
      if (each.path === root) return each.isFolder ? [] : [{ ...each, path: file }];
      const below = insideOf(each.path, root);
      return below === undefined || each.isFolder ? [] : [{ ...each, path: below }];
    });
  }

  /** What is too large is not copied; something as large stands for it, and is refused. */
  async #archiveOf(files: readonly Known[]): Promise<Buffer> {
    const parts: ZipPart[] = [];
    let size = 0;
    for (const { path, entry } of files) {
      size += entry.compressedSize;
      if (size > usualBounds.archive || parts.length > 0xfff0) return Buffer.alloc(usualBounds.archive + 1);
      const content = await this.#content(entry, usualBounds.archive, false);
      const raw = {
        method: entry.compressionMethod,
        encrypted: entry.isEncrypted(),
        crc: entry.crc32,
        size: Math.min(entry.uncompressedSize, 0xffffffff),
        attributes: entry.externalFileAttributes,
      };
      parts.push({ path, content: content ?? Buffer.alloc(0), raw });
    }
    return zipOf(parts);
  }

  /** Undefined when there is more of it than `most`. */
  async #content(entry: Entry, most: number, decode: boolean): Promise<Buffer | undefined> {
    const stream = await this.#zip.openReadStreamPromise(entry, decode ? {} : { decodeFileData: false });
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of stream) {
      size += part.length;
      if (size > most) return undefined;
      parts.push(part);
    }
    return Buffer.concat(parts);
  }
}

/** What a path is below a folder; undefined when it is not below it. */
function insideOf(path: string, folder: string): string | undefined {
  if (folder === "") return path;
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}

const saysUtf8 = 0x800;

/** As the Finder writes names, and old programs of Windows, which separate folders by backslashes. */
function nameOf(entry: Entry): string {
  const flags = entry.generalPurposeBitFlag | (isUtf8(entry.fileNameRaw) ? saysUtf8 : 0);
  const name = getFileNameLowLevel(flags, entry.fileNameRaw, entry.extraFields, false);
  return name.includes("/") ? name : name.replaceAll("\\", "/");
}
