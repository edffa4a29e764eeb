/**
 * Draws the class diagrams of `docs/` as pictures, `docs/images/NAME-classes.png`:
 *
 *   npm pack mermaid && tar xzf mermaid-*.tgz     (outside this folder)
 *   CHROMIUM=/usr/bin/chromium node tools/diagrams.mjs PATH/package/dist/mermaid.min.js
 *
 * Mermaid is no dependency: it is large, and needed here alone. A picture carries the text it was drawn from in a text chunk, which a
 * test compares with the page.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { crc32, deflateSync } from "node:zlib";
import { chromium } from "playwright-core";

const [mermaid] = process.argv.slice(2);
if (mermaid === undefined) throw new Error("which mermaid.min.js?");

const pathOf = (name) => fileURLToPath(new URL(`../docs/${name}`, import.meta.url));
// The edges of letters are grey, not coloured.
const args = ["--disable-lcd-text"];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args });
const page = await browser.newPage({ viewport: { width: 4000, height: 3000 } });
for (const name of ["nimsys", "piles", "competition", "reversi"]) {
  const source = /```mermaid\n(classDiagram\n[^`]*)\n```/.exec(readFileSync(pathOf(`${name}.md`), "utf8"))[1];
  await page.setContent('<body style="margin:0"><div id="place" style="display:inline-block"></div>');
  await page.addScriptTag({ path: mermaid });
  await page.evaluate(async (text) => {
    // No frame that cuts a long line.
    const css = "foreignObject, foreignObject div { overflow: visible; }";
    window.mermaid.initialize({
      startOnLoad: false,
      theme: "neutral",
      themeCSS: css,
      fontFamily: "Arial, sans-serif",
      class: { hideEmptyMembersBox: true },
    });
    const place = document.getElementById("place");
    place.innerHTML = (await window.mermaid.render("diagram", text)).svg;
    const svg = place.querySelector("svg");
    const { width, height } = svg.viewBox.baseVal;
    svg.setAttribute("style", `display: block; width: ${width}px; height: ${height}px`);
  }, source);
  const picture = encode(await greysOf(await page.locator("#place").screenshot()), source);
  const path = pathOf(`images/${name}-classes.png`);
  writeFileSync(path, picture);
  process.stdout.write(`${path}: ${picture.length} bytes\n`);
}
await browser.close();

/** The screenshot in sixteen greys, two dots a byte, as the rows of a PNG: a quarter of the size, and no less readable. */
function greysOf(screenshot) {
  return page.evaluate(async (data) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context.drawImage(image, 0, 0);
    const dots = context.getImageData(0, 0, width, height).data;
    const bytesInRow = 1 + Math.ceil(width / 2);
    const rows = new Array(bytesInRow * height).fill(0);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const grey = Math.round(dots[4 * (y * width + x) + 1] / 17);
        rows[y * bytesInRow + 1 + (x >> 1)] += x % 2 === 0 ? grey << 4 : grey;
      }
    }
    return { width, height, rows };
  }, screenshot.toString("base64"));
}

/** A PNG of four bits a dot, with its source in a text chunk. */
function encode({ width, height, rows }, source) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 4;
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("tEXt", Buffer.from(`Source\0${source}`, "latin1")),
    chunk("IDAT", deflateSync(Buffer.from(rows), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), framed.length - 4);
  return framed;
}
