/** Zip files for the tests, byte by byte, so that they can lie (APPNOTE 6.3.10, 4.3 and 4.4). */
import { crc32, deflateRawSync } from "node:zlib";

export interface ZipEntry {
  readonly name: string | Uint8Array;
  readonly content?: string | Uint8Array;
  /** What is said of it, where it is not true. */
  readonly says?: {
    readonly size?: number;
    readonly packed?: number;
    readonly crc?: number;
    readonly offset?: number;
  };
  readonly method?: number;
  readonly flags?: number;
  /** As Unix has it: 0o120777 is a link. */
  readonly mode?: number;
}

interface ZipLies {
  /** How many entries the end says there are. */
  readonly entries?: number;
  readonly comment?: string;
}

const saysUtf8 = 0x800;

export function zipOf(entries: readonly ZipEntry[], lies: ZipLies = {}): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { name, packed, fixed } = fieldsOf(entry);
    const local = Buffer.concat([numbers([4, 0x04034b50], ...fixed, [2, name.length], [2, 0]), name, packed]);
    directory.push(
      Buffer.concat([
        numbers(
          ...([
            [4, 0x02014b50],
            [2, 0x0314],
            ...fixed,
            [2, name.length],
            [2, 0],
            [2, 0],
            [2, 0],
            [2, 0],
          ] as Field[]),
          [4, ((entry.mode ?? 0) << 16) >>> 0],
          [4, entry.says?.offset ?? offset],
        ),
        name,
      ]),
    );
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const count = lies.entries ?? entries.length;
  const comment = Buffer.from(lies.comment ?? "");
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, listed.length],
    [4, offset],
    [2, comment.length],
  );
  return Buffer.concat([...parts, listed, end, comment]);
}

function fieldsOf({ name, content = "", says = {}, method = 8, flags = saysUtf8 }: ZipEntry) {
  const bytes = Buffer.from(content as Uint8Array);
  const packed = method === 8 ? deflateRawSync(bytes) : bytes;
  const fixed: Field[] = [
    [2, 20],
    [2, flags],
    [2, method],
    [2, 0],
    [2, 0],
    [4, says.crc ?? crc32(bytes)],
    [4, says.packed ?? packed.length],
    [4, says.size ?? bytes.length],
  ];
  return { name: Buffer.from(name as Uint8Array), packed, fixed };
}

type Field = readonly [size: 2 | 4, value: number];

function numbers(...fields: readonly Field[]): Buffer {
  return Buffer.concat(
    fields.map(([size, value]) => {
      const buffer = Buffer.alloc(size);
      buffer.writeUIntLE(value, 0, size);
      return buffer;
    }),
  );
}
