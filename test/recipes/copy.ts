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

/** A line that a recipe adds: into which file, behind which text of it (or at its `end`), and what it imports for that. */
export interface Line {
  readonly file: string;
  readonly imports?: string | undefined;
  readonly behind: string;
  readonly text: string;
}

/** The lines of a recipe as CONTRIBUTING.md tells them: table by table what stands below a heading, up to the next. */
export function recipe(heading: string): Line[][] {
  const page = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
  const [, section] = page.split(`\n### ${heading}\n`);
  if (section === undefined) throw new Error(`CONTRIBUTING.md has no recipe "${heading}"`);
  const [, ...tables] = (section.split(/\n##/)[0] as string).split(/^(?:\|-+)+\|\n/m);
  return tables.map((table) => {
    const rows = table.split(/\n(?!\|)/)[0] as string;
    return rows.trim().split("\n").map(readRow);
  });
}

function readRow(row: string): Line {
  const found = /^\| `([^`]+)` \| (?:`([^`]+)` )?\| (`[^`]+`|end) \| `([^`]+)` \|$/.exec(row);
  if (!found) throw new Error(`CONTRIBUTING.md has a row that is no line of a recipe: ${row}`);
  const [, file, imports, behind, text] = found as unknown as [
    string,
    string,
    string | undefined,
    string,
    string,
  ];
  return { file, imports, behind: behind.replaceAll("`", ""), text };
}

/** The sources in a folder of their own, to be changed, compiled and tested there. */
export class HouseCopy {
  readonly #folder: string;

  constructor() {
    // Inside the project, so that what is built is found from there.
    mkdirSync(join(root, ".cache"), { recursive: true });
    this.#folder = mkdtempSync(join(root, ".cache/house-"));
    const filter = (path: string) => !/\.test\.tsx?$/.test(path);
    cpSync(join(root, "src"), this.source, { recursive: true, filter });
    for (const file of ["package.json", "tsconfig.json"]) cpSync(join(root, file), join(this.#folder, file));
    for (const name of ["node_modules", "dist"]) symlinkSync(join(root, name), join(this.#folder, name));
    for (const file of ["test/games.test.ts", "test/shared-process.ts"])
      cpSync(join(root, file), join(this.#folder, file));
    const config =
      'export default { test: { include: ["test/**/*.test.ts"], setupFiles: ["test/shared-process.ts"], testTimeout: 60_000, isolate: false, maxWorkers: 1 } };\n';
    writeFileSync(join(this.#folder, "vitest.config.ts"), config);
  }

  get source(): string {
    return join(this.#folder, "src");
  }

  /** The files that a recipe's folder has for each room, and the test that tries them. */
  put(folder: string): void {
    for (const name of readdirSync(join(root, folder))) {
      const to = name === "tried.ts" ? `test/${basename(folder)}.test.ts` : `src/${name}`;
      cpSync(join(root, folder, name), join(this.#folder, to), { recursive: true });
    }
  }

  add(lines: readonly Line[]): void {
    for (const line of lines) {
      const path = join(this.#folder, line.file);
      writeFileSync(path, inserted(readFileSync(path, "utf8"), line));
    }
  }

  /** What the compiler says, an error each; nothing when it is content. */
  compile(): string[] {
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    // One checker: several would each check what all need, and the tests beside this one want the other cores.
    const { stdout } = spawnSync(process.execPath, [tsc, "--pretty", "false", "--checkers", "1"], {
      cwd: this.#folder,
      encoding: "utf8",
    });
    return stdout.trim() === "" ? [] : stdout.trim().split(/\n(?! )/);
  }

  /** Runs the tests that were put there; what they print when one fails. */
  test(): string {
    const vitest = join(root, "node_modules/vitest/vitest.mjs");
    const run = spawnSync(process.execPath, [vitest, "run", "--root", this.#folder], {
      cwd: this.#folder,
      encoding: "utf8",
      env: { ...process.env, NO_COLOR: "1", VITEST: undefined },
    });
    return run.status === 0 ? "" : run.stdout + run.stderr;
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function inserted(source: string, { file, imports, behind, text }: Line): string {
  const before = imports === undefined ? source : `import ${imports};\n${source}`;
  if (behind === "end") return `${before}\n${text}\n`;
  const [head, tail, ...more] = before.split(behind);
  if (tail === undefined || more.length > 0)
    throw new Error(`${file} does not have ${behind} once, behind which the recipe puts its line`);
  return `${head}${behind} ${text}${tail}`;
}
