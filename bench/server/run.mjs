// The server's figures, side by side in one run: node bench/server/run.mjs [quick|long] [names of figures]
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "./build.mjs";

const figures = ["ratio", "echo", "boardgame", "pace", "memory", "kills", "piles", "soak"];
const [mode = "quick", ...only] = process.argv.slice(2);
if ((mode !== "quick" && mode !== "long") || only.some((name) => !figures.includes(name))) {
  process.stderr.write(`usage: node bench/server/run.mjs [quick|long] [${figures.join(" ")}]\n`);
  process.exit(1);
}
const other = fileURLToPath(new URL("boardgame.io/", import.meta.url));
if (!existsSync(`${other}node_modules`) && (only.length === 0 || only.includes("boardgame"))) {
  spawnSync("npm", ["install", "--no-audit", "--no-fund", "--no-package-lock"], {
    cwd: other,
    stdio: "ignore",
  });
}
const folder = await build();
const { bench } = await import(pathToFileURL(`${folder}bench.js`).href);
process.exitCode = (await bench({ mode, only, folder, other })) ? 0 : 1;
process.exit();
