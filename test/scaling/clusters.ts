import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Where PostgreSQL's programs are: on Debian in a folder of their version, the latest counts. */
export const programs = ["/usr/lib/postgresql"]
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder)
      .sort((a, b) => Number(b) - Number(a))
      .map((name) => `${folder}/${name}/bin`),
  )
  .find((folder) => existsSync(`${folder}/postgres`));

/** PostgreSQL does not run as root: then everything is done as another user. */
const user = process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : {};

function idOf(which: "-u" | "-g"): number {
  return Number(spawnSync("id", [which, "nobody"], { encoding: "utf8" }).stdout);
}

/** A folder that PostgreSQL can write to, until the test has finished. */
export function clusterFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "grundy-cluster-"));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export type Environment = Readonly<Record<string, string>>;

const environment = (more: Environment) => ({
  PATH: `${programs}:${process.env.PATH}`,
  LC_ALL: "C",
  ...more,
});

/** Runs a script to its end as the user of PostgreSQL; what it prints. */
export function sh(script: string, more: Environment, cwd = tmpdir()): string {
  const { status, stdout, stderr } = spawnSync("sh", ["-euc", script], {
    ...user,
    cwd,
    env: environment(more),
    encoding: "utf8",
    timeout: 60_000,
  });
  if (status !== 0) throw new Error(`${script}\n${stdout}${stderr}`);
  return stdout.trim();
}

/** A server that runs until the test has finished, in a group of its own with whatever it starts. */
export function start(script: string, more: Environment): ChildProcess {
  const env = environment(more);
  const child = spawn("sh", ["-euc", script], { ...user, cwd: tmpdir(), env, stdio: "ignore" });
  onTestFinished(() => stop(child));
  return child;
}

export async function stop(child: ChildProcess, signal: NodeJS.Signals = "SIGQUIT"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await ended;
}

/** Until a script ends well. */
export async function until(script: string, more: Environment): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      sh(script, more);
      return;
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
