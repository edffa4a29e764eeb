import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

/**
 * A `.br` beside every text and WebAssembly file: the server sends it where it is understood. Made from what was written,
 * because the builder's own plugins still change the code after it has been generated.
 */
export function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!/\.(js|css|html|svg|wasm)$/.test(name)) continue;
        const content = readFileSync(join(dir, name));
        const packed = brotliCompressSync(content, {
          params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
        });
        if (packed.length < content.length) writeFileSync(join(dir, `${name}.br`), packed);
      }
    },
  };
}
