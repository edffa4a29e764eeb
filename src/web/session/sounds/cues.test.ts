import { describe, expect, it } from "vitest";
import { must } from "../../../games/index.ts";
import { begin, enter, followMoves } from "../../../match/index.ts";
import { type Cue, cueBetween } from "./cues.ts";
import { notesOf } from "./notes.ts";

const start = must(begin("stones", { rows: [4] }));
const one = must(followMoves(start, ["1"]));
const two = must(followMoves(start, ["1", "2"]));
const over = must(followMoves(start, ["1", "2", "1"]));
const of = (play: typeof start, open = false) => ({ play, open, known: true });
const hearer = { ownSeats: [0] as const, hidden: false, weight: 2 };
const cue = (
  before: ReturnType<typeof of>,
  now: ReturnType<typeof of>,
  more: Partial<Parameters<typeof cueBetween>[2]> = {},
) => cueBetween(before, now, { ...hearer, ...more });

describe("what is heard of a game", () => {
  it("is one's own move and the other's, with what they took", () => {
    expect(cue(of(start), of(one))).toEqual({ kind: "own", weight: 2 });
    expect(cue(of(one), of(two))).toEqual({ kind: "other", weight: 2 });
    expect(cue(of(start), of(two))).toEqual({ kind: "other", weight: 2 });
    expect(cue(of(one), of(one))).toBeUndefined();
  });

  it("is its end, as it is for whoever hears it", () => {
    // Who takes the last stone loses.
    expect(cue(of(two), of(over))).toEqual({ kind: "lost" });
    expect(cue(of(two), of(over), { ownSeats: [1] })).toEqual({ kind: "won" });
    for (const ownSeats of [[], [0, 1]] as const)
      expect(cue(of(two), of(over), { ownSeats })).toEqual({ kind: "over" });
    const resigned = must(enter(one, { type: "resign", seat: 1 }));
    expect(cue(of(one), of(resigned))).toEqual({ kind: "won" });
  });

  it("is that somebody joined, and nothing of take-backs or of what was so before", () => {
    expect(cue(of(start, true), of(start))).toEqual({ kind: "joined" });
    const back = must(enter(two, { type: "take-back", seat: 0, moves: 0 }));
    expect(cue(of(two), of(back))).toBeUndefined();
    expect(cue({ ...of(start), known: false }, of(two))).toBeUndefined();
  });

  it("is nothing while nobody looks, but that one's turn has come", () => {
    const hidden = { hidden: true };
    expect(cue(of(start), of(one), hidden)).toBeUndefined();
    expect(cue(of(one), of(two), hidden)).toEqual({ kind: "other", weight: 2 });
    expect(cue(of(two), of(over), hidden)).toBeUndefined();
    expect(cue(of(start, true), of(start), hidden)).toEqual({ kind: "joined" });
    expect(cue(of(start, true), of(start), { ...hidden, ownSeats: [1] })).toBeUndefined();
    expect(cue(of(one), of(two), { ...hidden, ownSeats: [] })).toBeUndefined();
  });
});

it("every cue sounds different, a heavy move longer than a light one, and none for long", () => {
  const all: Cue[] = [
    ...([1, 2, 3] as const).flatMap((weight): Cue[] => [
      { kind: "own", weight },
      { kind: "other", weight },
    ]),
    ...(["won", "lost", "over", "joined", "low"] as const).map((kind) => ({ kind })),
  ];
  const sounds = all.map((each) => notesOf(each));
  expect(new Set(sounds.map((notes) => JSON.stringify(notes))).size).toBe(all.length);
  for (const notes of [...sounds, notesOf({ kind: "own", weight: 1e6 }), notesOf({ kind: "own", weight: 0 })])
    expect(Math.max(...notes.map(({ at, long }) => at + long))).toBeLessThan(0.6);
});
