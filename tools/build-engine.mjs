// Compiles the Reversi engine: dist/engine/engine.wasm for one thread on memory of its own, and
// dist/engine/engine-threads.wasm for shared memory. The same source, the same results.
import { cpSync, mkdirSync } from "node:fs";
import asc from "assemblyscript/asc";

const root = new URL("..", import.meta.url).pathname;
mkdirSync(`${root}dist/engine`, { recursive: true });

const common = [
  "src/engine/assembly/index.ts",
  "--baseDir",
  root,
  "--runtime",
  "stub",
  "--enable",
  "simd",
  "--noAssert",
  "-O3",
  "--importMemory",
  // The tables of memory.ts lie below.
  "--memoryBase",
  "262144",
  "--initialMemory",
  "512",
];

async function compile(name, ...extra) {
  const args = [...common, "--outFile", `dist/engine/${name}.wasm`, ...extra];
  const { error, stdout, stderr } = await asc.main(args);
  if (error) {
    process.stderr.write(`${stderr.toString()}${error.message}\n`);
    process.exit(1);
  }
  process.stdout.write(stdout.toString());
}

await compile("engine");
await compile("engine-threads", "--enable", "threads", "--sharedMemory", "--maximumMemory", "65536");
cpSync(`${root}src/engine/weights`, `${root}dist/engine/weights`, { recursive: true });
