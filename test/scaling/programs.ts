import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * Where a program is; as root on Debian it is installed when it is missing, if its package is named. Undefined: it cannot be
 * had.
 */
export function findProgram(name: string, debianPackage?: string): string | undefined {
  const there = onPath(name);
  if (there || debianPackage === undefined || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get"))
    return there;
  process.stderr.write(`installing ${debianPackage} for the tests of the recipes\n`);
  // Other tests may be installing, too.
  const options = ["-o", "DPkg::Lock::Timeout=300", "-qq"];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", [...options, "update"], { stdio: "ignore", env });
  const install = [...options, "install", "-y", "--no-install-recommends", debianPackage];
  spawnSync("apt-get", install, { stdio: "ignore", env });
  return onPath(name);
}

/** Of programs for the superuser, too, who need not be one to check a file. */
function onPath(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** For the name of tests that are skipped without a program: what to do. */
export function lack(program: string | undefined, debianPackage: string): string {
  return program === undefined ? ` (skipped: apt-get install ${debianPackage})` : "";
}

/** What a program says when it is not content; nothing when it is. */
export function complaint(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  return status === 0 ? "" : `${error?.message ?? ""}${stdout}${stderr}` || `ended with ${status}`;
}
