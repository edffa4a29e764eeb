import { lines } from "./lines.ts";
import type { Layout, Material } from "./spots.ts";
import { stacks } from "./stacks.ts";

/** More pieces than this are not drawn one by one. */
const mostDrawn = 600;

export function canDraw(lengths: readonly number[]): boolean {
  return lengths.length <= 40 && lengths.reduce((sum, length) => sum + length, 0) <= mostDrawn;
}

/** `width` is that of the window's board in pixels: pieces get smaller and overlap before a row goes on in another line. */
export function layOut(lengths: readonly number[], material: Material, width: number): Layout {
  return material === "coins" ? stacks(lengths, width) : lines(lengths, material, width);
}
