import type { RowKind } from "./taking-sentences.ts";

/** What stands on the page around the games, by topic: every label, button, heading and announcement. */
export interface PageSentences {
  readonly shell: ShellSentences;
  /** What goes wrong between the page and what it needs; what a server refuses stands among the refusals. */
  readonly troubles: { readonly [Code in PageTrouble]: string };
  /** Said while a part is being loaded, and when it cannot be. */
  readonly loading: { readonly form: string; readonly analysis: string };
  readonly notLoaded: { readonly [Part in LoadedPart]: string };
  readonly home: HomeSentences;
  readonly setup: SetupSentences;
  readonly game: GamePageSentences;
  readonly record: RecordSentences;
  readonly share: ShareSentences;
  readonly keys: KeySentences;
  readonly online: OnlineSentences;
  readonly people: PeopleSentences;
  readonly consoles: ConsoleSentences;
  readonly analysis: AnalysisSentences;
  readonly xor: XorSentences;
  readonly engine: EngineSentences;
}

export type PageTrouble =
  | "offline"
  | "server-absent"
  | "computer-failed"
  | "computer-failed-online"
  | "connection-absent"
  | "move-kept"
  | "log-strange"
  | "take-back-refused";

/** What is loaded when it is first wanted. */
export type LoadedPart = "page" | "form" | "analysis" | "terminal" | "engine";

interface ShellSentences {
  /** The title of the first page. */
  readonly title: string;
  readonly skip: string;
  readonly home: string;
  readonly pages: string;
  readonly games: string;
  readonly players: string;
  readonly consoles: string;
  readonly language: string;
  readonly themes: { readonly [Theme in "auto" | "light" | "dark"]: string };
  /** On the button that changes the colours. */
  readonly changeTheme: (facts: { readonly theme: string }) => string;
  readonly missing: string;
  readonly mistyped: string;
  readonly gameUnknown: string;
  readonly gamesHere: string;
  readonly close: string;
  readonly tryAgain: string;
  readonly copyRefused: string;
}

interface HomeSentences {
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
}

interface SetupSentences {
  readonly title: (facts: { readonly game: string }) => string;
  readonly opponent: string;
  readonly beside: string;
  readonly link: string;
  /** About people as opponents. */
  readonly besideAbout: string;
  readonly linkAbout: string;
  readonly first: string;
  readonly firsts: { readonly [First in "me" | "other" | "chance"]: string };
  readonly clock: string;
  readonly noClock: string;
  /** What each side has, and what each move adds. */
  readonly clockOf: (facts: { readonly minutes: number; readonly seconds: number }) => string;
  readonly watched: string;
  readonly name: string;
  readonly nameExample: string;
  readonly countsFor: string;
  readonly otherCountsFor: string;
  readonly firstCountsFor: string;
  readonly secondCountsFor: string;
  readonly nobody: string;
  readonly play: string;
  readonly makeLink: string;
  /** The options of the Nim family. */
  readonly rows: { readonly [Kind in RowKind]: string };
  readonly take: string;
  readonly takeExample: string;
  readonly from: string;
  readonly end: { readonly [Kind in RowKind]: string };
  readonly anywhere: string;
  readonly last: string;
  readonly lasts: { readonly [Last in "wins" | "loses"]: string };
  /** The options of Reversi. */
  readonly board: string;
  readonly start: string;
  readonly starts: { readonly [Start in "tournament" | "mirrored"]: string };
}

interface GamePageSentences {
  readonly panel: string;
  readonly sheet: string;
  readonly actions: string;
  readonly takeBack: string;
  readonly replay: string;
  readonly hint: string;
  readonly analyse: string;
  readonly resign: string;
  readonly newGame: string;
  readonly share: string;
  readonly keys: string;
  readonly backToGame: string;
  readonly rematch: string;
  readonly another: string;
  readonly linkBroken: string;
  readonly players: string;
  readonly seatOpen: string;
  /** A seat as it is spoken: who has it, the side where that is another word, and whether anyone is there. */
  readonly seat: (facts: {
    readonly name: string;
    readonly side: string | undefined;
    readonly away: boolean;
  }) => string;
  readonly away: string;
  readonly won: string;
  readonly typedMove: string;
  readonly playTyped: string;
}

