// Builds everything into dist/: the engine (WebAssembly), the library (one module a file, with types), the page, and the
// command (bundled, because unbundled imports alone cost three times Node's own start). `node tools/build.mjs library command`
// builds those parts into what is there.
import { spawnSync } from "node:child_process";
import { chmodSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundle, command } from "./bundle.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

function run(...args) {
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

const parts = {
  engine: () => run("tools/build-engine.mjs"),
  library: () => run("node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json"),
  page: () =>
    run("node_modules/vite/bin/vite.js", "build", "--config", "src/web/vite.config.ts", "--logLevel", "warn"),
  async command() {
    rmSync("dist/cli", { recursive: true, force: true });
    await bundle(command, "dist/cli", { minify: true });
    chmodSync("dist/cli/main.js", 0o755);
  },
};

const chosen = process.argv.slice(2);
// What a source that is gone was built to must not be shipped.
if (chosen.length === 0) rmSync("dist", { recursive: true, force: true });
for (const [name, build] of Object.entries(parts)) {
  if (chosen.length === 0 || chosen.includes(name)) await build();
}
