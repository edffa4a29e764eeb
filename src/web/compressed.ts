import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** The engine's weights and its book, which are gzip already: see `assetName`. */
const packedAssets = /\.gz$/;
const compressible = /\.(js|css|html|svg|wasm|bin)$/;

/**
 * The name of a file that is fetched. What is gzip already is called `.bin`: no server then takes it for a file whose encoding
 * it has to state, and the type that it states is true of both forms in which it is sent.
 */
export function assetName({ names }: { readonly names: readonly string[] }): string {
  return `assets/[name]-[hash]${names.some((name) => packedAssets.test(name)) ? ".bin" : "[extname]"}`;
}

/**
 * A `.br` beside every text, WebAssembly and weights file: the server sends it where it is understood. Made from what was
 * written, because the builder's own plugins still change the code after it has been generated. Of what is gzip already the
 * content is packed, a sixth smaller; the page tells by its first bytes which of the two it was sent.
 */
export function compressed(): Plugin {
  let cache = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved({ cacheDir }) {
      cache = join(cacheDir, "brotli");
    },
    async writeBundle({ dir = "" }, bundle) {
      const names = Object.keys(bundle).filter((name) => compressible.test(name));
      await Promise.all(
        names.map(async (name) => {
          const content = await readFile(join(dir, name));
          const zipped = content[0] === 0x1f && content[1] === 0x8b;
          const packed = await (zipped ? keptBrotli(gunzipSync(content), cache) : brotli(content));
          if (packed.length < content.length) await writeFile(join(dir, `${name}.br`), packed);
        }),
      );
    },
  };
}

/** The weights take a core a quarter of a minute and hardly ever change: what was packed before is kept. */
async function keptBrotli(content: Buffer, folder: string): Promise<Buffer> {
  const kept = join(folder, createHash("sha256").update(content).digest("hex"));
  if (existsSync(kept)) return readFile(kept);
  const packed = await brotli(content);
  await mkdir(folder, { recursive: true });
  await writeFile(`${kept}.${process.pid}`, packed);
  await rename(`${kept}.${process.pid}`, kept);
  return packed;
}

function brotli(content: Buffer): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return promisify(brotliCompress)(content, { params });
}
