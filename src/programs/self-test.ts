import { chmodSync, existsSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import type { Sandbox } from "./confine.ts";
import { makeFolder, removeFolder } from "./folder.ts";
import { type Limits, usualLimits } from "./limits.ts";
import type { Run } from "./outcome.ts";
import { run } from "./run.ts";
import { installationOf } from "./tools.ts";

/** What is tried: to start at all; to write and to read what lies outside; to connect; to fork and to take memory without end. */
export const trials = ["start", "write", "read", "connect", "fork", "memory"] as const;
export type Trial = (typeof trials)[number];

/** What each level promises to hold. */
const promised = {
  1: ["start", "write", "fork", "memory"],
  2: trials,
} as const satisfies Readonly<Record<1 | 2, readonly Trial[]>>;

export interface Check {
  readonly level: 1 | 2;
  readonly trial: Trial;
  readonly held: boolean;
  /** What was said where it did not hold. */
  readonly said: string;
}

const secret = "secret";
const processes = 16;
const limits: Limits = { ...usualLimits.case, wall: 10, processes };

/** 16 characters, doubled so often, are four times the memory. */
const doublings = 23;
const memory = 32 * 1024 * 1024;

/** Programs that every system has a shell for. Each says what it was able to do. */
const scripts = {
  outside: `echo started; { : > "$1/written"; } 2>/dev/null && echo wrote; cat "$1/secret" 2>/dev/null`,
  fork: `i=0; while [ $i -lt ${4 * processes} ]; do sleep 9 & i=$((i+1)); echo forked; done`,
  memory: `a=aaaaaaaaaaaaaaaa; i=0; while [ $i -lt ${doublings} ]; do a=$a$a; i=$((i+1)); done; echo ate`,
  connect: `console.log("tried"); require("net").connect(Number(process.argv[1]), "127.0.0.1", () => console.log("connected")).on("error", () => {}).on("close", () => process.exit())`,
} as const;

/** Tries at a level what it promises to hold. */
export async function selfTest(sandbox: Sandbox & { readonly level: 1 | 2 }): Promise<Check[]> {
  const outside = makeFolder();
  const folders = [outside];
  try {
    // Others may look and not write: only who cannot see it at all does not read it.
    chmodSync(outside, 0o755);
    writeFileSync(join(outside, "secret"), secret);
    const shell = (script: string, bounds: Limits, ...words: string[]) => {
      const directory = makeFolder();
      folders.push(directory);
      const command = ["sh", "-c", script, "sh", ...words];
      return run({ sandbox, limits: bounds, launch: { command, directory } });
    };
    const [looked, forked, ate, connected] = await Promise.all([
      shell(scripts.outside, limits, outside),
      shell(scripts.fork, limits),
      shell(scripts.memory, { ...limits, memory }),
      sandbox.level === 2 ? connect(sandbox, folders) : undefined,
    ]);
    const forks = said(forked).split("forked").length - 1;
    const held: { readonly [T in Trial]: readonly [boolean, Run | undefined] } = {
      start: [said(looked).includes("started"), looked],
      write: [!said(looked).includes("wrote") && !existsSync(join(outside, "written")), looked],
      read: [!said(looked).includes(secret), looked],
      connect: [connected !== undefined && /^tried\s*$/.test(said(connected)), connected],
      fork: [forks > 0 && forks <= processes, forked],
      memory: [ate.ending.reason === "memory" || !said(ate).includes("ate"), ate],
    };
    const started = held.start[0];
    return promised[sandbox.level].map((trial) => {
      const [holds, tried] = held[trial];
      const ok = started && holds;
      return { level: sandbox.level, trial, held: ok, said: ok ? "" : complaint(tried) };
    });
  } finally {
    for (const folder of folders) removeFolder(folder);
  }
}

/** Node itself tries to reach a server of ours. */
async function connect(sandbox: Sandbox, folders: string[]): Promise<Run> {
  const directory = makeFolder();
  folders.push(directory);
  const server = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? String(address.port) : "0";
  const installed = installationOf(process.execPath);
  try {
    const command = [process.execPath, "-e", scripts.connect, port];
    const launch = { command, directory, readable: installed === undefined ? [] : [installed] };
    return await run({ sandbox, launch, limits: { ...usualLimits.heavy, wall: 10 } });
  } finally {
    server.close();
  }
}

const said = ({ output }: Run): string => Buffer.from(output).toString();

function complaint(tried: Run | undefined): string {
  const [line = ""] = Buffer.from(tried?.errors ?? "")
    .toString()
    .split("\n");
  return line.slice(0, 200);
}
