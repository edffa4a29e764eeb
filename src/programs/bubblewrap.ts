import { lstatSync, readdirSync, readlinkSync } from "node:fs";
import { dirname } from "node:path";
import type { Launch } from "./launch.ts";
import type { Limits } from "./limits.ts";

/** What a program needs of the system to start at all. */
const system = ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"] as const;

/** Of `/etc` only where tools, libraries and what languages need are: no names of users, no settings of the machine. Debian keeps the JDK's there. */
const settings = /^(alternatives|ld\.so\..*|localtime|java.*|python3.*|crypto-policies)$/;

let foundSettings: readonly string[] | undefined;

function settingPlaces(): readonly string[] {
  foundSettings ??= readdirSync("/etc").flatMap((name) => (settings.test(name) ? [`/etc/${name}`] : []));
  return foundSettings;
}

/** Memory that is written to as files. */
const sharedMemory = 8 * 1024 * 1024;

/** What it takes to enter the folder and to become another user, who then has nothing of it. */
const untilAnother = ["CAP_DAC_READ_SEARCH", "CAP_SETUID", "CAP_SETGID", "CAP_SETPCAP"] as const;

export interface BubblewrapOptions {
  readonly launch: Launch;
  readonly limits: Limits;
  /** Root needs no namespace of users, and has one taken away from it: inside it is another user by `setpriv`. */
  readonly root: boolean;
  /** The descriptor of the filter of system calls. */
  readonly filter: number | undefined;
}

/** The arguments that make a world with nothing in it but the system to read, a folder to write to, and what the launch names. */
export function bubblewrapArguments({ launch, limits, root, filter }: BubblewrapOptions): string[] {
  const { directory, readable = [] } = launch;
  const scratch = Number.isFinite(limits.disk) ? ["--size", String(limits.disk)] : [];
  const places = [
    ...readable.map((path) => ({ path, how: "--ro-bind" })),
    { path: directory, how: "--bind" },
  ].sort((a, b) => a.path.length - b.path.length);
  return [
    ...(root
      ? ["--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts", "--unshare-cgroup-try"]
      : ["--unshare-all"]),
    ...["--die-with-parent", "--new-session", "--hostname", "program"],
    ...["--cap-drop", "ALL"],
    ...(root ? untilAnother.flatMap((name) => ["--cap-add", name]) : []),
    ...system.flatMap(systemPlace),
    ...["--dir", "/etc", ...settingPlaces().flatMap((path) => ["--ro-bind-try", path, path])],
    ...["--proc", "/proc", "--dev", "/dev"],
    ...["--perms", "1777", "--size", String(sharedMemory), "--tmpfs", "/dev/shm"],
    ...["--perms", "1777", ...scratch, "--tmpfs", "/tmp"],
    ...places.flatMap(({ path, how }) => [...parents(path), how, path, path]),
    ...["--remount-ro", "/dev", "--remount-ro", "/"],
    ...["--chdir", directory],
    ...(filter === undefined ? [] : ["--seccomp", String(filter)]),
    "--",
  ];
}

/** `/bin` is a link in most systems, and a folder in some. */
function systemPlace(path: string): string[] {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  return found.isSymbolicLink() ? ["--symlink", readlinkSync(path), path] : ["--ro-bind", path, path];
}

/** Folders on the way to a place: those that bubblewrap would make by itself only their owner could enter. */
function parents(path: string): string[] {
  const above = dirname(path);
  return above === "/" || above === path ? [] : [...parents(above), "--dir", above];
}
