export interface HomeSentences {
  readonly heading: (facts: { readonly games: number }) => string;
  readonly lead: string;
  readonly play: string;
  readonly goOn: string;
  readonly playGame: (facts: { readonly game: string }) => string;
  readonly goOnWith: (facts: { readonly game: string }) => string;
  readonly options: string;
  readonly optionsFor: (facts: { readonly game: string }) => string;
  readonly going: string;
  readonly noneGoing: string;
  readonly finished: string;
  readonly noneFinished: string;
  readonly rankings: string;
  readonly nobodyRanked: string;
  readonly against: (facts: { readonly first: string; readonly second: string }) => string;
  readonly draw: string;
  readonly won: (facts: { readonly winner: string }) => string;
  readonly waiting: string;
  readonly moves: (facts: { readonly moves: number }) => string;
  /** When something was: the time of today, else the day. */
  readonly date: (facts: { readonly at: number; readonly now: number }) => string;
}

/** The games that this browser keeps, and those on the server in which it has a seat. */
export interface KeptSentences {
  readonly title: string;
  readonly yourTurn: string;
  readonly turnOf: (facts: { readonly name: string }) => string;
  readonly youWon: string;
  readonly youLost: string;
  readonly remove: string;
  readonly removeOne: (facts: { readonly game: string; readonly sides: string }) => string;
  readonly removed: (facts: { readonly game: string }) => string;
  readonly undo: string;
  /** Of a game with someone elsewhere. */
  readonly gone: string;
  /** In place of a game that is asked for by its address and is not here. */
  readonly missing: string;
}
