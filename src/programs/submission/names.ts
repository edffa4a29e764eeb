import { type NameFault, problem, type Refused } from "../problems.ts";

const longestSegment = 200;
const longestPath = 600;
const deepest = 24;
/** Besides control characters those that no reader sees: marks of direction and width, halves of characters, separators of lines. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
const replacement = "\uFFFD";

/** What is wrong with a path that a submission names, its parts separated by slashes. */
function nameFault(path: string): NameFault | undefined {
  if (path === "") return "empty";
  if (invisible.test(path)) return "control";
  if (path.includes(replacement)) return "encoding";
  if (/^([/\\]|[a-z]:)/i.test(path)) return "absolute";
  const parts = path.split(/[/\\]/);
  if (parts.includes("..")) return "parent";
  if (path.includes("\\") || parts.some((part) => part === "" || part === ".")) return "empty";
  const bytes = (text: string) => Buffer.byteLength(text);
  if (parts.some((part) => bytes(part) > longestSegment) || bytes(path) > longestPath) return "long";
  return parts.length > deepest ? "deep" : undefined;
}

/** The same for two names that some file system takes for one. */
function foldedName(path: string): string {
  return path.normalize("NFKC").toUpperCase().toLowerCase().normalize("NFKC");
}

/** The names of one submission: each is looked at once, and no two may be the same to any file system. */
export class TreeNames {
  readonly #known = new Map<string, { readonly path: string; readonly kind: "file" | "folder" }>();
  files = 0;
  folders = 0;

  /** Takes a name in, its folders with it. */
  enter(path: string, kind: "file" | "folder"): Refused | undefined {
    const fault = nameFault(path);
    if (fault) return problem("name-wrong", { name: path, fault });
    const parts = path.split("/");
    for (let depth = 1; depth < parts.length; depth++) {
      const refused = this.#add(parts.slice(0, depth).join("/"), "folder");
      if (refused) return refused;
    }
    return this.#add(path, kind);
  }

  #add(path: string, kind: "file" | "folder"): Refused | undefined {
    const key = foldedName(path);
    const other = this.#known.get(key);
    if (other && (kind === "file" || other.kind === "file" || other.path !== path))
      return problem("names-collide", { name: path, other: other.path });
    if (other) return undefined;
    this.#known.set(key, { path, kind });
    if (kind === "file") this.files++;
    else this.folders++;
    return undefined;
  }
}

/** What systems, editors and tools leave behind, and what is made from the sources again. */
const noise = new Set(
  [
    "__MACOSX",
    ".DS_Store",
    "Thumbs.db",
    "desktop.ini",
    ".git",
    ".svn",
    ".hg",
    ".idea",
    ".vscode",
    ".settings",
    ".gradle",
    ".venv",
    "venv",
    "__pycache__",
    "node_modules",
  ].map((name) => name.toLowerCase()),
);
const built = /(^|\/)target\/(debug|release|\.rustc_info\.json|CACHEDIR\.TAG)(\/|$)/;

/** Whether a path is passed over: nobody wrote it, and it would count against the limits. */
export function isNoise(path: string): boolean {
  const parts = path.split("/");
  return parts.some((part) => noise.has(part.toLowerCase()) || part.startsWith("._")) || built.test(path);
}

/** Archives that are opened. */
export const archiveName = /\.(zip|jar)$/i;
/** Archives that are not. */
export const otherArchiveName = /\.(rar|7z|tar|tgz|gz|bz2|xz|zst|war|ear|cab)$/i;
export const libraryName = /\.(jar|whl)$/i;
