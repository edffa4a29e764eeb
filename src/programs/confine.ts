import { closeSync, openSync } from "node:fs";
import { bubblewrapArguments } from "./bubblewrap.ts";
import { cleanEnvironment } from "./environment.ts";
import type { Launch, SandboxLevel } from "./launch.ts";
import type { Limits } from "./limits.ts";
import { giveFolder, isRoot, openToOthers, userFor } from "./user.ts";

/** How programs are contained here. `openSandbox` finds out what can be had. */
export interface Sandbox {
  readonly level: SandboxLevel;
  /** A descriptor of the filter of system calls, which each start opens anew. */
  readonly filter?: number | undefined;
}

/** For programs that are trusted as much as this one. */
export const noSandbox: Sandbox = { level: 0 };

/** What is really started. */
export interface Confined {
  readonly file: string;
  readonly arguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Descriptors it is given besides the three usual ones, from 3 on. */
  readonly descriptors: readonly number[];
  /** The user that it alone runs as. */
  readonly user: number | undefined;
  /** Once it has been started. */
  release(): void;
}

/** The programs that confine, by their names in the messages they give when there is nothing to start. */
export const confiners = ["bwrap", "setpriv", "prlimit"] as const;

/** A launch as its level wants it. Folders are given to the program's user on the way. */
export function confine({ level, filter }: Sandbox, launch: Launch, limits: Limits): Confined {
  const environment = cleanEnvironment(launch, level);
  if (level === 0) {
    const [file = "", ...rest] = launch.command;
    return { file, arguments: rest, environment, descriptors: [], user: undefined, release: () => {} };
  }
  const root = isRoot();
  const user = root ? userFor(launch.directory) : undefined;
  if (user !== undefined) {
    giveFolder(launch.directory, user);
    for (const path of launch.readable ?? []) openToOthers(path);
  }
  const limited = [...become(user), ...limit(limits), ...launch.command];
  if (level === 1) {
    const [file = "", ...rest] = limited;
    return { file, arguments: rest, environment, descriptors: [], user, release: () => {} };
  }
  const opened = filter === undefined ? undefined : openSync(`/proc/self/fd/${filter}`, "r");
  const wrapping = { launch, limits, root, filter: opened === undefined ? undefined : 3 };
  return {
    file: "bwrap",
    arguments: [...bubblewrapArguments(wrapping), ...limited],
    environment,
    descriptors: opened === undefined ? [] : [opened],
    user,
    release: () => {
      if (opened !== undefined) closeSync(opened);
    },
  };
}

/** Without privileges now and for ever, and gone when we are. */
function become(user: number | undefined): string[] {
  const as =
    user === undefined
      ? []
      : [`--reuid=${user}`, `--regid=${user}`, "--clear-groups", "--bounding-set=-all", "--inh-caps=-all"];
  return ["setpriv", ...as, "--no-new-privs", "--pdeathsig=KILL", "--"];
}

function limit(limits: Limits): string[] {
  const bounds = {
    // Per process; the sum is watched. A second more, so that who is over it is told so by the watch.
    cpu: Math.ceil(limits.processor) + 1,
    data: limits.memory,
    nproc: limits.processes,
    nofile: limits.openFiles,
    fsize: limits.fileSize,
    core: 0,
    msgqueue: 0,
  };
  const given = Object.entries(bounds).filter(([, value]) => Number.isFinite(value));
  return ["prlimit", ...given.map(([name, value]) => `--${name}=${Math.floor(value)}`), "--"];
}
