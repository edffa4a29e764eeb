import { isUtf8 } from "node:buffer";
import { crc32 } from "node:zlib";
import { type Entry, fromBufferPromise, getFileNameLowLevel, type ZipFile } from "yauzl";
import { type NoFile, problem, type Refused } from "../problems.ts";
import { archiveName, isNoise, libraryName, otherArchiveName } from "./names.ts";
import type { Tree } from "./tree.ts";

/** Unpacks a zip or a jar; what it says of itself is checked while it is read. */
export async function unpack(archive: Buffer, tree: Tree): Promise<Refused | undefined> {
  if (archive.byteLength > tree.bounds.archive)
    return problem("archive-too-large", { max: tree.bounds.archive });
  try {
    // Names are looked at here, with codes; sizes too, because a wrong one and a damaged file are two things.
    const zip = await fromBufferPromise(archive, { decodeStrings: false, validateEntrySizes: false });
    return await unpackAll(zip, tree);
  } catch (error) {
    const reported = error instanceof Error ? error.message : String(error);
    if (/encryption/.test(reported)) return problem("archive-encrypted", { name: "" });
    return problem("archive-damaged", { reported });
  }
}

async function unpackAll(zip: ZipFile, tree: Tree): Promise<Refused | undefined> {
  let entries = 0;
  for await (const entry of zip.eachEntry()) {
    // Those that are passed over count too, or an archive of a million of them would be read to its end.
    if (++entries > 4 * (tree.bounds.files + tree.bounds.folders))
      return problem("files-too-many", { max: tree.bounds.files });
    const name = nameOf(entry);
    const path = name.replace(/\/$/, "");
    if (isNoise(path)) continue;
    const refused = await unpackEntry(zip, entry, path, path !== name, tree);
    if (refused) return refused;
  }
  return undefined;
}

async function unpackEntry(
  zip: ZipFile,
  entry: Entry,
  path: string,
  named: boolean,
  tree: Tree,
): Promise<Refused | undefined> {
  const kind = kindOf(entry);
  if (kind !== "file" && kind !== "folder") return problem("no-file", { name: path, found: kind });
  const folder = named || kind === "folder";
  const refused = tree.enter(path, folder ? "folder" : "file");
  if (refused || folder) return refused;
  if (entry.isEncrypted()) return problem("archive-encrypted", { name: path });
  if (libraryName.test(path)) {
    tree.remark({ code: "passed-over", facts: { name: path } });
    return undefined;
  }
  if (archiveName.test(path) || otherArchiveName.test(path)) return problem("archive-nested", { name: path });
  if (entry.compressionMethod !== stored && entry.compressionMethod !== deflated)
    return problem("archive-method", { name: path, method: entry.compressionMethod });
  if (entry.uncompressedSize > tree.room) return tree.tooLarge();
  const content = await contentOf(zip, entry);
  if (!content) return problem("archive-size-wrong", { name: path });
  if (crc32(content) !== entry.crc32)
    return problem("archive-damaged", { reported: `wrong checksum: ${path}` });
  return tree.write(path, content);
}

const stored = 0;
const deflated = 8;

/** The content, or nothing when there is less or more of it than was said; no more than that is unpacked. */
async function contentOf(zip: ZipFile, entry: Entry): Promise<Buffer | undefined> {
  const stream = await zip.openReadStreamPromise(entry);
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream) {
    size += part.length;
    if (size > entry.uncompressedSize) return undefined;
    parts.push(part);
  }
  return size === entry.uncompressedSize ? Buffer.concat(parts) : undefined;
}

const saysUtf8 = 0x800;

/** The Finder writes UTF-8 and does not say so; what is not UTF-8 is taken for the code page of the first PCs. */
function nameOf(entry: Entry): string {
  const flags = entry.generalPurposeBitFlag | (isUtf8(entry.fileNameRaw) ? saysUtf8 : 0);
  return getFileNameLowLevel(flags, entry.fileNameRaw, entry.extraFields, false);
}

/** What Unix would make of it: the upper half of the attributes is its mode, or 0 from elsewhere. */
function kindOf(entry: Entry): "file" | "folder" | NoFile {
  return kinds.get((entry.externalFileAttributes >>> 16) & 0o170000) ?? "unknown";
}

const kinds: ReadonlyMap<number, "file" | "folder" | NoFile> = new Map([
  [0, "file"],
  [0o100000, "file"],
  [0o040000, "folder"],
  [0o120000, "link"],
  [0o020000, "device"],
  [0o060000, "device"],
  [0o010000, "pipe"],
  [0o140000, "socket"],
]);
