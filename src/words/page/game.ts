/** A game from a link, which is looked at. */
export interface ViewSentences {
  readonly status: (facts: {
    readonly side: string;
    readonly move: number;
    readonly moves: number;
  }) => string;
  readonly playOn: string;
  readonly playOnBeside: string;
}

export interface GamePageSentences {
  readonly panel: string;
  readonly sheet: string;
  readonly actions: string;
  readonly takeBack: string;
  readonly replay: string;
  readonly hint: string;
  readonly analyse: string;
  readonly resign: string;
  /** Asked once more in the place of the button, and the way back. */
  readonly reallyResign: string;
  readonly playOn: string;
  /** Of a game that nobody has joined yet. */
  readonly cancel: string;
  readonly reallyCancel: string;
  readonly waitOn: string;
  readonly newGame: string;
  readonly share: string;
  readonly keys: string;
  readonly howTo: string;
  readonly howToPlay: (facts: { readonly game: string }) => string;
  /** Beside the goal when somebody comes to a game for the first time. */
  readonly newHere: string;
  readonly backToGame: string;
  readonly rematch: string;
  readonly another: string;
  readonly linkBroken: string;
  /** Of a link with a move in it that cannot be played: those before it are shown. */
  readonly linkBrokenAt: (facts: { readonly number: number }) => string;
  readonly players: string;
  readonly seatOpen: string;
  /** A seat as it is spoken: who has it, the side where that is another word, and whether anyone is there. */
  readonly seat: (facts: {
    readonly name: string;
    readonly side: string | undefined;
    readonly away: boolean;
    /** Whether it is the seat of whoever reads this, alone. */
    readonly you: boolean;
  }) => string;
  readonly youAre: (facts: { readonly side: string }) => string;
  readonly away: string;
  readonly won: string;
  /** Of a game between people: whether hint and analysis may be used. */
  readonly help: { readonly [State in "agreed" | "off" | "over"]: string };
  /** How far a slow computer is, and the button that has it move. */
  readonly progress: string;
  readonly moveNow: string;
  readonly typedMove: string;
  readonly playTyped: string;
}

export interface RecordSentences {
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
export type CopyName = "link" | "replay" | "embed" | "position" | "record" | "transcript" | "save-string";

export interface ShareSentences {
  readonly title: string;
  readonly names: { readonly [Name in CopyName]: string };
  readonly copyThe: { readonly [Name in CopyName]: string };
  readonly copiedThe: { readonly [Name in CopyName]: string };
  readonly copy: string;
  readonly copied: string;
  readonly noMoves: string;
  /** What the parts of the dialog are for. */
  readonly show: string;
  readonly asText: string;
  readonly loading: string;
  readonly openReplay: string;
  readonly loadWhat: string;
  readonly load: string;
  /** A file, which can also be dropped. */
  readonly chooseFile: string;
}

/** The keys that have a name and not a letter. */
export type NamedKey = "tab" | "arrows" | "shift" | "enter" | "escape" | "walk";
/** What keys do. */
export type KeyAct = NamedKey | "takeBack" | "replay" | "hint" | "analyse" | "explore" | "beside" | "help";

export interface KeySentences {
  readonly title: string;
  readonly names: { readonly [Key in NamedKey]: string };
  readonly does: { readonly [Act in KeyAct]: string };
}
