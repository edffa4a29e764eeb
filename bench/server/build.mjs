// Bundles what is measured, as the command is bundled, and what measures. What is measured is what is shipped.
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundle } from "../../tools/bundle.mjs";

export async function build(
  folder = fileURLToPath(new URL("../../dist/bench-server/", import.meta.url)),
  more = {},
) {
  rmSync(folder, { recursive: true, force: true });
  const here = (name) => fileURLToPath(new URL(name, import.meta.url));
  const names = ["target", "echo", "visitor", "pile", "bench"];
  const own = Object.fromEntries(names.map((name) => [name, here(`${name}.ts`)]));
  await bundle({ ...own, ...more }, folder);
  return folder;
}
