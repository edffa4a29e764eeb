// Builds everything into dist/: the engine (WebAssembly), the library (one module a file, with types), the page, and the
// command (bundled, one chunk a subcommand, because unbundled imports alone cost three times Node's own start).
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, rmSync } from "node:fs";
import { rolldown } from "rolldown";

const root = new URL("..", import.meta.url);
process.chdir(root.pathname);

function run(command, ...args) {
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

rmSync("dist/cli", { recursive: true, force: true });
if (existsSync("tools/build-engine.mjs")) run(process.execPath, "tools/build-engine.mjs");
run(process.execPath, "node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json");
if (existsSync("src/web/vite.config.ts")) {
  run(
    process.execPath,
    "node_modules/vite/bin/vite.js",
    "build",
    "--config",
    "src/web/vite.config.ts",
    "--logLevel",
    "warn",
  );
}

const bundle = await rolldown({
  input: { main: "src/cli/main.ts" },
  platform: "node",
  external: ["libsql", /^fastify$/, /^@fastify\//],
  logLevel: "warn",
});
await bundle.write({ dir: "dist/cli", format: "esm", chunkFileNames: "[name]-[hash].js", minify: true });
await bundle.close();
chmodSync("dist/cli/main.js", 0o755);
