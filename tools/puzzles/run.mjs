/** node tools/puzzles/run.mjs COMMAND: builds the maker of puzzles into .cache/puzzles and runs one of its commands. */
import { mkdirSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rolldown } from "rolldown";

const root = fileURLToPath(new URL("../..", import.meta.url));
const cache = `${root}.cache/puzzles/`;
mkdirSync(cache, { recursive: true });
const bundle = await rolldown({
  cwd: root,
  input: "tools/puzzles/main.ts",
  platform: "node",
  logLevel: "warn",
});
await bundle.write({ file: `${cache}main.mjs`, format: "esm", codeSplitting: false });
await bundle.close();
// The bundler leaves listeners behind that a thread busy with computing never comes to: no signal would end it.
for (const signal of ["SIGINT", "SIGTERM"]) process.removeAllListeners(signal);
const { main } = await import(pathToFileURL(`${cache}main.mjs`).href);
await main(process.argv.slice(2), root);
