import { mkdir, open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { problem, type Refused, type SubmissionRemark } from "../problems.ts";
import type { SubmissionBounds } from "./bounds.ts";
import { TreeNames } from "./names.ts";

/** A submission in a folder of ours: plain files, with paths relative to it in a fixed order. */
export interface Submission {
  readonly folder: string;
  readonly files: readonly string[];
  readonly remarks: readonly SubmissionRemark[];
}

/** A folder that is being filled, within its bounds. */
export class Tree {
  readonly #names = new TreeNames();
  readonly #files: string[] = [];
  readonly #remarks: SubmissionRemark[] = [];
  #size = 0;

  readonly folder: string;
  readonly bounds: SubmissionBounds;

  constructor(folder: string, bounds: SubmissionBounds) {
    this.folder = folder;
    this.bounds = bounds;
  }

  /** Takes in a name, before anything of it is read. */
  enter(path: string, kind: "file" | "folder"): Refused | undefined {
    const refused = this.#names.enter(path, kind);
    if (refused) return refused;
    const { files, folders } = this.#names;
    if (files > this.bounds.files || folders > this.bounds.folders)
      return problem("files-too-many", { max: this.bounds.files });
    return undefined;
  }

  /** How many bytes there is still room for. */
  get room(): number {
    return this.bounds.size - this.#size;
  }

  tooLarge(): Refused {
    return problem("submission-too-large", { max: this.bounds.size });
  }

  /** Writes a file whose name was taken in. It is new: nothing that stands there is followed or overwritten. */
  async write(path: string, content: Uint8Array): Promise<Refused | undefined> {
    if (content.byteLength > this.room) return this.tooLarge();
    this.#size += content.byteLength;
    const file = join(this.folder, path);
    await mkdir(dirname(file), { recursive: true, mode: 0o755 });
    const handle = await open(file, "wx", 0o644);
    try {
      await handle.writeFile(content);
    } finally {
      await handle.close();
    }
    this.#files.push(path);
    return undefined;
  }

  remark(remark: SubmissionRemark): void {
    this.#remarks.push(remark);
  }

  submission(): Submission {
    return { folder: this.folder, files: this.#files.sort(), remarks: this.#remarks };
  }
}
