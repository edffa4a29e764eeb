// Runs the quick part of the suite and the built command on every Node that is promised to work; the npm package `node`
// brings each. `npm run test:nodes -- 22` runs one.
import { spawnSync } from "node:child_process";

const versions = process.argv.length > 2 ? process.argv.slice(2) : ["20", "22", "24"];
const parts = {
  "the quick suite": ["node_modules/vitest/vitest.mjs", "run", "--project", "quick"],
  "the built command": ["tools/try-command.mjs"],
};

function run(what, program, args) {
  const { status } = spawnSync(program, args, { stdio: "inherit" });
  if (status === 0) return;
  process.stderr.write(`test:nodes: ${what} fails\n`);
  process.exit(1);
}

run("the build", process.execPath, ["tools/build.mjs"]);
for (const version of versions) {
  for (const [part, args] of Object.entries(parts)) {
    process.stdout.write(`\nNode ${version}: ${part}\n`);
    const npx = ["--yes", `--package=node@${version}`, "--", "node", ...args];
    run(`${part} on Node ${version}`, "npx", npx);
  }
}
