/** Something at the top of a class. */
export interface Item {
  readonly name: string;
  readonly kind: "folder" | "file" | "other";
}

/** What belongs to a submission: an item of the class, and what it is called inside; a folder's content stands at the root. */
export interface Member {
  readonly item: Item;
  readonly file: string;
}

/** A submission as it can be judged: where it is, or an archive that was made of it. */
export type Handed = { readonly path: string } | { readonly bytes: Uint8Array; readonly extension: string };

/** Where a class is: a folder, or an archive of everything. Paths are inside it, with slashes; the root is empty. */
export interface ClassSource {
  list(inside: string): Promise<readonly Item[]>;
  /** The text of a small file; undefined where it is none. */
  readText(path: string): Promise<string | undefined>;
  hand(inside: string, members: readonly Member[]): Promise<Handed>;
  close(): void;
}

/** Why there is no class. */
export type ClassRefusal =
  | { readonly code: "class-missing" }
  | { readonly code: "class-unreadable"; readonly why: string };

export type Opened =
  | { readonly ok: true; readonly source: ClassSource }
  | { readonly ok: false; readonly refusal: ClassRefusal };

export const pathOf = (inside: string, name: string): string => (inside === "" ? name : `${inside}/${name}`);
/** What a submission may be as a single file: an archive, or a program. */
export const archiveFile = /\.(zip|jar|rar|7z|tar|tgz|gz|bz2|xz|zst)$/i;
export const programFile = /\.(java|c|cc|cpp|cxx|rs|go|py|js|mjs|cjs|ts|mts)$/i;
