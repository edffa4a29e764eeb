import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { gameIds } from "../src/games/index.ts";
import * as house from "./architecture/house.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const source = join(root, "src");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const plan = house.readPlan(read("docs/architecture.md"));
const imports = house.importsOf(source);

/** The page's folders: each uses those before it. */
const webFolders = ["base", "board", "faces", "session", "pages"];

/** Files above the editions which need Node all the same: a room, and doors of others. */
const nodeOnly = /^(programs\/.*|(engine\/node|players\/process)[^/]*)\.ts$/;

function folders(path: string): string[] {
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

describe("the house", () => {
  it("has the rooms of the table", () => {
    expect(folders("src").sort()).toEqual([...plan.rooms].sort());
  });

  it("imports along the arrows of the picture, and each arrow is needed", () => {
    expect(imports.length).toBeGreaterThan(500);
    expect(house.withoutArrow(plan, imports)).toEqual([]);
    expect(house.wrongArrows(plan, imports)).toEqual([]);
  });

  it("enters a room by its doors", () => {
    expect(house.pastDoors(plan, imports)).toEqual([]);
  });

  it("has no files that import each other in a ring, types included", () => {
    expect(house.cycles(imports)).toEqual([]);
  });

  it("asks nowhere which game it is", () => {
    const asked = house
      .sourceFiles(source)
      .flatMap((file) => house.asksWhichGame(file, read(`src/${file}`), gameIds));
    expect(asked).toEqual([]);
  });

  it("orders the folders of the page", () => {
    const others = folders("src/web").filter((name) => !webFolders.includes(name));
    if (folders("src/web").includes("pages")) expect(others.sort()).toEqual(["public", "styles"]);
    expect(house.againstOrder("web", webFolders, imports)).toEqual([]);
  });

  it("keeps Node out of what a browser loads", () => {
    const browserRooms = plan.rooms.slice(0, plan.rooms.indexOf("editions") + 1);
    const wrong = imports.filter(
      ({ file, target }) =>
        browserRooms.includes(house.roomOf(file)) && target.startsWith("node:") && !nodeOnly.test(file),
    );
    expect(wrong).toEqual([]);
  });

  it("compiles the rooms drawn as pure without the types of any host", () => {
    const { include } = JSON.parse(read("tsconfig.pure.json").replace(/^\s*\/\/.*$/gm, ""));
    expect(include).toEqual(plan.pure.map((room) => `src/${room}`));
  });

  it("exports doors only", () => {
    const { exports } = JSON.parse(read("package.json"));
    for (const [name, target] of Object.entries<string | { default: string }>(exports)) {
      if (typeof target === "string") continue;
      const path = target.default.replace(/^\.\/dist\//, "").replace(/\.js$/, ".ts");
      expect(house.isDoor(plan, path), `${name} is ${path}`).toBe(true);
    }
  });
});

describe("what holds it names what is wrong", () => {
  const small = house.readPlan(
    [
      "```mermaid",
      "flowchart TD",
      "  subgraph pure [no host]",
      "    games & notation",
      "  end",
      "  notation --> games",
      "  web & cli --> games & notation",
      "```",
      "| `games` | rules | |",
      "| `notation` | text | `files/*.ts` |",
      "| `web` | page | |",
      "| `cli` | commands | |",
    ].join("\n"),
  );
  const from = (file: string, target: string) => ({ file, target });

  it("reads a picture and a table", () => {
    expect(small.rooms).toEqual(["games", "notation", "web", "cli"]);
    expect(small.uses.get("cli")).toEqual(["games", "notation"]);
    expect(small.pure).toEqual(["games", "notation"]);
    expect(small.doors).toEqual(["notation/files/*.ts"]);
  });

  it("an import without an arrow, an arrow without an import, an arrow that points down", () => {
    const all = [from("cli/main.ts", "web/index.ts"), from("cli/main.ts", "games/index.ts")];
    expect(house.withoutArrow(small, all)).toEqual(["cli/main.ts imports web/index.ts"]);
    expect(house.wrongArrows(small, all)).toContain("cli --> notation: nothing is imported");
    expect(house.wrongArrows(small, all)).not.toContain("cli --> games: nothing is imported");
    const turned = { ...small, uses: new Map([["games", ["cli", "attic"]]]) };
    expect(house.wrongArrows(turned, all)).toEqual([
      "games --> cli points down the table",
      "games --> attic: not in the table",
    ]);
  });

  it("an import past a door", () => {
    const all = ["index.ts", "files/wthor.ts", "files/deep/x.ts", "squares.ts"].map((file) =>
      from("web/main.tsx", `notation/${file}`),
    );
    expect(house.pastDoors(small, all)).toEqual([
      "web/main.tsx imports notation/files/deep/x.ts",
      "web/main.tsx imports notation/squares.ts",
    ]);
  });

  it("a ring, and a folder that uses a later one", () => {
    expect(house.cycles([from("a.ts", "b.ts"), from("b.ts", "c.ts"), from("c.ts", "b.ts")])).toEqual([
      "b.ts → c.ts → b.ts",
    ]);
    const all = [from("web/base/a.ts", "web/pages/b.ts"), from("web/pages/b.ts", "web/base/c.ts")];
    expect(house.againstOrder("web", ["base", "pages"], all)).toEqual([
      "web/base/a.ts imports web/pages/b.ts",
    ]);
  });

  it("a question for the game, and a cast to one", () => {
    const asked = (text: string, file = "words/a.ts") =>
      house.asksWhichGame(file, text, ["kayles", "reversi"]);
    expect(asked('if (play.id === "kayles") {')).toEqual(['words/a.ts:1 if (play.id === "kayles") {']);
    expect(asked('\n  case "reversi":')).toEqual(['words/a.ts:2 case "reversi":']);
    expect(asked("(position as ReversiPosition).discs")).toHaveLength(1);
    expect(asked('if (play.id === "kayles") {', "notation/a.ts")).toEqual([]);
    expect(asked('kind === "link" ? { kayles: "reversi" } : undefined')).toEqual([]);
  });

  it("every form of an import", () => {
    const text = [
      'import "./a.ts";',
      'import b from "./b.ts";',
      'import {\n  type C,\n  c,\n} from "./c.ts";',
      'export * from "./d.ts";',
      'export type { E } from "./e.ts";',
      '  const f = await import("./f.ts");',
      'let g: import("./g.ts").G;',
      'new Worker(new URL("./h.ts", import.meta.url));',
      '// import "./not.ts";',
      ' * import { x } from "./not.ts";',
    ].join("\n");
    const found = house.readImports(text).map((path) => path.slice(2, 3));
    expect(found.sort()).toEqual(["a", "b", "c", "d", "e", "f", "g", "h"]);
  });
});
