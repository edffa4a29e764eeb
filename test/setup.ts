import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Tests never meet an older engine: it is compiled anew when a source is younger than what was built from it. */
export default function setup(): void {
  const built = changed(`${root}dist/engine/engine-threads.wasm`);
  const sources = [...files(`${root}src/engine`), `${root}tools/build-engine.mjs`];
  if (sources.every((file) => changed(file) <= built)) return;
  const { status } = spawnSync(process.execPath, ["tools/build-engine.mjs"], { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error("the engine cannot be built: node tools/build-engine.mjs says why");
}

function files(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
}

function changed(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