interface RecordSentences {
  readonly title: string;
  readonly moves: string;
  readonly empty: string;
  readonly move: (facts: { readonly number: number; readonly move: string }) => string;
  readonly walk: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
}

/** The text forms of a game that can be copied. */
export type CopyName = "link" | "position" | "record" | "transcript" | "save-string";

interface ShareSentences {
  readonly title: string;
  readonly names: { readonly [Name in CopyName]: string };
  readonly copyThe: { readonly [Name in CopyName]: string };
  readonly copiedThe: { readonly [Name in CopyName]: string };
  readonly copy: string;
  readonly copied: string;
  readonly noMoves: string;
  readonly loadWhat: string;
  readonly load: string;
}

/** The keys that have a name and not a letter. */
export type NamedKey = "tab" | "arrows" | "shift" | "enter" | "escape" | "walk";
/** What keys do. */
export type KeyAct = NamedKey | "takeBack" | "replay" | "hint" | "analyse" | "help";

interface KeySentences {
  readonly title: string;
  readonly names: { readonly [Key in NamedKey]: string };
  readonly does: { readonly [Act in KeyAct]: string };
}

interface OnlineSentences {
  readonly invites: (facts: { readonly host: string; readonly game: string }) => string;
  readonly invited: (facts: { readonly game: string }) => string;
  readonly nameExample: string;
  readonly watch: string;
  readonly cannotOpen: string;
  readonly connectionLost: string;
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

interface Figures {
  readonly games: number;
  readonly wins: number;
}

interface ShareOfWins {
  readonly percent: number;
  readonly games: number;
}

interface PeopleSentences {
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

export type ConsoleId = "nimsys-a" | "nimsys-b" | "nimsys-c" | "competition" | "reversi" | "piles";

interface ConsoleSentences {
  readonly title: string;
  readonly lead: string;
  readonly programs: { readonly [Id in ConsoleId]: { readonly title: string; readonly about: string } };
  readonly words: string;
  readonly restart: string;
  readonly terminal: string;
  readonly typeHere: string;
  readonly ended: string;
  readonly inputEnded: string;
  readonly copy: string;
  readonly copied: string;
}

/** Hint, analysis and report, of whatever game. */
interface AnalysisSentences {
  readonly title: string;
  readonly working: string;
  readonly failed: string;
  readonly wins: string;
  readonly loses: string;
  readonly moves: string;
  readonly chip: (facts: { readonly move: string; readonly wins: boolean }) => string;
  /** Moves that are the same by symmetry. */
  readonly alike: (facts: { readonly count: number }) => string;
  readonly moreKinds: (facts: { readonly count: number }) => string;
  /** A move in notation, and what is said of it. */
  readonly chosen: (facts: { readonly move: string; readonly text: string }) => string;
  readonly report: string;
  readonly decided: string;
  readonly looking: string;
  readonly lookingFailed: string;
}

/** The runs as binary numbers in columns. */
interface XorSentences {
  readonly label: string;
  readonly caption: (facts: { readonly plain: boolean }) => string;
  readonly rule: (facts: { readonly misere: boolean }) => string;
  readonly run: string;
  readonly value: string;
  readonly odd: string;
  readonly even: string;
}

/** The Reversi engine's analysis. */
interface EngineSentences {
  readonly looking: string;
  readonly valuesAppear: string;
  readonly progress: string;
  readonly bestPlay: (facts: { readonly moves: readonly string[] }) => string;
  readonly squareValue: (facts: { readonly square: string; readonly value: string }) => string;
  readonly reviewed: string;
  readonly reviewing: string;
  readonly noSlips: string;
  readonly slips: string;
}
