/** Programs outside as players, started as processes: Node only. */
import { homedir } from "node:os";
import {
  Conversation,
  commandWords,
  type Evidence,
  type Limits,
  makeFolder,
  noSandbox,
  removeFolder,
  type Sandbox,
  usualLimits,
} from "../programs/index.ts";
import {
  gtpPlayer,
  type LineChannel,
  nboardPlayer,
  ProgramError,
  type ProgramPlayer,
  type ProgramProblem,
} from "./program.ts";

export interface ProcessOptions {
  /** The command line, split into words and not expanded; or the words themselves. */
  readonly command: string | readonly string[];
  /** How long an answer may take, however many lines it has. */
  readonly seconds?: number;
  /** How it is contained: not at all unless said. */
  readonly sandbox?: Sandbox;
  /** Where it runs; the current folder unless said, and contained a new one that is gone afterwards. */
  readonly directory?: string;
}

/** An own program is trusted with the machine; what it says is limited all the same. */
const trusted: Limits = {
  ...usualLimits.bot,
  processor: Number.POSITIVE_INFINITY,
  memory: Number.POSITIVE_INFINITY,
  processes: Number.POSITIVE_INFINITY,
  openFiles: Number.POSITIVE_INFINITY,
  fileSize: Number.POSITIVE_INFINITY,
  disk: Number.POSITIVE_INFINITY,
};

export function gtpProcess(options: ProcessOptions): ProgramPlayer {
  return gtpPlayer(openChannel(options));
}

export function nboardProcess(options: ProcessOptions, depth: number): ProgramPlayer {
  return nboardPlayer(openChannel(options), depth);
}

/** A running program's lines. What it says on standard error is told when it fails. */
export function openChannel(options: ProcessOptions): LineChannel {
  const { seconds = 300, sandbox = noSandbox } = options;
  const contained = sandbox.level > 0;
  const command = typeof options.command === "string" ? options.command : options.command.join(" ");
  const words = commandWords(options.command);
  if (!words.ok) return broken({ kind: "unreadable", command, code: words.refusal.code });
  const made = contained && options.directory === undefined ? makeFolder() : undefined;
  const directory = made ?? options.directory ?? process.cwd();
  const conversation = new Conversation({
    sandbox,
    limits: contained ? usualLimits.bot : trusted,
    launch: { command: words.value, directory, ...(contained ? {} : { environment: { HOME: homedir() } }) },
    ended: () => made && removeFolder(made),
  });
  return {
    async next() {
      const line = await conversation.next(seconds);
      if (line === undefined) throw new ProgramError(problemOf(command, conversation.evidence));
      return line;
    },
    send: (line) => conversation.send(line),
    close() {
      void conversation.close();
    },
  };
}

/** A program that cannot even be called. */
function broken(problem: ProgramProblem): LineChannel {
  return { next: () => Promise.reject(new ProgramError(problem)), send: () => {}, close: () => {} };
}

function problemOf(command: string, evidence: Evidence | undefined): ProgramProblem {
  const said = lastLine(evidence?.errors);
  const ending = evidence?.ending ?? { reason: "closed" };
  switch (ending.reason) {
    case "unstartable":
      return { kind: "unstartable", command, reason: ending.code };
    case "ended":
      return { kind: "ended", command, status: ending.status, said };
    case "crashed":
      return { kind: "crashed", command, signal: ending.signal, said };
    case "idle":
    case "processor":
      return { kind: "silent", command, seconds: Math.round(ending.seconds) };
    case "output":
      return { kind: "flood", command };
    case "memory":
    case "forbidden":
      return { kind: "limited", command, of: ending.reason === "memory" ? "memory" : ending.what };
    case "closed":
      return { kind: "ended", command, status: null, said };
  }
}

function lastLine(errors: Uint8Array | undefined): string {
  const lines = Buffer.from(errors ?? "")
    .toString()
    .trimEnd()
    .split("\n");
  return lines.at(-1) ?? "";
}
