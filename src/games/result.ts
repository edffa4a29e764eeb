/** Why the rules, the notation or the solver refused something: each code with its own facts. `words` makes the sentence. */
export interface Refusals {
  "game-unknown": { readonly game: string };
  "options-not-object": NoFacts;
  "option-unknown": { readonly name: string; readonly known: string };
  "option-not-integer": { readonly name: string };
  "option-out-of-range": { readonly name: string; readonly min: number; readonly max: number };
  "option-not-one-of": { readonly name: string; readonly choices: string };
  "option-odd": { readonly name: string };
  "rows-empty": NoFacts;
  "rows-too-many": { readonly max: number };
  "row-too-long": { readonly row: number; readonly max: number };
  /** A row that is drawn place by place. */
  "drawing-too-long": { readonly row: number; readonly max: number };
  /** `1.5`, `-3`, or one that is out of bounds. */
  "number-not-whole": { readonly text: string; readonly min: number; readonly max: number };
  /** `1,000`, and `1000`. */
  "number-grouped": { readonly text: string; readonly plain: string };
  /** `0999`. */
  "number-with-nought": { readonly text: string };
  "range-backwards": { readonly from: number; readonly to: number };
  "take-empty": NoFacts;
  /** Neither any, nor a range, nor a list. */
  "take-malformed": NoFacts;
  "take-list-too-long": { readonly max: number };
  "game-over": NoFacts;
  /** A game that is over before it begins. */
  "no-first-move": NoFacts;
  "row-missing": { readonly row: number; readonly rows: number };
  "outside-row": { readonly row: number; readonly length: number };
  "already-taken": { readonly row: number; readonly left: number; readonly right: number };
  "count-not-allowed": { readonly count: number };
  "not-from-the-end": {
    readonly row: number;
    readonly left: number;
    readonly right: number;
    readonly end: number;
  };
  /** Swapping is for the second player's first turn, where the rule is on. */
  "swap-not-open": NoFacts;
  /** What a side is to get before the game has not been worked out yet. */
  "handicap-pending": NoFacts;
  /** `text` is the square as it was written, where it was. */
  "outside-board": { readonly size: number; readonly text?: string };
  "square-occupied": { readonly square: number; readonly size: number };
  "flips-nothing": { readonly square: number; readonly size: number };
  "runs-overlap": { readonly row: number };
  "cells-wrong": { readonly expected: number };
  /** `text` is what was given, empty where it would be too long to quote. */
  "not-in-notation": { readonly form: NotationForm; readonly text: string };
  "record-not-json": NoFacts;
  "record-version": { readonly version: string; readonly known: number };
  "record-broken": { readonly part: string };
  /** More moves than can be gone through on a board of this size. */
  "moves-too-many": { readonly max: number };
  /** What was pasted or dropped; a single game in it may have so many characters. */
  "file-too-large": { readonly megabytes: number; readonly most: number };
  "game-text-too-long": { readonly max: number };
  "record-of-another-game": { readonly game: string; readonly wanted: string };
  /** Moves with variations. */
  "tree-too-large": { readonly max: number };
  "nothing-to-undo": NoFacts;
  "nothing-to-redo": NoFacts;
  "not-your-turn": { readonly seat: number };
  "claim-no-clock": NoFacts;
  /** A seat waits for somebody. */
  "claim-seat-free": NoFacts;
  /** The other is there. */
  "claim-present": NoFacts;
  /** The other has not been away for long enough; `seconds` says when to try again. */
  "claim-early": { readonly seconds: number };
  "run-too-long": { readonly length: number; readonly max: number };
  "positions-too-many": { readonly max: number };
  "player-unknown": { readonly text: string; readonly choices: string };
}

/** Every text form that something can fail to be in. */
export const notationForms = [
  "run",
  "count",
  "place",
  "pile-count",
  "take",
  "rows",
  "counts",
  "save-string",
  "rows-picture",
  "piles-picture",
  "places",
  "square",
  "row-column",
  "board",
  "numbered-board",
  "transcript",
  "obf",
  "ggf",
  "wthor",
  "tree",
  "link",
  "game",
] as const;
export type NotationForm = (typeof notationForms)[number];

export type NoFacts = Readonly<Record<string, never>>;

/** A code and the facts that belong to it, for every code of a table such as `Refusals`. */
export type RefusalOf<Codes> = {
  [Code in keyof Codes]: { readonly code: Code; readonly facts: Codes[Code] };
}[keyof Codes];

export type Refusal = RefusalOf<Refusals>;
export type RefusalCode = keyof Refusals;

/** The facts behind a code, left out where it has none. */
export type FactsOf<Facts> = Facts extends NoFacts ? readonly [] : readonly [facts: Facts];

/** What was asked for, or why it cannot be had. */
export type Result<T, R = Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: R };

/** A refusal of one part of something longer: a line, a game, an event, counted from 1. */
export interface RefusalAt {
  readonly place: number;
  readonly refusal: Refusal;
}

export function accept<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function refuse<Code extends RefusalCode>(code: Code, ...facts: FactsOf<Refusals[Code]>): Refused {
  return { ok: false, refusal: { code, facts: facts[0] ?? {} } as Refusal };
}

export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

/** For what cannot fail unless there is a bug: the value, or a throw that names the code. */
export function must<T>(result: Result<T, unknown>): T {
  if (result.ok) return result.value;
  throw new Error(`unexpected refusal: ${JSON.stringify(result.refusal)}`);
}
