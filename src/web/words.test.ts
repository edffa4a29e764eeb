import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "rolldown/parseAst";
import { describe, expect, it } from "vitest";
import { english, loadArenaSentences } from "../words/index.ts";

/** Names, commands and fonts, which are the same in every language. */
const names =
  /Grundy|XOR|^grundy [a-z. -]+$|^(add|edit|remove|start|reset)[a-z]+ \S+$|^(load|move)( [A-Z]+)+$|^[A-Z]+( [A-Z]+)+$|^ui-monospace, .*$/g;

/** Attributes that a person reads or hears; those that are lists of words, but no text. */
const readAttributes = ["aria-label", "aria-valuetext", "alt", "label", "placeholder", "text", "title"];
const otherAttributes = ["class", "d", "viewBox", "transform"];

/** Nodes whose texts nobody reads: what is thrown, imported or a type. */
const unread = /^(ThrowStatement|Import|Export.*All|TS)/;

interface Node {
  readonly type: string;
  readonly [member: string]: unknown;
}

/** The texts of a file that people would read: sentences anywhere, and single words where they would be shown. */
function literalTexts(code: string): string[] {
  const found: string[] = [];
  walk(parseAst(code, { lang: "tsx" }) as unknown as Node, false);
  return found;

  function walk(node: Node, shown: boolean): void {
    if (unread.test(node.type) || (node.callee as { name?: string } | undefined)?.name === "Error") return;
    const text = textOf(node)?.trim().replace(names, "");
    if (text !== undefined) {
      const isShown = shown || node.type === "JSXText";
      if (isShown ? /\p{L}/u.test(text) : /\p{L}{2,} \p{L}{2,}/u.test(text)) found.push(text.trim());
    } else if (node.type === "JSXAttribute") {
      const { name } = node.name as { name: string };
      const value = node.value as Node | null;
      if (value && !otherAttributes.includes(name))
        walk((value.expression as Node | undefined) ?? value, readAttributes.includes(name));
    } else {
      const inside = node.type === "JSXExpressionContainer" || (shown && keepsShown.test(node.type));
      for (const child of childrenOf(node)) walk(child, inside && child !== node.test);
    }
  }
}

/** Through these a shown value comes from its parts. */
const keepsShown = /^(ConditionalExpression|LogicalExpression|TemplateLiteral|ParenthesizedExpression)$/;

function textOf({ type, value }: Node): string | undefined {
  if (type === "JSXText") return String(value);
  if (type === "Literal") return typeof value === "string" ? value : "";
  return type === "TemplateElement" ? (value as { cooked: string }).cooked : undefined;
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof (value as Node | null)?.type === "string");
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|config|d)\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(join(import.meta.dirname, file), "utf8") }));

describe("what the page says", () => {
  it("is said in words alone", () => {
    const texts = files.flatMap(({ file, code }) => literalTexts(code).map((text) => `${file}: ${text}`));
    expect(texts).toEqual([]);
  });

  it("is found where it is written into the page", () => {
    const code = `
      const a = <p class="two words" title={x ? "Word" : y}>Text {ok && "more"} {x === "edit" && z} Grundy</p>;
      announce("A whole sentence.");
      document.title = \`Hello \${name} and others\`;
      if (kind === "edit") throw new Error("not for people");
    `;
    expect(literalTexts(code)).toEqual(["Word", "Text", "more", "A whole sentence.", "and others"]);
  });

  it("is all used", async () => {
    const { page: arena } = await loadArenaSentences("en");
    const code = files.map((each) => each.code).join("\n");
    const unused = [...Object.values(english.page), arena, ...Object.values(arena)]
      .filter((topic) => typeof topic === "object")
      .flatMap((topic) => Object.keys(topic))
      .filter((key) => !new RegExp(`[."']${key}\\b|\\b${key}[,:]`).test(code));
    expect(unused).toEqual([]);
  });
});
