// What many servers carry, from what simulation/costs.json says things cost: node bench/machines/simulate.mjs [SEED]
import { fileURLToPath, pathToFileURL } from "node:url";
import { bundle } from "../../tools/bundle.mjs";

const [seed = "1", ...rest] = process.argv.slice(2);
if (!/^\d{1,9}$/.test(seed) || rest.length > 0) {
  process.stderr.write("usage: node bench/machines/simulate.mjs [SEED]\n");
  process.exit(1);
}
const folder = fileURLToPath(new URL("../../dist/bench-simulation/", import.meta.url));
await bundle({ simulation: fileURLToPath(new URL("simulation/report.ts", import.meta.url)) }, folder);
const { report } = await import(pathToFileURL(`${folder}simulation.js`).href);
report(Number(seed));
