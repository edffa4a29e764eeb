import { accessSync, constants, realpathSync, statSync } from "node:fs";
import { delimiter, dirname, join, sep } from "node:path";
import { systemPath } from "./environment.ts";

/** Where a program of that name would be found; its links are not followed. */
export function findOnPath(name: string, path: string): string | undefined {
  for (const folder of path.split(delimiter)) {
    const file = join(folder || ".", name);
    try {
      accessSync(file, constants.X_OK);
      if (statSync(file).isFile()) return file;
    } catch {
      // Not in this one.
    }
  }
  return undefined;
}

/** A tool as this program finds it and as a contained one does. */
export interface Tool {
  readonly name: string;
  /** On the path that contained programs have. */
  readonly inside: string | undefined;
  /** On our own path alone: a contained program cannot reach it. */
  readonly outside: string | undefined;
}

export function findTool(name: string): Tool {
  const inside = findOnPath(name, systemPath);
  const outside = inside === undefined ? findOnPath(name, process.env.PATH ?? "") : undefined;
  return { name, inside, outside };
}

/** The folder a program must be able to read in order to be started by its path: undefined when it belongs to the system. */
export function installationOf(file: string): string | undefined {
  const real = realpathSync(file);
  if (real.startsWith("/usr/")) return undefined;
  const folder = dirname(real);
  return folder.endsWith(`${sep}bin`) ? dirname(folder) : folder;
}
