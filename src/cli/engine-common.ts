import { type Engine, maxThreads } from "../engine/index.ts";
import { reversi } from "../games/index.ts";
import { cutTo } from "../words/index.ts";
import { wholeNumber } from "./whole-number.ts";

export function threadCount(text: string): number {
  return wholeNumber("--threads", text, 1, maxThreads);
}

/** Has the tables and weights of the 8×8 board ready before the first question. */
export async function warmUp(engine: Engine): Promise<void> {
  await engine.analyse(reversi.start(reversi.defaults), { depth: 1 }).result;
}

export interface Bar {
  show(share: number, note: string): void;
  clear(): void;
}

const width = 24;

/** A bar on a terminal, drawn over itself; nothing in a pipe. */
export function progressBar(): Bar {
  const { stderr, stdout } = process;
  if (!stderr.isTTY || !stdout.isTTY) return { show: () => {}, clear: () => {} };
  return {
    show(share, note) {
      const filled = Math.round(Math.max(0, Math.min(1, share)) * width);
      const bar = "█".repeat(filled) + "░".repeat(width - filled);
      const line = `${bar} ${String(Math.floor(share * 100)).padStart(3)} %  ${note}`;
      stderr.write(`\r\x1b[K${cutTo(line, (stderr.columns ?? 80) - 1)}`);
    },
    clear: () => void stderr.write("\r\x1b[K"),
  };
}

export function signed(score: number): string {
  return score > 0 ? `+${score}` : String(score);
}
