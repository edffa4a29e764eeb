import { execFile } from "node:child_process";
import { constants } from "node:fs";
import { access, realpath } from "node:fs/promises";
import { delimiter, dirname, isAbsolute, join } from "node:path";

/** The names it goes by, the Debian package that brings it, and how it is asked where it truly is and lives. */
interface Kind {
  readonly names: readonly string[];
  readonly install: string;
  /**
   * Shims of version managers (pyenv, rustup, asdf) need a home and a configuration that a program outside is not given. So the
   * tool is asked: it answers with its file on one line and the folders it needs on the next.
   */
  readonly ask?: readonly string[];
  /** Where its file is, when the answer is the folder it lives in. */
  readonly within?: string;
  /** A file of its own that a distribution keeps among its settings: Debian's JVM does not start without. */
  readonly settings?: string;
}

const kinds = {
  javac: { names: ["javac"], install: "default-jdk-headless", settings: "lib/jvm.cfg" },
  java: { names: ["java"], install: "default-jre-headless", settings: "lib/jvm.cfg" },
  cc: { names: ["cc", "gcc", "clang"], install: "gcc libc6-dev" },
  "c++": { names: ["c++", "g++", "clang++"], install: "g++" },
  rustc: { names: ["rustc"], install: "rustc", ask: ["--print", "sysroot"], within: "bin/rustc" },
  go: { names: ["go"], install: "golang-go", ask: ["env", "GOROOT"], within: "bin/go" },
  python3: {
    names: ["python3"],
    install: "python3",
    ask: ["-I", "-c", "import sys;print(sys.executable);print(sys.prefix);print(sys.base_prefix)"],
  },
  node: {
    names: ["node", "nodejs"],
    install: "nodejs",
    ask: ["-p", "process.execPath"],
  },
  esbuild: { names: ["esbuild"], install: "esbuild" },
} as const satisfies Readonly<Record<string, Kind>>;

export type ToolName = keyof typeof kinds;

export interface LanguageTool {
  /** The program itself, behind every link and shim. */
  readonly file: string;
  /** Folders that it needs and that are not part of the system. */
  readonly readable: readonly string[];
}

/** What there is of compilers and interpreters in some folders. */
export interface LanguageTools {
  find(name: ToolName): Promise<LanguageTool | undefined>;
  packageOf(name: ToolName): string;
}

/** Looks in the folders of a PATH, once for each tool. Which PATH depends on the sandbox: from level 1 on the system's alone. */
export function toolsOn(path: string): LanguageTools {
  const folders = path.split(delimiter).filter((folder) => isAbsolute(folder));
  const known = new Map<ToolName, Promise<LanguageTool | undefined>>();
  return {
    find(name) {
      const found = known.get(name) ?? search(kinds[name], folders);
      known.set(name, found);
      return found;
    },
    packageOf: (name) => kinds[name].install,
  };
}

async function search(kind: Kind, folders: readonly string[]): Promise<LanguageTool | undefined> {
  for (const name of kind.names) {
    for (const folder of folders) {
      const tool = await look(join(folder, name), kind);
      if (tool) return tool;
    }
  }
  return undefined;
}

async function look(path: string, { ask, within, settings }: Kind): Promise<LanguageTool | undefined> {
  try {
    await access(path, constants.X_OK);
    const [first = path, ...folders] = ask ? await answer(path, ask) : [];
    const file = await realpath(within === undefined ? first : join(first, within));
    const home = dirname(dirname(file));
    const needed =
      settings === undefined ? [] : [await realpath(join(home, settings)).then(dirname, () => home)];
    const readable = [...new Set([home, ...folders, ...needed])].filter((folder) => !isSystem(folder));
    return { file, readable };
  } catch {
    // Not there, not ours to start, or a shim with nothing behind it.
    return undefined;
  }
}

function isSystem(folder: string): boolean {
  return /^\/((usr|bin|sbin|lib\w*)(\/|$)|$)/.test(folder);
}

const patience = 20_000;

/** Our own tools on our own machine, so with our environment. */
function answer(file: string, args: readonly string[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    execFile(file, args, { timeout: patience, windowsHide: true }, (error, output) => {
      if (error) reject(error);
      else resolve(output.split(/\r?\n/).filter((line) => line !== ""));
    });
  });
}
