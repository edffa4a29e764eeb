export type PageTrouble =
  | "offline"
  | "server-absent"
  | "computer-failed"
  | "computer-failed-online"
  | "connection-absent"
  | "not-kept"
  | "other-tab"
  | "log-strange"
  | "take-back-refused";

/** What is loaded when it is first wanted. */
export type LoadedPart = "page" | "form" | "code" | "share" | "analysis" | "terminal" | "engine";

export interface ShellSentences {
  /** The title of the first page. */
  readonly title: string;
  readonly skip: string;
  readonly home: string;
  readonly pages: string;
  readonly games: string;
  readonly learn: string;
  readonly puzzles: string;
  readonly arena: string;
  readonly players: string;
  readonly consoles: string;
  readonly language: string;
  readonly themes: { readonly [Theme in "auto" | "light" | "dark"]: string };
  /** On the button that changes the colours. */
  readonly changeTheme: (facts: { readonly theme: string }) => string;
  /** In the bar, while the browser has no network. */
  readonly offline: string;
  readonly missing: string;
  readonly mistyped: string;
  /** Of an address that should name a game and does not. */
  readonly gameWithoutId: string;
  readonly gameUnknown: string;
  readonly gamesHere: string;
  readonly close: string;
  readonly tryAgain: string;
  readonly copyRefused: string;
}
