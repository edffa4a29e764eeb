import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { type Declared, declaredIn } from "./declared.ts";
import { blocksIn, diagramIn, sourceOfPicture } from "./diagrams.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** What the editions stand on, and may show. */
const neighbours = ["src/editions/dialogue.ts", "src/roster/roster.ts"];

describe.each(["nimsys", "piles", "competition", "reversi"])("the class diagram of %s", (edition) => {
  const folder = join(root, "src/editions", edition);
  const files = readdirSync(folder).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  const own = new Map(files.map((file): [string, Declared] => [file, declaredIn(join(folder, file))]));
  const around = neighbours.map((file) => declaredIn(join(root, file)));
  const diagram = diagramIn(readFileSync(join(root, "docs", `${edition}.md`), "utf8"));
  const blocks = blocksIn(diagram);

  it("has every class, and every interface that can be imported", () => {
    const index = readFileSync(join(folder, "index.ts"), "utf8");
    const types = [...own.values()].flatMap(({ types }) => [...types]);
    const wanted = types.filter(([name, { kind }]) => kind === "class" || index.includes(name));
    const drawn = blocks.map(({ name }) => name);
    expect(wanted.map(([name]) => name).filter((name) => !drawn.includes(name))).toEqual([]);
  });

  it.each(blocks)("$name: every member with its type and visibility", ({ name, file, members }) => {
    const declared =
      file === undefined
        ? [...own.values(), ...around].find(({ types }) => types.has(name))?.types.get(name)?.members
        : own.get(file)?.module;
    expect(members).toEqual(declared);
  });

  it("is a picture, too, drawn from this very text (tools/diagrams.mjs)", () => {
    const picture = readFileSync(join(root, "docs/images", `${edition}-classes.png`));
    expect(sourceOfPicture(picture)).toBe(diagram);
    expect(picture.length).toBeLessThan(300_000);
  });
});
