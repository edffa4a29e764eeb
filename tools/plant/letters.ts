import type { FollowedEdition } from "../../src/editions/lockstep/index.ts";
import { lettersAsked, literalsOf } from "./literals.ts";
import type { Substitution } from "./substitution.ts";
import { texts } from "./texts.ts";

/** What can go wrong with one byte of a text. */
const faultKinds = ["changed", "dropped", "doubled"] as const;
type FaultKind = (typeof faultKinds)[number];

/** A byte of a text that an edition prints, wherever it prints it. */
export interface PrintedByte {
  readonly value: string;
  /** What stands around it in the source. */
  readonly text: string;
  readonly counted: boolean;
}

export interface ByteFault {
  readonly name: string;
  /** Which of the edition's letters. */
  readonly number: number;
  /** What is printed instead. */
  readonly instead: string;
}

/** An edition that asks `letter(number)` for every byte of its texts. */
export interface LetteredEdition {
  readonly letters: readonly PrintedByte[];
  readonly substitutions: readonly Substitution[];
}

export function lettered(edition: FollowedEdition): LetteredEdition {
  const letters: PrintedByte[] = [];
  const substitutions = texts[edition].map(({ file, source, counted = false, except }): Substitution => {
    const printed = literalsOf(source).filter(
      (literal) => literal.letters.map(({ value }) => value).join("") !== except,
    );
    const replacement = lettersAsked(source, printed, ({ value }) => {
      letters.push({ value, text: source, counted });
      return `letter(${letters.length - 1})`;
    });
    return { file, find: source, replacement };
  });
  return { letters, substitutions };
}

/** Every byte of every text, in each of the ways that it can go wrong. */
export function byteFaults(letters: readonly PrintedByte[]): ByteFault[] {
  return letters.flatMap(({ value, text, counted }, number) =>
    faultKinds
      .filter((kind) => kind === "changed" || !counted)
      .map((kind) => ({
        name: `${JSON.stringify(value)} ${kind}, letter ${number}, in ${text}`,
        number,
        instead: wrong(value, kind, number),
      })),
  );
}

function wrong(value: string, kind: FaultKind, number: number): string {
  if (kind === "dropped") return "";
  return kind === "doubled" ? value + value : other(value, number);
}

/** Another byte: now the other case or a blank of another kind, now something else. */
function other(value: string, number: number): string {
  const alike = /[a-z]/.test(value) ? value.toUpperCase() : value.toLowerCase();
  const near = value === " " ? "\t" : value === "\n" ? " " : alike;
  return number % 2 === 0 && near !== value ? near : value === "x" ? "z" : "x";
}

/** For every letter a character that no edition prints, so that an output shows which letters it is made of. */
export function marks(letters: readonly PrintedByte[]): string[] {
  return letters.map((_, number) => String.fromCharCode(firstMark + number));
}

/** The private use area of Unicode has 6,400 characters. */
const firstMark = 0xe000;

/** An output that was made of marks, with others in their place. */
export function unmarked(output: string, printed: readonly string[]): string {
  return output.replace(/[\ue000-\uf8ff]/g, (mark) => printed[mark.charCodeAt(0) - firstMark] ?? mark);
}

export function shows(output: string, number: number): boolean {
  return output.includes(String.fromCharCode(firstMark + number));
}
