import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { Kept } from "../machines/kept.ts";
import { findProgram } from "./programs.ts";

/** Where a balancer listens on this machine, and the servers it is in front of. */
interface Ports {
  readonly port: number;
  readonly servers: readonly number[];
}

export interface Balancer {
  readonly name: string;
  /** Undefined where it is not installed and cannot be. */
  readonly program: string | undefined;
  readonly debianPackage: string;
  /** Arguments that have it read a recipe with these changes and say whether it is content, or run by it in the foreground. */
  check(folder: string, change: Change): string[];
  run(folder: string, change: Change): string[];
  /** Makes the recipe one for these ports, without TLS. */
  local(ports: Ports): Change;
}

/** What to put in the place of which text of a recipe. Each has to be there. */
type Change = readonly (readonly [from: string | RegExp, to: string])[];

export const haproxy: Balancer = {
  name: "HAProxy",
  program: findProgram("haproxy", "haproxy"),
  debianPackage: "haproxy",
  check: (folder, change) => ["-c", "-f", put(folder, "haproxy.cfg", change)],
  run: (folder, change) => ["-db", "-q", "-f", put(folder, "haproxy.cfg", change)],
  local: ({ port, servers }) => [
    [
      /^ {4}server one .*\n.*\n.*$/m,
      servers.map((each) => `    server at${each} 127.0.0.1:${each}`).join("\n"),
    ],
    ["    bind :80\n", `    bind 127.0.0.1:${port}\n`],
    [/\nfrontend figures[\s\S]*$/, "\n"],
    ["maxconn 50000", "maxconn 2000"],
  ],
};

export const nginx: Balancer = {
  name: "nginx",
  program: findProgram("nginx", "nginx"),
  debianPackage: "nginx",
  check: (folder, change) => ["-t", "-q", ...nginxArguments(folder, change)],
  run: nginxArguments,
  local: ({ port, servers }) => [
    [
      /(?<head> {4}server )10\.44\.0\.11:8000(?<settings>.*\n).*\n.*\n/,
      servers.map((each) => `$<head>127.0.0.1:${each}$<settings>`).join(""),
    ],
    [/server \{\n {4}listen 80;[\s\S]*?\n\}\n/, ""],
    ["listen 443 ssl;", `listen 127.0.0.1:${port};`],
    [/ {4}ssl_certificate .*\n.*\n/, ""],
  ],
};

/** The recipe is a part of nginx's own file, which is this one; nothing is written but into the folder. */
function nginxArguments(folder: string, change: Change): string[] {
  const own = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const recipe = put(folder, "nginx.conf", change);
  const text = `events {} http { access_log off; ${own.join(" ")} include ${recipe}; }`;
  writeFileSync(join(folder, "whole.conf"), text);
  const globally = `daemon off; pid ${folder}/pid; error_log stderr warn;`;
  return ["-p", folder, "-e", "stderr", "-c", join(folder, "whole.conf"), "-g", globally];
}

/** Puts a recipe of the documentation into a folder, changed, and gives its path. */
function put(folder: string, name: string, change: Change): string {
  let text = readFileSync(new URL(`../../docs/scaling/${name}`, import.meta.url), "utf8");
  for (const [from, to] of change) {
    if (text.search(from) < 0) throw new Error(`docs/scaling/${name} has no ${from}`);
    text = text.replace(from, to);
  }
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** Runs a balancer by its recipe until the test has finished; it listens when this is answered. */
export async function startBalancer(balancer: Balancer, ports: Ports): Promise<void> {
  if (balancer.program === undefined) throw new Error(`${balancer.name} is not installed`);
  const folder = mkdtempSync(join(tmpdir(), "grundy-balancer-"));
  const args = balancer.run(folder, balancer.local(ports));
  const running = await Kept.start([balancer.program, ...args], folder);
  onTestFinished(async () => {
    running.signal("SIGTERM");
    // Whoever waits for live connections to end does not wait for ours.
    const late = setTimeout(() => running.signal("SIGKILL"), 1000);
    await running.ended;
    clearTimeout(late);
    rmSync(folder, { recursive: true, force: true });
  });
  while (!(await listens(ports.port))) {
    if (!running.isRunning) throw new Error(`${balancer.name} has ended: ${running.complained}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
