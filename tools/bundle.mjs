import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

/** What stays outside a bundle: packages with native code or with files of their own. */
const external = ["libsql", "pg", "ws", /^fastify$/, /^@fastify\//];

/**
 * Bundles modules for Node into a folder: one chunk for each dynamic import, so that what is not called is not loaded.
 *
 * @param {Record<string, string>} input the entries, a name and a path from the project's root each
 * @param {string} folder
 * @param {{ minify?: boolean }} [options]
 */
export async function bundle(input, folder, { minify = false } = {}) {
  const cwd = fileURLToPath(new URL("..", import.meta.url));
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
    codeSplitting: { groups },
    minify,
  });
  await built.close();
}

/** What belongs together at a start is one file, for each further file costs about as much as a hundred lines. */
const groups = [
  {
    name: "start",
    test: /src\/(cli\/(commands|errors|help|usage|language|console|seed|open-store)|words\/(cli|cli-languages|language-tags|refusals|nouns|width|english\/(cli|commands))|store\/errors|editions\/dialogue)\.ts$/,
  },
  // Nearly every command needs these rooms.
  { name: "games", test: /\/src\/games\// },
  { name: "notation", test: /\/src\/notation\/(?!opening)/ },
];

/** The command's one entry. */
export const command = { main: "src/cli/main.ts" };
