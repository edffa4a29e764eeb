/** What a clock is called before a game, and what it shows during one. */
export interface ClockSentences {
  /** What each side has for all its moves, and what each move adds; or what every move has. */
  readonly of: (facts: {
    readonly seconds: number;
    readonly added: number;
    readonly perMove: boolean;
  }) => string;
  /** The choice that opens the two fields. */
  readonly own: string;
  readonly minutes: string;
  readonly added: string;
  readonly bounds: (facts: { readonly minutes: number; readonly added: number }) => string;
  /** On the clock itself, from a day on. */
  readonly days: (facts: { readonly days: number; readonly hours: number }) => string;
  /** The same as it is spoken. */
  readonly daysSpoken: (facts: { readonly days: number; readonly hours: number }) => string;
}
