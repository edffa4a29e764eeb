import { parseSetup, type TournamentSetup } from "../arena/index.ts";

/** Texts longer than this are of thousands of openings, each of which is read: they are read once. */
const longSetup = 10_000;
const mostKept = 8;
const read = new Map<string, TournamentSetup>();

/** A tournament's setup as every store keeps it, as JSON; undefined when the text is none. */
export function readSetup(text: string): TournamentSetup | undefined {
  const known = read.get(text);
  if (known) return known;
  try {
    const setup = readSetupData(JSON.parse(text));
    if (setup && text.length > longSetup) keep(text, setup);
    return setup;
  } catch {
    return undefined;
  }
}

export function readSetupData(data: unknown): TournamentSetup | undefined {
  const parsed = parseSetup(data);
  return parsed.ok ? parsed.value : undefined;
}

/** For whoever has handed in one that cannot be kept. */
export function setupProblem(data: unknown): string {
  const parsed = parseSetup(data);
  return parsed.ok ? "" : JSON.stringify(parsed.refusal);
}

function keep(text: string, setup: TournamentSetup): void {
  const [oldest] = read.keys();
  if (read.size >= mostKept && oldest !== undefined) read.delete(oldest);
  read.set(text, setup);
}
