import { createInterface } from "node:readline";
import { Conversation, type Dialogue, InputEnded } from "../editions/dialogue.ts";

/**
 * Runs a console program on standard input and output. On a terminal its prompts get line editing and history.
 * The exit status is the program's; 1 with a line on standard error when the input ends before the program is willing to.
 */
export async function runConsole(
  program: (dialogue: Dialogue) => Promise<number>,
  settle?: () => void | Promise<void>,
): Promise<void> {
  const interactive = Boolean(process.stdin.isTTY && process.stdout.isTTY);
  const host = interactive ? onTerminal(settle) : onPipe(settle);
  try {
    process.exitCode = await program(host.conversation);
    await host.conversation.flush();
  } catch (error) {
    if (!(error instanceof InputEnded)) throw error;
    process.exitCode = 1;
    if (!host.interrupted()) process.stderr.write(`grundy: ${error.message}\n`);
  } finally {
    if (host.interrupted()) process.exitCode = interruptedStatus;
    host.stop();
  }
}

/** What a shell reports for a program that Ctrl-C ended: 128 and the signal's number. */
const interruptedStatus = 130;

interface Host {
  readonly conversation: Conversation;
  readonly stop: () => void;
  readonly interrupted: () => boolean;
}

function onPipe(settle?: () => void | Promise<void>): Host {
  const conversation = new Conversation(write, settle);
  process.stdin.setEncoding("utf8");
  process.stdin.on("data", (text: string) => conversation.feed(text));
  process.stdin.on("end", () => conversation.end());
  return { conversation, stop: () => process.stdin.destroy(), interrupted: () => false };
}

/** Resolves when the text has been taken over, so that a slow reader slows the program down. */
function write(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

function onTerminal(settle?: () => void | Promise<void>): Host {
  const terminal = createInterface({ input: process.stdin, output: process.stdout, historySize: 1000 });
  const conversation = new Conversation((text) => {
    // The last, unfinished line is the prompt: readline draws it anew while the line is edited.
    const lineStart = text.lastIndexOf("\n") + 1;
    process.stdout.write(text.slice(0, lineStart));
    terminal.setPrompt(text.slice(lineStart));
    terminal.prompt();
  }, settle);
  terminal.on("line", (line) => {
    terminal.setPrompt("");
    conversation.feed(`${line}\n`);
  });
  let interrupted = false;
  let stopped = false;
  terminal.on("SIGINT", () => {
    interrupted = true;
    terminal.close();
  });
  terminal.on("close", () => {
    if (!stopped) process.stdout.write("\n");
    conversation.end();
  });
  const stop = () => {
    stopped = true;
    terminal.close();
  };
  return { conversation, stop, interrupted: () => interrupted };
}
