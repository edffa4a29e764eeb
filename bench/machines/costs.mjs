// What a move, a message, a comparison … cost here, into simulation/costs.json for simulate.mjs: node bench/machines/costs.mjs
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "../server/build.mjs";

if (process.argv.length > 2) {
  process.stderr.write("usage: node bench/machines/costs.mjs\n");
  process.exit(1);
}
const folder = await build(fileURLToPath(new URL("../../dist/bench-costs/", import.meta.url)), {
  costs: fileURLToPath(new URL("costs/measure.ts", import.meta.url)),
});
const { measure } = await import(pathToFileURL(`${folder}costs.js`).href);
await measure(folder, fileURLToPath(new URL("simulation/costs.json", import.meta.url)));
process.exit();
