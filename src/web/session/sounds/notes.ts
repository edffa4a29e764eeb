import type { Cue } from "./cues.ts";

/** One tone: when it begins, in seconds, how high it is, how long it rings and how loud it is. */
export interface Note {
  readonly at: number;
  readonly pitch: number;
  readonly long: number;
  readonly loud: number;
}

/** Pieces are put down with a knock; what they take or turn patters after it, but no longer than the discs take to turn. */
const mostPatter = 4;
const patterEvery = 0.045;

const knocks = { own: 330, other: 440 };

const c = 523.25;
const e = 659.25;
const g = 783.99;

/** The tones of each cue: told apart by height and by direction, and all of them short. */
export function notesOf(cue: Cue): readonly Note[] {
  switch (cue.kind) {
    case "own":
    case "other":
      return knock(knocks[cue.kind], cue.weight);
    case "won":
      return inTurn([c, e, g], 0.13);
    case "lost":
      return inTurn([g / 2, e / 2, c / 2], 0.16);
    case "over":
      return inTurn([c, c / 2], 0.16);
    case "joined":
      return inTurn([e, g], 0.11);
    case "low":
      return inTurn([880, 880], 0.12);
  }
}

function knock(pitch: number, weight: number): Note[] {
  const more = Math.min(mostPatter, Math.max(0, weight - 1));
  const patter = Array.from({ length: more }, (_, at) => ({
    at: (at + 1) * patterEvery,
    pitch: pitch * (1.12 + at * 0.06),
    long: 0.05,
    loud: 0.45,
  }));
  return [{ at: 0, pitch, long: 0.09, loud: 1 }, ...patter];
}

function inTurn(pitches: readonly number[], every: number): Note[] {
  return pitches.map((pitch, index) => ({ at: index * every, pitch, long: 0.24, loud: 0.7 }));
}
