import { existsSync } from "node:fs";
import { basename, dirname, isAbsolute, join } from "node:path";
import { findOnPath, installationOf, type Sandbox, systemPath } from "../../programs/index.ts";
import type { Prepared, Start } from "../../programs/languages/index.ts";
import type { Submission } from "../../programs/submission/index.ts";

/** A program that can be started for every case. */
export interface Program {
  readonly start: Start;
  /** The names of its own files, without folders; undefined where they are not known. */
  readonly own?: readonly string[];
}

export function submittedProgram({ files }: Submission, { start }: Prepared): Program {
  return { start, own: files.map((path) => basename(path)) };
}

/** A command that runs a program where it is; undefined where there is nothing of its name. */
export function commandProgram(command: readonly string[], { level }: Sandbox): Program | undefined {
  const [name = "", ...rest] = command;
  const path = level === 0 ? (process.env.PATH ?? "") : systemPath;
  const file = isAbsolute(name) ? name : findOnPath(name, path);
  if (file === undefined || !existsSync(file)) return undefined;
  const installed = installationOf(file);
  const named = rest.filter((word) => isAbsolute(word) && existsSync(word)).map(homeOf);
  const readable = [...new Set([...(installed === undefined ? [] : [installed]), ...named])];
  return { start: { command: [file, ...rest], readable, limits: "heavy" } };
}

/** What a file of a program needs beside itself: its package, else its folder. */
function homeOf(file: string): string {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, "package.json"))) return folder;
  const folder = dirname(file);
  return folder === dirname(folder) ? file : folder;
}
