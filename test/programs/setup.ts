import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findOnPath, systemPath } from "../../src/programs/index.ts";

/** What containing programs needs, by the package that has it. */
const packages = { bwrap: "bubblewrap", prlimit: "util-linux", setpriv: "util-linux" } as const;

/** Before any test: as root on Debian what the tests of the sandbox need is installed. Elsewhere those tests are skipped, and say what to install. */
export default function setup(): void {
  const missing = () => Object.keys(packages).filter((name) => !findOnPath(name, systemPath));
  if (process.platform !== "linux" || missing().length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  process.stderr.write("installing bubblewrap for the tests of the sandbox\n");
  const install = () =>
    spawnSync("apt-get", ["install", "-y", ...Object.values(packages)], { stdio: "ignore" }).status === 0;
  if (install()) return;
  spawnSync("apt-get", ["update"], { stdio: "ignore" });
  install();
}
