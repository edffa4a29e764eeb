export const consoleIds = ["nimsys-c", "nimsys-b", "nimsys-a", "competition", "reversi", "piles"] as const;
export type ConsoleId = (typeof consoleIds)[number];

/** What can be typed at the consoles. */
export type ConsoleCommand =
  | "add-player"
  | "add-ai-player"
  | "remove-player"
  | "edit-player"
  | "reset-stats"
  | "display-player"
  | "rankings"
  | "start-game"
  | "start-advanced"
  | "exit"
  | "count"
  | "again"
  | "end"
  | "show-board"
  | "make-move"
  | "stick-move"
  | "size"
  | "square"
  | "take"
  | "undo"
  | "redo"
  | "history"
  | "save"
  | "load"
  | "hint"
  | "restart"
  | "help"
  | "quit";

export interface ConsoleSentences {
  readonly title: string;
  readonly lead: string;
  readonly programs: { readonly [Id in ConsoleId]: { readonly title: string; readonly about: string } };
  /** The list beside the terminal. */
  readonly commands: string;
  readonly commandsHow: string;
  readonly does: { readonly [Command in ConsoleCommand]: string };
  readonly words: string;
  readonly restart: string;
  /** Asked once more while a program runs. */
  readonly reallyRestart: string;
  readonly terminal: string;
  readonly typeHere: string;
  readonly ended: string;
  readonly inputEnded: string;
  readonly copy: string;
  readonly copied: string;
}
