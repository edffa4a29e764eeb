// Bundles the server as the command has it, and the measuring target, so that what is measured is what is shipped.
import { rolldown } from "rolldown";

export async function build() {
  const bundle = await rolldown({
    input: { target: new URL("target.ts", import.meta.url).pathname },
    platform: "node",
    external: ["libsql", /^fastify$/, /^@fastify\//],
    logLevel: "warn",
  });
  const dir = new URL("../../dist/bench-server/", import.meta.url).pathname;
  await bundle.write({ dir, format: "esm", chunkFileNames: "[name]-[hash].js", minify: true });
  await bundle.close();
  return `${dir}target.js`;
}
