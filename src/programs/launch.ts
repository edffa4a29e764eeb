/** What is to be started. */
export interface Launch {
  /** The program and its arguments, taken as they are: no shell reads them. */
  readonly command: readonly string[];
  /** Its working folder and its HOME; in a sandbox the only place it may write to. */
  readonly directory: string;
  /** Further files and folders it may read in a sandbox: what was compiled, a tool that is not part of the system. */
  readonly readable?: readonly string[];
  /** Variables beyond PATH, LANG, TZ and HOME, which is all it is given. */
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * How a program is contained: 0 not at all (own programs: a process group, caps, a clean environment), 1 limits and a user of its own,
 * 2 that inside bubblewrap.
 */
export const sandboxLevels = [0, 1, 2] as const;
export type SandboxLevel = (typeof sandboxLevels)[number];
