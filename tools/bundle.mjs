import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

/** What stays outside a bundle: packages with native code or with files of their own. */
const external = ["libsql", "ws", /^fastify$/, /^@fastify\//];

/**
 * Bundles modules for Node into a folder: one chunk for each dynamic import, so that what is not called is not loaded.
 *
 * @param {Record<string, string>} input the entries, a name and a path from the project's root each
 * @param {string} folder
 * @param {{ minify?: boolean }} [options]
 */
export async function bundle(input, folder, { minify = false } = {}) {
  const cwd = fileURLToPath(new URL("..", import.meta.url));
  // Nearly every command needs these rooms; as one file each they are read faster than in pieces.
  const codeSplitting = {
    groups: [
      { name: "games", test: /\/src\/games\// },
      { name: "notation", test: /\/src\/notation\// },
    ],
  };
  const checks = { bundlerTimings: false };
  // Our own modules do nothing but export, so what is not used of a room need not be loaded with the rest of it.
  const treeshake = { moduleSideEffects: (/** @type {string} */ id) => !id.startsWith(`${cwd}src/`) };
  const built = await rolldown({
    cwd,
    input,
    platform: "node",
    external,
    checks,
    treeshake,
    logLevel: "warn",
  });
  await built.write({
    dir: folder,
    format: "esm",
    chunkFileNames: "[name]-[hash].js",
    codeSplitting,
    minify,
  });
  await built.close();
}

/** The command's one entry. */
export const command = { main: "src/cli/main.ts" };
