export interface OnlineSentences {
  readonly invites: (facts: { readonly host: string; readonly game: string }) => string;
  readonly invited: (facts: { readonly game: string }) => string;
  readonly nameExample: string;
  /** What joining agrees to. */
  readonly joinWithHelp: string;
  readonly joinWithout: string;
  /** A move that the server has not answered yet. */
  readonly pending: string;
  readonly rules: string;
  readonly begins: string;
  readonly youBegin: string;
  readonly otherBegins: string;
  /** Which side is for who joins. */
  readonly yourSide: string;
  readonly watch: string;
  readonly cannotOpen: string;
  readonly connectionLost: string;
  /** The same with a move that was made meanwhile; both stand in the room of two lines on a phone. */
  readonly moveKept: string;
  readonly asked: string;
  readonly asks: (facts: { readonly name: string }) => string;
  readonly agree: string;
  readonly decline: string;
  /** The other is away; `time` in minutes and seconds until the game can be claimed. */
  readonly claimIn: (facts: { readonly name: string; readonly time: string }) => string;
  readonly isAway: (facts: { readonly name: string }) => string;
  /** For a screen reader: the other has been away for long enough. */
  readonly claimable: (facts: { readonly name: string }) => string;
  readonly claim: string;
  readonly offersRematch: (facts: { readonly name: string }) => string;
  readonly rematchOffered: string;
  readonly watchRematch: string;
  readonly invitation: string;
  readonly copyLink: string;
}
