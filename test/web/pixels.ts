import type { Page } from "playwright-core";

/** What the eye sees: a shape is photographed with and without, and its edge compared with what lies behind it. */

/** As much of a large shape as is looked at, in pixels of the page. */
const enough = 160;

/** How far inside a shape's edge the colour may lie that makes the edge seen, in pixels of the photograph. */
const inside = 6;
/** And how far outside it what it stands out from: beyond what is blurred. */
const outside = 3;

/**
 * How much of a shape's edge, from 0 to 1, stands out by `ratio` to 1: a colour near it inside the shape from one beside it
 * outside. Of a filled shape that is its inside, of an outlined one its line; a shape in two tones needs one of them.
 */
export async function edgeThatStandsOut(
  page: Page,
  reader: Page,
  selector: string,
  ratio: number,
): Promise<number> {
  const shape = page.locator(selector).first();
  await shape.waitFor({ state: "attached" });
  await shape.scrollIntoViewIfNeeded();
  const box = await shape.boundingBox();
  if (!box) throw new Error(`${selector} is not drawn`);
  // With what is drawn over its edge, and on whole pixels.
  const clip = {
    x: Math.max(0, Math.floor(box.x) - 6),
    y: Math.max(0, Math.floor(box.y) - 6),
    width: Math.min(enough, Math.ceil(box.width) + 12),
    height: Math.min(enough, Math.ceil(box.height) + 12),
  };
  const photograph = async () => (await page.screenshot({ clip, animations: "disabled" })).toString("base64");
  const show = (visibility: string) =>
    shape.evaluate((element, value) => {
      const { style } = element as SVGElement;
      // A mark that is hidden must not fade away while it is looked for.
      style.transition = "none";
      style.visibility = value;
    }, visibility);
  const shown = await photograph();
  await show("hidden");
  const behind = await photograph();
  await show("");
  const [one, other] = await Promise.all([shown, behind].map((picture) => pictureOf(reader, picture)));
  return seenEdge(one as Picture, other as Picture, ratio, selector);
}

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** The browser reads its own pictures. */
async function pictureOf(reader: Page, png: string): Promise<Picture> {
  const { data, ...size } = await reader.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const { width, height } = image;
    const pen = new OffscreenCanvas(width, height).getContext("2d") as OffscreenCanvasRenderingContext2D;
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, width, height);
    let packed = "";
    for (const part of data) packed += String.fromCharCode(part);
    return { width, height, data: btoa(packed) };
  }, png);
  return { ...size, data: Buffer.from(data, "base64") };
}

function seenEdge(shown: Picture, behind: Picture, ratio: number, selector: string): number {
  const { width, height } = shown;
  const isShape = Array.from({ length: width * height }, (_, at) => differs(shown, behind, at));
  const isOutside = outsideOf(isShape, width);
  let [edge, seen] = [0, 0];
  for (let at = 0; at < isShape.length; at++) {
    if (!isShape[at] || !neighbours(at, width, height).some((next) => isOutside[next])) continue;
    edge++;
    const near = (reach: number, side: readonly boolean[]) =>
      around(at, reach, width, height)
        .filter((each) => side[each])
        .map((each) => luminanceAt(shown, each));
    const [own, others] = [near(inside, isShape), near(outside, isOutside)];
    const most = Math.max(
      ratioOf(Math.max(...own), Math.min(...others)),
      ratioOf(Math.min(...own), Math.max(...others)),
    );
    if (most >= ratio) seen++;
  }
  if (edge === 0) throw new Error(`${selector} cannot be seen`);
  return seen / edge;
}

function differs(one: Picture, other: Picture, at: number): boolean {
  return [0, 1, 2].some(
    (part) => Math.abs((one.data[4 * at + part] ?? 0) - (other.data[4 * at + part] ?? 0)) > 12,
  );
}

/** What can be reached from the picture's border without crossing the shape: holes in it have no edge of their own. */
function outsideOf(isShape: readonly boolean[], width: number): boolean[] {
  const height = isShape.length / width;
  const isOutside = isShape.map(() => false);
  const border = [...isShape.keys()].filter((at) => neighbours(at, width, height).length < 4);
  const waiting = border;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (isShape[at] || isOutside[at]) continue;
    isOutside[at] = true;
    waiting.push(...neighbours(at, width, height));
  }
  return isOutside;
}

function neighbours(at: number, width: number, height: number): number[] {
  const [x, y] = [at % width, Math.floor(at / width)];
  return [
    ...(x > 0 ? [at - 1] : []),
    ...(x < width - 1 ? [at + 1] : []),
    ...(y > 0 ? [at - width] : []),
    ...(y < height - 1 ? [at + width] : []),
  ];
}

function around(at: number, reach: number, width: number, height: number): number[] {
  const [x, y] = [at % width, Math.floor(at / width)];
  const near: number[] = [];
  for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++)
    for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column++)
      if ((row - y) ** 2 + (column - x) ** 2 <= reach ** 2) near.push(row * width + column);
  return near;
}

/** The contrast of two colours as WCAG 2.2 defines it, 1 to 21. */
export function contrast(one: readonly number[], other: readonly number[]): number {
  return ratioOf(luminance(one), luminance(other));
}

function ratioOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminanceAt({ data }: Picture, at: number): number {
  return luminance([data[4 * at] ?? 0, data[4 * at + 1] ?? 0, data[4 * at + 2] ?? 0]);
}

function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How much of two photographs of one size, from 0 to 1, has another colour in the one than in the other. */
export async function shareThatDiffers(reader: Page, one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((picture) => pictureOf(reader, picture.toString("base64"))),
  );
  if (!first || !second || first.width !== second.width || first.height !== second.height) return 1;
  let count = 0;
  for (let at = 0; at < first.width * first.height; at++) if (differs(first, second, at)) count++;
  return count / (first.width * first.height);
}
