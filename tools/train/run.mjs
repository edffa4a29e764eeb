/** node tools/train/run.mjs COMMAND …: builds the trainer into .cache/train and runs one of its commands. */
import { mkdirSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import asc from "assemblyscript/asc";
import { rolldown } from "rolldown";

const here = fileURLToPath(new URL(".", import.meta.url));
const cache = fileURLToPath(new URL("../../.cache/train/", import.meta.url));
mkdirSync(cache, { recursive: true });

const options = "--runtime stub --enable simd --noAssert -O3 --memoryBase 262144 --importMemory".split(" ");
const { error, stderr } = await asc.main([
  `${here}assembly/index.ts`,
  "-o",
  `${cache}train.wasm`,
  ...options,
]);
if (error) {
  console.error(stderr.toString());
  process.exit(1);
}
for (const name of ["main", "worker"]) {
  const bundle = await rolldown({ input: `${here}${name}.ts`, platform: "node" });
  await bundle.write({ file: `${cache}${name}.mjs`, format: "esm" });
  await bundle.close();
}
// The bundler leaves listeners behind that a thread busy with computing never comes to: no signal would end it.
for (const signal of ["SIGINT", "SIGTERM"]) process.removeAllListeners(signal);
const { main } = await import(pathToFileURL(`${cache}main.mjs`).href);
await main(process.argv.slice(2), `${cache}train.wasm`, `${cache}worker.mjs`);
