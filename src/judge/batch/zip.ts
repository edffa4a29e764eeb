import { crc32 } from "node:zlib";

/** What goes into an archive; `raw` is taken over from another one as it stands, with all that it says of itself. */
export interface ZipPart {
  readonly path: string;
  readonly content: Uint8Array;
  /** As Unix has it; a plain file unless said. */
  readonly mode?: number;
  readonly raw?: {
    readonly method: number;
    readonly encrypted: boolean;
    readonly crc: number;
    readonly size: number;
    readonly attributes: number;
  };
}

const saysUtf8 = 0x800;
const saysEncrypted = 0x1;
const plainFile = 0o100644;

/** A zip without times, so that the same parts are the same bytes (APPNOTE 6.3.10, 4.3). */
export function zipOf(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const name = Buffer.from(part.path);
    const { raw } = part;
    const fixed: Field[] = [
      [2, 20],
      [2, saysUtf8 | (raw?.encrypted ? saysEncrypted : 0)],
      [2, raw?.method ?? 0],
      [2, 0],
      [2, firstDay],
      [4, raw?.crc ?? crc32(part.content)],
      [4, part.content.byteLength],
      [4, raw?.size ?? part.content.byteLength],
      [2, name.length],
      [2, 0],
    ];
    const attributes = raw?.attributes ?? ((part.mode ?? plainFile) << 16) >>> 0;
    const local = [numbers([4, 0x04034b50], ...fixed), name, part.content];
    files.push(...local.map((each) => Buffer.from(each)));
    directory.push(
      numbers([4, 0x02014b50], [2, 0x0314], ...fixed, [2, 0], [2, 0], [2, 0], [4, attributes], [4, offset]),
      name,
    );
    offset += local.reduce((size, each) => size + each.byteLength, 0);
  }
  const listed = Buffer.concat(directory);
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, parts.length],
    [2, parts.length],
    [4, listed.length],
    [4, offset],
    [2, 0],
  );
  return Buffer.concat([...files, listed, end]);
}

/** The first of January 1980: there is no month 0. */
const firstDay = 0x21;

type Field = readonly [size: 2 | 4, value: number];

function numbers(...fields: readonly Field[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of fields) at = buffer.writeUIntLE(value, at, size);
  return buffer;
}
