/** The page that explains an output somebody has at hand. */
export interface JudgePageSentences {
  readonly title: string;
  readonly lead: string;
  readonly assignment: string;
  readonly arguments: string;
  readonly have: string;
  readonly ways: { readonly [Way in "transcript" | "pair"]: string };
  readonly transcript: string;
  readonly input: string;
  readonly output: string;
  readonly explain: string;
  readonly example: string;
  /** Where nothing was pasted. */
  readonly nothing: string;
  readonly right: string;
  /** What a text that was pasted cannot show. */
  readonly lastNewline: string;
  readonly failed: string;
  /** Where the server runs programs that are handed in. */
  readonly run: {
    readonly title: string;
    readonly lead: string;
    /** The AI of Nimsys alone, which is no console. */
    readonly ai: string;
    readonly drop: string;
    readonly choose: string;
    /** What was chosen is no program by its name. */
    readonly wrongName: (facts: { readonly name: string }) => string;
    readonly tooLarge: string;
    readonly sending: string;
    readonly queued: (facts: { readonly place: number }) => string;
    readonly running: (facts: { readonly cases: number }) => string;
    readonly failed: string;
    readonly cases: string;
    readonly again: string;
  };
  /** On the page of the consoles. */
  readonly link: string;
}
