/** Where people find somebody to play with: the lobby, waiting for somebody, and inviting a friend. */
export interface LobbySentences {
  readonly title: string;
  readonly lead: string;
  readonly game: string;
  readonly allGames: string;
  /** The button, and the title of its form. */
  readonly wait: string;
  /** In the list of opponents, and what is said about it. */
  readonly anyone: string;
  readonly anyoneAbout: string;
  readonly openGames: string;
  readonly looking: string;
  readonly lost: string;
  readonly none: string;
  readonly noneOf: (facts: { readonly game: string }) => string;
  readonly all: (facts: { readonly games: number }) => string;
  /** Who waits, where there is no name. */
  readonly somebody: string;
  readonly noClock: string;
  readonly youBegin: string;
  readonly begins: (facts: { readonly name: string }) => string;
  readonly withHelp: string;
  readonly otherOptions: string;
  readonly ownPosition: string;
  readonly join: string;
  /** For a screen reader: whose game it is, where that has a name. */
  readonly joinGame: (facts: { readonly game: string; readonly name: string | undefined }) => string;
  readonly yours: string;
  readonly openYours: (facts: { readonly game: string }) => string;
  readonly taken: string;
  readonly gone: string;
  /** Somebody else has sat down a moment before. */
  readonly late: string;
  /** The status of a game that waits in the lobby. */
  readonly waitingForAnyone: string;
  readonly joined: (facts: { readonly game: string; readonly name: string | undefined }) => string;
  readonly toGame: string;
  readonly playFriend: string;
  readonly playFriendAt: (facts: { readonly game: string }) => string;
  readonly invite: string;
  readonly inviteAbout: string;
  readonly qrCode: string;
  /** Opens the device's own way to share. */
  readonly shareLink: string;
  /** What is sent with the link. */
  readonly shareText: (facts: { readonly game: string }) => string;
  readonly listed: string;
  readonly watch: (facts: { readonly moves: number }) => string;
  readonly canBeJoined: string;
}
