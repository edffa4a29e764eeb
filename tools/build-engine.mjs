// Compiles the Reversi engine: dist/engine/engine.wasm for one thread on memory of its own, and
// dist/engine/engine-threads.wasm for shared memory. The same source, the same results. The boards 10×10 and 12×12 have
// modules of their own, engine-large.wasm and engine-large-threads.wasm, on the same memory.
import { cpSync, mkdirSync } from "node:fs";
import asc from "assemblyscript/asc";

const root = new URL("..", import.meta.url).pathname;
mkdirSync(`${root}dist/engine`, { recursive: true });

const common = [
  "--baseDir",
  root,
  "--runtime",
  "stub",
  "--enable",
  "simd",
  "--noAssert",
  "-O3",
  "--importMemory",
  "--initialMemory",
  "512",
];

async function compile({ source, memoryBase }, name, ...extra) {
  const args = [
    source,
    ...common,
    "--memoryBase",
    memoryBase,
    "--outFile",
    `dist/engine/${name}.wasm`,
    ...extra,
  ];
  const { error, stdout, stderr } = await asc.main(args);
  if (error) {
    process.stderr.write(`${stderr.toString()}${error.message}\n`);
    process.exit(1);
  }
  process.stdout.write(stdout.toString());
}

// The tables of memory.ts lie below the static data, and the static data of one module below the other's.
const small = { source: "src/engine/assembly/index.ts", memoryBase: "262144" };
const large = { source: "src/engine/assembly/large/index.ts", memoryBase: "524288" };
const shared = ["--enable", "threads", "--sharedMemory", "--maximumMemory", "65536"];

await compile(small, "engine");
await compile(small, "engine-threads", ...shared);
await compile(large, "engine-large");
await compile(large, "engine-large-threads", ...shared);
cpSync(`${root}src/engine/weights`, `${root}dist/engine/weights`, { recursive: true });
cpSync(`${root}src/engine/book/book.gz`, `${root}dist/engine/book/book.gz`);
