// Bundles what is measured, as the command is bundled, and what measures. What is measured is what is shipped.
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

export async function build(folder = fileURLToPath(new URL("../../dist/bench-server/", import.meta.url))) {
  rmSync(folder, { recursive: true, force: true });
  const here = (name) => fileURLToPath(new URL(name, import.meta.url));
  const bundle = await rolldown({
    input: { target: here("target.ts"), echo: here("echo.ts"), bench: here("bench.ts") },
    platform: "node",
    external: ["libsql", "ws", /^fastify$/, /^@fastify\//],
    logLevel: "warn",
  });
  await bundle.write({ dir: folder, format: "esm", chunkFileNames: "[name]-[hash].js" });
  await bundle.close();
  return folder;
}
