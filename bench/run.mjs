// npm run bench: every figure, one room after another so that none disturbs another. `npm run bench -- engine solve` runs
// some of them; what stands behind `--` goes to them: `npm run bench -- server -- long`.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const benches = {
  editions: "editions/consoles.mjs",
  nimsys: "nimsys/run.mjs",
  solve: "solve/run.mjs",
  learn: "learn/run.mjs",
  players: "players/run.mjs",
  engine: "engine/run.mjs",
  programs: "programs/run.mjs",
  server: "server/run.mjs",
  machines: "machines/run.mjs",
  judge: "judge/run.mjs",
  arena: "arena/run.mjs",
  web: "web/run.mjs",
};

const words = process.argv.slice(2);
const cut = words.includes("--") ? words.indexOf("--") : words.length;
const chosen = words.slice(0, cut);
const unknown = chosen.find((name) => !Object.hasOwn(benches, name));
if (unknown !== undefined) {
  process.stderr.write(`bench: there is no '${unknown}'; there are ${Object.keys(benches).join(", ")}\n`);
  process.exit(1);
}

for (const [name, path] of Object.entries(benches)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  process.stdout.write(`\n== ${name}\n`);
  const script = fileURLToPath(new URL(path, import.meta.url));
  const { status } = spawnSync(process.execPath, [script, ...words.slice(cut + 1)], { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
