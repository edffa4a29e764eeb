/** What has become of what was in a file of one's own games. */
export const importOutcomes = [
  /** New here. */
  "added",
  /** Has gone on elsewhere, and is here as it stands there. */
  "continued",
  /** Went on otherwise here and there: now both are here. */
  "beside",
  /** Seats that are held here from now on. */
  "seats",
  "results",
  /** Ratings and results of puzzles, as far as they are further than here. */
  "puzzles",
  "settings",
  "lessons",
  /** Was here as it is, or further than in the file. */
  "here",
  "puzzlesHere",
  /** Stayed outside: they go on otherwise here, or are set otherwise. */
  "otherResults",
  "otherSettings",
  /** Stayed outside: the server does not know them, or could not be asked. */
  "unknown",
  "unasked",
  /** Stayed outside: no game, or one that cannot be played. */
  "broken",
  /** Stayed outside: the browser keeps no more. */
  "full",
  "puzzlesFull",
] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** Why something is no such file. */
export type OwnFileProblem = "too-large" | "no-file" | "newer";

/** Which of one's games are shown, and where they are kept. */
export type OwnWhich = "all" | "turn" | "going" | "over";
export type OwnWhere = "all" | "here" | "server";

/** Whether one is told of one's turn: on, off, not allowed by the browser, or not known to it. */
export type Telling = "on" | "off" | "denied" | "none";

type Counted = (facts: { readonly count: number }) => string;

/** The page of one's own games. */
export interface OwnSentences {
  /** On the first page. */
  readonly toPage: string;
  readonly nothing: string;
  readonly search: string;
  readonly searchExample: string;
  readonly which: string;
  readonly whiches: { readonly [Which in OwnWhich]: string };
  readonly kind: string;
  readonly anyKind: string;
  readonly where: string;
  readonly wheres: { readonly [Where in OwnWhere]: string };
  readonly found: Counted;
  readonly more: Counted;
  readonly chooseOne: (facts: { readonly game: string; readonly sides: string }) => string;
  readonly chooseAll: string;
  readonly chosen: Counted;
  readonly removeChosen: string;
  readonly removedSeveral: Counted;
  readonly undoAll: string;
  /** Before finished games have to go, and after some have. */
  readonly nearlyFull: (facts: { readonly finished: number; readonly most: number }) => string;
  readonly dropped: Counted;
  readonly understood: string;
  readonly along: string;
  readonly alongAbout: string;
  readonly withSeats: string;
  readonly seatsWarning: string;
  readonly exportAll: string;
  readonly exportChosen: Counted;
  readonly exported: string;
  readonly importFile: string;
  readonly importing: string;
  readonly problems: { readonly [Problem in OwnFileProblem]: string };
  readonly outcomes: { readonly [Outcome in ImportOutcome]: Counted };
  readonly nothingIn: string;
  readonly tell: string;
  readonly tellings: { readonly [State in Telling]: string };
  /** In the tab's title, and of a game in a notification. */
  readonly yourTurn: string;
  readonly turnIn: (facts: { readonly game: string }) => string;
}
