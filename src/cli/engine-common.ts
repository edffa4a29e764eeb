import { type Engine, maxThreads } from "../engine/index.ts";
import { reversi } from "../games/index.ts";
import { UserError } from "./errors.ts";

/** A whole number that was typed, within bounds. */
export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = /^[0-9]{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new UserError(`${name} needs a whole number from ${min} to ${max}, not “${text.slice(0, 40)}”`);
}

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
      stderr.write(`\r\x1b[K${line.slice(0, (stderr.columns ?? 80) - 1)}`);
    },
    clear: () => void stderr.write("\r\x1b[K"),
  };
}

/** 12,345,678 as `12.3 M`. */
export function shortCount(count: number): string {
  if (count < 10_000) return String(Math.round(count));
  if (count < 1e6) return `${(count / 1e3).toFixed(1)} k`;
  if (count < 1e9) return `${(count / 1e6).toFixed(1)} M`;
  return `${(count / 1e9).toFixed(2)} G`;
}

export function signed(score: number): string {
  return score > 0 ? `+${score}` : String(score);
}
