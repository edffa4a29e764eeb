import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { gameIds, games } from "../games/index.ts";

/** A folder of the page imports only from itself and from those before it. What stands beside them puts them together. */
const folders = ["base", "board", "faces", "session", "pages"];

const web = import.meta.dirname;
const files = readdirSync(web, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file.includes("/"))
  .map((file) => ({
    file,
    folder: file.split("/")[0] as string,
    text: readFileSync(join(web, file), "utf8"),
  }));

const imports = files.flatMap(({ file, folder, text }) =>
  [...text.matchAll(/([^;"]*)\b(?:from |import\(|import |URL\()"(\.[^"]+)"/g)].map(
    ([, names = "", target = ""]) => ({
      file,
      folder,
      isType: /\bimport type\b/.test(names),
      target: relative(web, join(web, file, "..", target)),
    }),
  ),
);

describe("the page", () => {
  it("has no other folders with code", () => {
    expect([...new Set(files.map(({ folder }) => folder))].sort()).toEqual([...folders].sort());
  });

  it("imports only from folders before", () => {
    const inner = imports.filter(({ target }) => !target.startsWith(".."));
    expect(inner.length).toBeGreaterThan(100);
    const wrong = inner.filter(
      ({ folder, target }) => folders.indexOf(target.split("/")[0] as string) > folders.indexOf(folder),
    );
    expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });

  it("has boards that know no rules", () => {
    const rules = imports.filter(
      ({ folder, target, isType }) =>
        folder === "board" && !isType && /^\.\.\/(games|solve|engine|match|players)/.test(target),
    );
    expect(rules).toEqual([]);
  });

  it("asks nowhere but in its faces which game it is", () => {
    const families = new Set(Object.values(games).map(({ family }) => family));
    const names = [...new Set([...gameIds, ...families])].join("|");
    const branch = new RegExp(
      `[!=]== "(${names})"|case "(${names})"|\\bas (Taking|Reversi)|\\b(Taking|Reversi)(Move|Position|Options)\\b`,
    );
    const found = files.filter(
      ({ file, folder, text }) =>
        folder !== "faces" && !file.startsWith("pages/consoles/") && branch.test(text),
    );
    expect(found.map(({ file }) => file)).toEqual([]);
  });
});
