/** node tools/train/large/run.mjs COMMAND …: the trainer for 10×10 and 12×12. Build the engine first. */
import { mkdirSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import asc from "assemblyscript/asc";
import { rolldown } from "rolldown";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = fileURLToPath(new URL("../../../", import.meta.url));
const cache = `${root}.cache/train-large/`;
mkdirSync(cache, { recursive: true });

const options = "--runtime stub --enable simd --noAssert -O3 --memoryBase 524288 --importMemory".split(" ");
const source = `${here}../assembly/large/index.ts`;
const { error, stderr } = await asc.main([source, "-o", `${cache}fit.wasm`, ...options]);
if (error) {
  console.error(stderr.toString());
  process.exit(1);
}
const bundle = await rolldown({ input: `${here}main.ts`, platform: "node" });
await bundle.write({ file: `${cache}main.mjs`, format: "esm" });
// The bundler leaves listeners behind that a thread busy with computing never comes to: no signal would end it.
for (const signal of ["SIGINT", "SIGTERM"]) process.removeAllListeners(signal);
const { main } = await import(pathToFileURL(`${cache}main.mjs`).href);
await main(process.argv.slice(2), `${cache}fit.wasm`, `${root}dist/engine/engine-large.wasm`);
