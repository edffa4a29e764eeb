// What PostgreSQL and several servers cost, side by side with SQLite in one run: node bench/machines/run.mjs [quick|long]
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "../server/build.mjs";

const [mode = "quick", ...rest] = process.argv.slice(2);
if ((mode !== "quick" && mode !== "long") || rest.length > 0) {
  process.stderr.write("usage: node bench/machines/run.mjs [quick|long]\n");
  process.exit(1);
}
const folder = await build(fileURLToPath(new URL("../../dist/bench-machines/", import.meta.url)), {
  machines: fileURLToPath(new URL("bench.ts", import.meta.url)),
});
const { bench } = await import(pathToFileURL(`${folder}machines.js`).href);
process.exitCode = (await bench({ mode, folder })) ? 0 : 1;
process.exit();
