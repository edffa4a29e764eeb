import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GameServer } from "./web/server.ts";

/**
 * The examples of the documentation, as they stand there: each is compiled against the built package and run. What a line's
 * comment says it gives (`game.toSaveString(); // "1989"`) it has to give. A server at its usual address is one of the test's own. `ts browser` is compiled only; `package.test.ts` builds it.
 */
const root = fileURLToPath(new URL("..", import.meta.url));

interface Example {
  readonly name: string;
  readonly text: string;
  readonly browser: boolean;
}

const pages = ["README.md", ...readdirSync(join(root, "docs")).map((name) => `docs/${name}`)];
const examples = pages.filter((page) => page.endsWith(".md")).flatMap(examplesOf);

function examplesOf(page: string): Example[] {
  const blocks = readFileSync(join(root, page), "utf8").matchAll(/^```ts( browser)?\n([\s\S]*?)^```$/gm);
  const name = page.replace(/^docs\//, "").replace(/\.md$/, "");
  return [...blocks].map(([, browser, text], index) => ({
    name: `${name}-${index + 1}`,
    text: text as string,
    browser: browser !== undefined,
  }));
}

/** A line that says what it gives, made to hold it to that. */
function checked(text: string): string {
  const says = /^(?!const |import )(.+);\s*\/\/ ("[^"]*"|-?\d+)(?=$|[ ,;]).*$/gm;
  return text.replace(says, (_, said: string, value: string) => {
    return `same(${said.replace(/^console\.log\((.*)\)$/, "$1")}, ${value});`;
  });
}

/** What is typed to those that read: every place, again and again, until the game is over. */
const typed: Readonly<Record<string, string>> = {
  "competition-2": places(5, 9, (row, stick) => `2 ${row + 1} ${stick + 1} ${stick + 1}`).repeat(9),
  "reversi-1": `4\n${places(4, 4, (row, column) => `${row} ${column}`).repeat(16)}`,
};

function places(rows: number, columns: number, text: (row: number, column: number) => string): string {
  return Array.from(
    { length: rows * columns },
    (_, place) => `${text(Math.floor(place / columns), place % columns)}\n`,
  ).join("");
}

describe("the examples of the documentation", () => {
  // In the package's own folder, where its name leads to what is built.
  mkdirSync(join(root, ".cache"), { recursive: true });
  const folder = mkdtempSync(join(root, ".cache/examples-"));
  const server = new GameServer();
  let complaints: string;

  beforeAll(async () => {
    await server.start();
    const same = 'import { deepEqual as same } from "node:assert/strict";';
    for (const { name, text } of examples) {
      const served = checked(text).replaceAll("http://localhost:8000", server.address);
      writeFileSync(join(folder, `${name}.ts`), `${served}\n${same}\nvoid same;\n`);
    }
    const options = { extends: "../../tsconfig.json", compilerOptions: { noEmit: false, outDir: "." } };
    const config = { ...options, include: ["*.ts"], exclude: [] };
    Object.assign(config.compilerOptions, { rootDir: ".", allowImportingTsExtensions: false });
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    complaints = spawnSync(process.execPath, [tsc, "-p", folder], { encoding: "utf8" }).stdout;
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it("are there, and compile", () => {
    expect(examples.length).toBeGreaterThan(8);
    expect(complaints).toBe("");
  });

  it.each(examples.filter(({ browser }) => !browser))("$name runs and gives what it says", ({ name }) => {
    const input = typed[name] ?? "";
    const { status, stderr } = spawnSync(process.execPath, [join(folder, `${name}.js`)], {
      input,
      encoding: "utf8",
      timeout: 50_000,
    });
    expect(stderr).toBe("");
    expect(status).toBe(0);
  });
});

/** Every link of a page to another file of the house, and the heading it names there. */
const linked = [...pages, "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"]
  .filter((page) => page.endsWith(".md"))
  .flatMap((page) =>
    [...readFileSync(join(root, page), "utf8").matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(
      ([, file, heading]) => ({ page, file: file ? join(dirname(page), file) : page, heading }),
    ),
  );

it.each(linked)("$page links to $file, which is there", ({ file, heading }) => {
  expect(existsSync(join(root, file))).toBe(true);
  if (heading) expect(headingsOf(file)).toContain(heading);
});

/** The names that headings get where Markdown is shown. */
function headingsOf(page: string): string[] {
  return [...readFileSync(join(root, page), "utf8").matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-"),
  );
}

it("holds lines to what they say", () => {
  expect(checked('game.toSaveString();                // "1989"')).toBe('same(game.toSaveString(), "1989");');
  expect(checked('console.log(must(analyse(p)).outcome); // "win"')).toBe(
    'same(must(analyse(p)).outcome, "win");',
  );
  expect(checked("await new Nimsys(a, b).run(); // 0")).toBe("same(await new Nimsys(a, b).run(), 0);");
  expect(checked('must(f(x)); // "win", in microseconds')).toBe('same(must(f(x)), "win");');
});
