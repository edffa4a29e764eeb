import type { GameId, Refusal } from "../games/index.ts";
import type { Language } from "./language.ts";
import type { LanguageTag } from "./language-tags.ts";
import type { ArenaPageSentences } from "./page/arena.ts";
import { foreignRefusalText, shorten } from "./refusals.ts";

/** What is said of tournaments between programs: loaded by whoever shows one, the command line or the page. */
export interface ArenaSentences {
  readonly tag: LanguageTag;
  /** What a bot did wrong, said behind its name: `lost on time, 35 ms over`. */
  readonly faults: FaultSentences;
  /** The same in a word or two, for a list of them with their numbers. */
  readonly faultNames: { readonly [Kind in SaidFault["kind"]]: string };
  readonly formats: { readonly [Each in SaidFormat]: string };
  /** Why no more games are played. */
  readonly endings: EndingSentences;
  /** What the numbers mean, a sentence each. */
  readonly means: { readonly [Each in ArenaFigure]: string };
  readonly percent: (facts: { readonly figure: string }) => string;
  readonly page: ArenaPageSentences;
}

export interface FaultSentences {
  readonly time: (facts: { readonly over: string }) => string;
  readonly stall: (facts: { readonly seconds: string }) => string;
  /** It ended by itself in the middle of a game. */
  readonly ended: string;
  readonly status: (facts: { readonly status: number }) => string;
  readonly signal: (facts: { readonly signal: string }) => string;
  readonly start: (facts: { readonly code: string }) => string;
  readonly illegal: (facts: { readonly move: string }) => string;
  readonly malformed: (facts: { readonly line: string }) => string;
  readonly flood: {
    readonly line: (facts: { readonly bytes: string }) => string;
    readonly answer: (facts: { readonly bytes: string }) => string;
    readonly lines: (facts: { readonly bytes: string }) => string;
  };
  readonly memory: string;
  readonly protocol: (facts: { readonly line: string }) => string;
}

export interface EndingSentences {
  readonly complete: string;
  readonly openings: string;
  readonly walkover: string;
  /** The test has decided for the lower of its two bounds, or for the higher one. */
  readonly lower: (facts: { readonly elo: string }) => string;
  readonly higher: (facts: { readonly elo: string }) => string;
}

export type SaidFormat = "match" | "round-robin" | "gauntlet" | "knockout" | "swiss";

export const arenaFigures = [
  "points",
  "rating",
  "accuracy",
  "buchholz",
  "sonnebornBerger",
  "elo",
  "los",
  "llr",
  "pairs",
  "repeated",
  "walkovers",
  "faults",
] as const;
export type ArenaFigure = (typeof arenaFigures)[number];

/** A fault as the arena keeps it. */
export type SaidFault =
  | { readonly kind: "time"; readonly over: number }
  | { readonly kind: "stall"; readonly seconds: number }
  | { readonly kind: "crash"; readonly status: number | null; readonly signal: string | null }
  | { readonly kind: "start"; readonly code: string }
  | { readonly kind: "illegal"; readonly move: string; readonly refusal: Refusal }
  | { readonly kind: "malformed"; readonly line: string }
  | { readonly kind: "flood"; readonly of: keyof FaultSentences["flood"]; readonly bytes: number }
  | { readonly kind: "memory" }
  | { readonly kind: "protocol"; readonly line: string };

/** What a bot did wrong, to be said behind its name, without a full stop. */
export function faultText({ faults, tag }: ArenaSentences, fault: SaidFault): string {
  const figure = (value: number) => new Intl.NumberFormat(tag).format(value);
  switch (fault.kind) {
    case "time":
      return faults.time({ over: figure(fault.over) });
    case "stall":
      return faults.stall({ seconds: figure(fault.seconds) });
    case "crash":
      if (fault.signal !== null) return faults.signal({ signal: fault.signal });
      return fault.status === null ? faults.ended : faults.status({ status: fault.status });
    case "start":
      return faults.start(fault);
    case "illegal":
      return faults.illegal({ move: shorten(fault.move) });
    case "malformed":
      return faults.malformed({ line: shorten(fault.line) });
    case "flood":
      return faults.flood[fault.of]({ bytes: figure(fault.bytes) });
    case "memory":
      return faults.memory;
    case "protocol":
      return faults.protocol({ line: shorten(fault.line) });
  }
}

/** Which rule a move has broken, as a sentence of its own; undefined where that is not what was wrong, or is not known here. */
export function faultReason(
  language: Pick<Language, "refusals">,
  fault: SaidFault,
  game: GameId,
): string | undefined {
  if (fault.kind !== "illegal") return undefined;
  const { code, facts } = fault.refusal;
  return foreignRefusalText(language, code, { ...facts }, game);
}
