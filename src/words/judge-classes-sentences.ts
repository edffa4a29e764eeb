/** What the judge says of classes that were asked. Declarations and calls are as the document or the program has them. */
export interface JudgeClassesSentences {
  /** A member of a class that is not there; `declared` as the document has it. */
  readonly memberMissing: (facts: {
    readonly what: "constructor" | "method" | "field" | "interface";
    readonly of: string;
    readonly declared: string;
  }) => string;
  /** It is there, but otherwise: private, of another type, with other parameters. */
  readonly memberOther: (facts: {
    readonly of: string;
    readonly declared: string;
    readonly got: string;
  }) => string;
  /** A public member that the document does not have. */
  readonly memberExtra: (facts: { readonly of: string; readonly member: string }) => string;
  /** Classes can be asked in some languages only. */
  readonly otherLanguage: (facts: { readonly name: string }) => string;
  /** Nothing more was asked after the program had ended or hung several times. */
  readonly unasked: string;
  /** It ended instead of answering a call. */
  readonly ended: (facts: { readonly call: string }) => string;
  /** Where something happened: in which call. */
  readonly inCall: (facts: { readonly call: string }) => string;

  /** Stones in a row, some of which are gone; `right` are the moves that keep the win, `last` what the other had taken. */
  readonly thrown: (facts: {
    readonly places: readonly number[];
    readonly last: string;
    readonly chosen: string;
    readonly right: readonly string[];
  }) => string;
  readonly illegal: (facts: { readonly places: readonly number[]; readonly chosen: string }) => string;
  readonly unreadable: (facts: { readonly places: readonly number[]; readonly chosen: string }) => string;
  /** In how many further positions something is wrong. */
  readonly furthermore: (facts: { readonly positions: number }) => string;
  readonly arrayChanged: (facts: { readonly places: readonly number[] }) => string;
  /** It answers the same question differently, so it was tried in games; `least` and `most` bound the share won, in per cent. */
  readonly fickle: (facts: {
    readonly games: number;
    readonly won: number;
    readonly least: number;
    readonly most: number;
  }) => string;

  /** Rounds of Smart against a random player; `chance` in per cent that such a player passes by luck. */
  readonly smartAhead: (facts: {
    readonly rounds: number;
    readonly ahead: number;
    readonly wanted: number;
    readonly chance: number;
  }) => string;
  readonly smartIllegal: (facts: { readonly position: string; readonly chosen: string }) => string;
  readonly slow: (facts: {
    readonly rounds: number;
    readonly seconds: number;
    readonly limit: number;
  }) => string;
  /** Random always answers the same. */
  readonly notRandom: (facts: { readonly times: number; readonly chosen: string }) => string;

  /** A printed test, at the first step that does not hold. */
  readonly testFailed: (facts: {
    readonly call: string;
    readonly expected: string;
    readonly got: string;
  }) => string;
  readonly notThrown: (facts: { readonly call: string; readonly name: string }) => string;
}
