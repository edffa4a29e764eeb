import type { ArenaGame, Fault, FaultEvidence, TournamentSetup } from "../../src/arena/index.ts";

/** For tests of stores: a tournament of three bots, its games, and what is kept of a fault. */
export const setup: TournamentSetup = {
  name: "Ädä's cup – ½ 𝔸",
  format: "round-robin",
  game: "kayles",
  options: { rows: [11], take: { from: 1, to: 2 }, middle: true, last: "wins" },
  bots: [
    { name: "__proto__", player: { kind: "smart" } },
    { name: "random", player: { kind: "random" }, fresh: true },
    {
      name: "C",
      player: { kind: "program", protocol: "gtp", command: "bot --fast" },
      directory: "/home/c",
      environment: { SEED: "1" },
      limits: { memory: 100_000_000 },
    },
  ],
  pairs: 2,
  rounds: 1,
  clock: { kind: "game", initial: 10_000, increment: 100 },
  openings: { kind: "made" },
  sprt: null,
  seed: 7,
};

export const played = (number: number, more: Partial<ArenaGame> = {}): ArenaGame => ({
  number,
  opening: `1101111${"1".repeat((number >> 1) % 20)}`,
  bots: number % 2 === 0 ? [0, 1] : [1, 0],
  winner: number % 3 === 2 ? null : ((number % 3) as 0 | 1),
  fault: null,
  moves: "1:5-5 1:1-2 1:7-7",
  plies: 3,
  thought: [12.5, 0.013],
  annulled: number % 2,
  at: 1_000_000_000_000 + number,
  quality: null,
  ...more,
});

export const quality = [
  { won: 3, wonKept: 2, drawn: 1, drawnKept: 0, estimated: 1 },
  { won: 0, wonKept: 0, drawn: 0, drawnKept: 0, estimated: 0 },
] as const;

/** One of each kind. */
export const faults: readonly Fault[] = [
  { kind: "time", over: 12.5 },
  { kind: "stall", seconds: 60 },
  { kind: "crash", status: null, signal: "SIGSEGV" },
  { kind: "crash", status: 3, signal: null },
  { kind: "start", code: "ENOENT" },
  { kind: "illegal", move: "5-5", refusal: { code: "already-taken", facts: { row: 1, left: 5, right: 5 } } },
  { kind: "malformed", line: "\\x1b[2J héllo 𝔸" },
  { kind: "flood", of: "lines", bytes: 70_000 },
  { kind: "memory" },
  { kind: "protocol", line: "what?" },
];

export const proof: FaultEvidence = {
  lines: [
    { at: 0.5, to: "bot", text: "go 11011111111 - 10000 9870" },
    { at: 17, to: "referee", text: "5 5" },
  ],
  errors: "Traceback\n\tline 7\n",
  command: "python3 bot.py (128 MB)",
  memory: 12_345_678,
  sandbox: 3,
};
