/** Hint, analysis and report, of whatever game. */
export interface AnalysisSentences {
  readonly title: string;
  readonly working: string;
  readonly failed: string;
  readonly wins: string;
  readonly loses: string;
  readonly moves: string;
  readonly chip: (facts: { readonly move: string; readonly wins: boolean }) => string;
  /** Moves that are the same by symmetry. */
  readonly alike: (facts: { readonly count: number }) => string;
  readonly moreKinds: (facts: { readonly count: number }) => string;
  /** A move in notation, and what is said of it. */
  readonly chosen: (facts: { readonly move: string; readonly text: string }) => string;
  /** What lies below the one sentence. */
  readonly layers: { readonly why: string; readonly proof: string; readonly smaller: string };
  readonly report: string;
  readonly looking: string;
  readonly lookingFailed: string;
}

/** The runs as binary numbers in columns. */
export interface XorSentences {
  readonly label: string;
  readonly caption: (facts: { readonly plain: boolean }) => string;
  readonly rule: (facts: { readonly misere: boolean }) => string;
  readonly run: string;
  readonly value: string;
  readonly odd: string;
  readonly even: string;
}

/** The Reversi engine's analysis. */
export interface EngineSentences {
  readonly looking: string;
  readonly valuesAppear: string;
  readonly progress: string;
  readonly bestPlay: (facts: { readonly moves: readonly string[] }) => string;
  readonly squareValue: (facts: { readonly square: string; readonly value: string }) => string;
  readonly reviewed: string;
  readonly reviewing: string;
  readonly noSlips: string;
  readonly slips: string;
}
