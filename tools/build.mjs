// Builds everything into dist/: the engine (WebAssembly), the library (one module a file, with types), the page, and the
// command (bundled, because unbundled imports alone cost three times Node's own start).
import { spawnSync } from "node:child_process";
import { chmodSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundle, command } from "./bundle.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

function run(...args) {
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

rmSync("dist/cli", { recursive: true, force: true });
run("tools/build-engine.mjs");
run("node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json");
run("node_modules/vite/bin/vite.js", "build", "--config", "src/web/vite.config.ts", "--logLevel", "warn");
await bundle(command, "dist/cli", { minify: true });
chmodSync("dist/cli/main.js", 0o755);
