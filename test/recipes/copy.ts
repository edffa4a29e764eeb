import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
export const source = join(root, "src");

/** A line that a recipe adds: into which file, behind which text of it (`start` and `end` for the file's own), and what. */
export interface Line {
  readonly file: string;
  readonly behind: string;
  readonly text: string;
}

/** The lines of a recipe as CONTRIBUTING.md tells them: the tables below a heading, up to the next. */
export function recipe(heading: string): Line[] {
  const page = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
  const [, section] = page.split(`\n### ${heading}\n`);
  if (section === undefined) throw new Error(`CONTRIBUTING.md has no recipe "${heading}"`);
  const rows = (section.split(/\n##/)[0] as string).matchAll(
    /^\| `([^`]+)` \| (`[^`]+`|start|end) \| `([^`]+)` \|$/gm,
  );
  return [...rows].map(([, file, behind, text]) => ({
    file: file as string,
    behind: (behind as string).replaceAll("`", ""),
    text: text as string,
  }));
}

/** The sources in a folder of their own, to be changed, compiled and tested there. */
export class HouseCopy {
  readonly folder: string;

  constructor() {
    // Inside the project, so that what is built is found from there.
    mkdirSync(join(root, ".cache"), { recursive: true });
    this.folder = mkdtempSync(join(root, ".cache/house-"));
    const filter = (path: string) => !/\.test\.tsx?$/.test(path);
    cpSync(source, this.source, { recursive: true, filter });
    for (const file of ["package.json", "tsconfig.json"]) cpSync(join(root, file), join(this.folder, file));
    for (const name of ["node_modules", "dist"]) symlinkSync(join(root, name), join(this.folder, name));
    cpSync(join(root, "test/games.test.ts"), join(this.folder, "test/games.test.ts"));
    const config = 'export default { test: { include: ["test/**/*.test.ts"], testTimeout: 60_000 } };\n';
    writeFileSync(join(this.folder, "vitest.config.ts"), config);
  }

  get source(): string {
    return join(this.folder, "src");
  }

  /** The files of one room that a recipe's folder has, or of all, and the test that tries them. */
  put(folder: string, room?: string): this {
    for (const name of readdirSync(join(root, folder))) {
      if (room !== undefined && name !== room) continue;
      const to = name === "tried.ts" ? `test/${basename(folder)}.test.ts` : `src/${name}`;
      cpSync(join(root, folder, name), join(this.folder, to), { recursive: true });
    }
    return this;
  }

  add(lines: readonly Line[]): this {
    for (const { file, behind, text } of lines) {
      const path = join(this.folder, file);
      writeFileSync(path, inserted(readFileSync(path, "utf8"), { file, behind, text }));
    }
    return this;
  }

  /** What the compiler says, a line each; nothing when it is content. */
  compile(): string[] {
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    const { stdout } = spawnSync(process.execPath, [tsc, "--pretty", "false"], {
      cwd: this.folder,
      encoding: "utf8",
    });
    return stdout.split("\n").filter((line) => line.includes(": error "));
  }

  /** Runs the tests that were put there; what they print when one fails. */
  test(): string {
    const vitest = join(root, "node_modules/vitest/vitest.mjs");
    const run = spawnSync(process.execPath, [vitest, "run", "--root", this.folder], {
      cwd: this.folder,
      encoding: "utf8",
      env: { ...process.env, NO_COLOR: "1", VITEST: undefined },
    });
    return run.status === 0 ? "" : run.stdout + run.stderr;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function inserted(before: string, { file, behind, text }: Line): string {
  if (behind === "start") return `${text}\n${before}`;
  if (behind === "end") return `${before}\n${text}\n`;
  const at = before.indexOf(behind);
  if (at < 0) throw new Error(`${file} has no ${behind}, behind which the recipe puts its line`);
  const end = at + behind.length;
  return `${before.slice(0, end)} ${text}${before.slice(end)}`;
}
