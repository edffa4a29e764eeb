import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { type Substitution, substituted } from "./substitution.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * The editions with these changes, as the text of a script whose value is a function: given `letter`, which the changes may call, it
 * gives the exports of `program.ts`, new ones every time.
 */
export async function plantedScript(substitutions: readonly Substitution[]): Promise<string> {
  const unused = new Set(substitutions);
  const bundle = await rolldown({
    cwd: root,
    input: "tools/plant/program.ts",
    platform: "neutral",
    logLevel: "warn",
    checks: { bundlerTimings: false },
    treeshake: { moduleSideEffects: false },
    plugins: [
      {
        name: "plant",
        transform(code, id) {
          const changes = substitutions.filter(({ file }) => id === root + file);
          for (const change of changes) unused.delete(change);
          return changes.length > 0 ? { code: substituted(code, changes), map: null } : null;
        },
      },
    ],
  });
  try {
    const { output } = await bundle.generate({ format: "iife", name: "planted" });
    for (const { file } of unused) throw new Error(`cannot plant in ${file}: the editions do not use it`);
    return `(letter) => {\n${output[0].code}\nreturn planted;\n}`;
  } finally {
    await bundle.close();
  }
}
