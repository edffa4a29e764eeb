import type { DifferenceFacts } from "../../words/index.ts";
import type { MessageCatalogue } from "../compare/message-catalogue.ts";
import type { DifferenceKind } from "../verdict.ts";

/** What the kind of a difference is told from. */
export interface View {
  /** From the line of the first difference on, without newlines; behind a last newline stands an empty line. */
  readonly expected: readonly string[];
  readonly got: readonly string[];
  /** Both texts from the very first difference on. */
  readonly expectedRest: string;
  readonly gotRest: string;
  /** The lines before, which are the same in both. */
  readonly before: readonly string[];
  /** The last line of input that was read. */
  readonly input: string | undefined;
  /** Whether the reference waits for input behind a line of `expected`, by its index. */
  isPrompt(index: number): boolean;
  readonly catalogue: MessageCatalogue;
}

export type Found = {
  readonly [K in DifferenceKind]: { readonly kind: K; readonly facts: DifferenceFacts[K] };
}[DifferenceKind];

/** Knows some kinds; says nothing where it is none of them. */
export type Detector = (view: View) => Found | undefined;

/** Nothing to be seen on it. */
export const isBlank = (line: string | undefined): boolean => line !== undefined && line.trim() === "";

/** Whether two lines are the same message, whatever their parts. */
export function sameMessage(catalogue: MessageCatalogue, one: string, other: string): boolean {
  const id = catalogue.classify(one)?.id;
  return id !== undefined && id === catalogue.classify(other)?.id;
}
