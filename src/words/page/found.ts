/** A game in something that was pasted or dropped, before it is opened. */
export interface FoundSentences {
  /** By what is known of it: those who played, when, how it ended in the file's own signs. */
  readonly title: (facts: {
    /** Its place in the file from 1, where that holds several. */
    readonly place: number | undefined;
    readonly players: readonly [string, string] | undefined;
    readonly date: string | undefined;
    readonly result: string | undefined;
  }) => string;
  /** Over the list of several. */
  readonly choose: (facts: { readonly count: number }) => string;
  readonly list: string;
  readonly earlier: string;
  readonly later: string;
  readonly goTo: string;
  /** Of a file that knows players by their numbers in a list of its own. */
  readonly numbered: (facts: { readonly number: number }) => string;
}
