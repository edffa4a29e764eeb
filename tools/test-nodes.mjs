// Runs the quick part of the suite on every Node that is promised to work; the npm package `node` brings each.
import { spawnSync } from "node:child_process";

const versions = process.argv.length > 2 ? process.argv.slice(2) : ["20", "22", "24"];
const suite = ["node_modules/vitest/vitest.mjs", "run", "--project", "quick"];

for (const version of versions) {
  process.stdout.write(`\nNode ${version}\n`);
  const npx = ["--yes", `--package=node@${version}`, "--", "node", ...suite];
  const { status } = spawnSync("npx", npx, { stdio: "inherit" });
  if (status !== 0) {
    process.stderr.write(`test:nodes: the quick suite fails on Node ${version}\n`);
    process.exit(1);
  }
}
