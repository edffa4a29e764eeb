/** What a class file declares (The Java Virtual Machine Specification, chapter 4). */
export interface ClassFile {
  /** `game.Nimsys`. */
  readonly name: string;
  /** 61 is Java 17. */
  readonly version: number;
  /** Whether `java` can begin with it. */
  readonly main: boolean;
}

const utf8 = 1;
const classReference = 7;
/** Bytes behind the tag of each other constant; a long and a double take two places. */
const sizes: Readonly<Record<number, number>> = {
  3: 4,
  4: 4,
  5: 8,
  6: 8,
  8: 2,
  9: 4,
  10: 4,
  11: 4,
  12: 4,
  15: 3,
  16: 2,
  17: 4,
  18: 4,
  19: 2,
  20: 2,
};
const isPublic = 0x0001;
const isStatic = 0x0008;
/** From here on `java` takes a main method without `static`, `public` or its argument (JEP 512). */
const plainMainVersion = 69;

/** Reads a class file, or gives nothing where it is not one: it may be anybody's bytes. */
export function readClassFile(bytes: Uint8Array): ClassFile | undefined {
  try {
    return read(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function read(view: DataView): ClassFile | undefined {
  if (view.getUint32(0) !== 0xcafebabe) return undefined;
  const version = view.getUint16(6);
  const constants = new Map<number, string | number>();
  let at = 10;
  for (let index = 1, count = view.getUint16(8); index < count; index++) {
    const tag = view.getUint8(at);
    if (tag === utf8) {
      const length = view.getUint16(at + 1);
      constants.set(index, textAt(view, at + 3, length));
      at += 3 + length;
    } else if (tag === classReference) {
      constants.set(index, view.getUint16(at + 1));
      at += 3;
    } else {
      const size = sizes[tag];
      if (size === undefined) return undefined;
      at += 1 + size;
      if (size === 8) index++;
    }
  }
  const text = (index: number): string => String(constants.get(index) ?? "");
  const name = text(Number(constants.get(view.getUint16(at + 2)))).replaceAll("/", ".");
  at += 8 + 2 * view.getUint16(at + 6);
  at = passMembers(view, at, () => {});
  let main = false;
  passMembers(view, at, (flags, named, type) => {
    if (text(named) !== "main") return;
    const usual = text(type) === "([Ljava/lang/String;)V";
    const plain = version >= plainMainVersion && (usual || text(type) === "()V");
    main ||= plain || (usual && (flags & (isPublic | isStatic)) === (isPublic | isStatic));
  });
  return { name, version, main };
}

function textAt(view: DataView, at: number, length: number): string {
  if (at + length > view.byteLength) throw new RangeError("text beyond the end");
  return new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at, length));
}

/** Fields or methods: their flags, name and type; gives where they end. */
function passMembers(
  view: DataView,
  start: number,
  tell: (flags: number, name: number, type: number) => void,
): number {
  let at = start + 2;
  for (let left = view.getUint16(start); left > 0; left--) {
    tell(view.getUint16(at), view.getUint16(at + 2), view.getUint16(at + 4));
    let attributes = view.getUint16(at + 6);
    at += 8;
    for (; attributes > 0; attributes--) at += 6 + view.getUint32(at + 2);
  }
  return at;
}
