import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { delimiter } from "node:path";
import {
  type Check,
  findOnPath,
  findTool,
  openSandbox,
  type SandboxLevel,
  systemPath,
} from "../programs/index.ts";
import { takesTypeScript } from "../programs/languages/index.ts";
import { type DoctorItem, doctorItems } from "../words/index.ts";

export interface Finding {
  readonly item: DoctorItem;
  readonly state: "good" | "lacking" | "unreachable";
  /** A path or a version. */
  readonly found: string | undefined;
}

export interface Health {
  readonly findings: readonly Finding[];
  /** What foreign programs are contained at. */
  readonly level: SandboxLevel;
  readonly checks: readonly Check[];
}

/** Looks at the machine and tries its sandbox. */
export async function examine(): Promise<Health> {
  const { level, checks } = await openSandbox();
  const findings = await Promise.all(doctorItems.map(async (item) => ({ item, ...(await looks[item]()) })));
  return { findings, level, checks };
}

type Found = Omit<Finding, "item">;
type Look = () => Found | Promise<Found>;

const looks: { readonly [Item in DoctorItem]: Look } = {
  node: () => ({ state: isNewEnough() ? "good" : "lacking", found: process.versions.node }),
  bubblewrap: () => there(findOnPath("bwrap", systemPath) && bubblewrapVersion()),
  limits: () => there(findOnPath("prlimit", systemPath) && findOnPath("setpriv", systemPath)),
  users: () => there(process.getuid?.() === 0 ? "root" : userNamespaces()),
  java: () => tool("javac"),
  c: () => tool("cc"),
  cpp: () => tool("c++"),
  python: () => tool("python3"),
  javascript: () => tool("node"),
  typescript: typeScript,
  rust: () => tool("rustc"),
  go: () => tool("go"),
  postgres: () =>
    there(findOnPath("postgres", [process.env.PATH ?? "", ...postgresFolders()].join(delimiter))),
};

function there(found: string | undefined): Found {
  return { state: found === undefined ? "lacking" : "good", found };
}

function tool(name: string): Found {
  const { inside, outside } = findTool(name);
  return outside === undefined ? there(inside) : { state: "unreachable", found: outside };
}

/** By a Node that takes it, or by esbuild and any Node. */
async function typeScript(): Promise<Found> {
  const node = tool("node");
  if (node.state !== "good" || node.found === undefined) return node;
  return (await takesTypeScript(node.found)) ? node : tool("esbuild");
}

function isNewEnough(): boolean {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  return major > 20 || (major === 20 && minor >= 19);
}

function bubblewrapVersion(): string {
  const { stdout } = spawnSync("bwrap", ["--version"], { encoding: "utf8" });
  return stdout?.trim().split(" ").at(-1) ?? "?";
}

/** Whether somebody who is not root may have users of his own, as far as the kernel's settings tell; the sandbox's trial tells for sure. */
function userNamespaces(): string | undefined {
  const setting = (path: string) => {
    try {
      return Number(readFileSync(path, "utf8"));
    } catch {
      return undefined;
    }
  };
  const most = setting("/proc/sys/user/max_user_namespaces") ?? 0;
  const allowed = setting("/proc/sys/kernel/unprivileged_userns_clone") ?? 1;
  const restricted = setting("/proc/sys/kernel/apparmor_restrict_unprivileged_userns") ?? 0;
  return most > 0 && allowed === 1 && restricted === 0 ? "user namespaces" : undefined;
}

/** Debian keeps the server's programs off the path. */
function postgresFolders(): string[] {
  const home = "/usr/lib/postgresql";
  try {
    return readdirSync(home).map((version) => `${home}/${version}/bin`);
  } catch {
    return [];
  }
}
