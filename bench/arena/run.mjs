// npm run bench -- arena: what the arena costs, one measurement after another.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

for (const name of ["referee", "store", "pairing"]) {
  const script = fileURLToPath(new URL(`${name}.mjs`, import.meta.url));
  if (!existsSync(script)) continue;
  process.stdout.write(`\n-- ${name}\n`);
  const { status } = spawnSync(process.execPath, [script, ...process.argv.slice(2)], { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
