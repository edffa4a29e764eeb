interface Figures {
  readonly games: number;
  readonly wins: number;
}

interface ShareOfWins {
  readonly percent: number;
  readonly games: number;
}

export interface PeopleSentences {
  readonly title: string;
  readonly add: string;
  readonly everyone: string;
  readonly empty: string;
  readonly username: string;
  readonly name: string;
  readonly given: string;
  readonly family: string;
  readonly games: string;
  readonly wins: string;
  readonly changes: string;
  readonly computer: string;
  readonly isComputer: string;
  readonly edit: string;
  readonly reset: string;
  readonly remove: string;
  readonly editOne: (facts: { readonly username: string }) => string;
  readonly resetOne: (facts: { readonly username: string }) => string;
  readonly removeOne: (facts: { readonly username: string }) => string;
  readonly added: (facts: { readonly username: string }) => string;
  readonly saved: (facts: { readonly username: string }) => string;
  readonly wasReset: (facts: { readonly username: string }) => string;
  readonly removed: (facts: { readonly username: string }) => string;
  /** Asked once more: as it is heard, and as it stands in the row. */
  readonly askReset: (facts: { readonly username: string }) => string;
  readonly askRemove: (facts: { readonly username: string }) => string;
  readonly askResetShort: string;
  readonly askRemoveShort: string;
  readonly undo: string;
  readonly cameBack: (facts: { readonly people: number }) => string;
  readonly figuresCameBack: (facts: { readonly people: number }) => string;
  /** Behind the refusal of a username that is taken. */
  readonly chooseAnother: string;
  readonly resetAll: string;
  readonly removeAll: string;
  readonly askResetAll: string;
  readonly askRemoveAll: string;
  readonly resetAllMeans: string;
  readonly removeAllMeans: string;
  readonly allReset: string;
  readonly allRemoved: string;
  readonly yes: string;
  readonly no: string;
  readonly addOne: string;
  readonly save: string;
  readonly token: string;
  readonly tokenExample: string;
  readonly rankings: string;
  readonly bestFirst: string;
  readonly worstFirst: string;
  readonly nobodyToRank: string;
  readonly gamesPlayed: (facts: { readonly games: number }) => string;
  readonly figures: (facts: Figures & { readonly username: string; readonly computer: boolean }) => string;
  readonly all: string;
  readonly noGames: string;
  readonly results: { readonly [Result in "won" | "lost" | "draw"]: string };
  /** A graph, as it is spoken and under it. */
  readonly shareOverTime: (share: ShareOfWins) => string;
  readonly shareAfterEach: (share: ShareOfWins) => string;
}
