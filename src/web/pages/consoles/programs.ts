import type { ConsoleCommand, ConsoleId } from "../../../words/index.ts";

/** The published consoles as the page lists them. The words behind a name are what one would type on a command line. */
export interface ConsoleProgram {
  readonly id: ConsoleId;
  readonly command: string;
  /** Arguments one may change before starting. */
  readonly words: string;
  readonly commands: readonly CommandLine[];
}

/** What can be typed: as it is described, and an example of it that a press types. */
export interface CommandLine {
  readonly name: ConsoleCommand;
  readonly form: string;
  readonly example: string;
}

const line = (name: ConsoleCommand, form: string, example = form): CommandLine => ({ name, form, example });

const ofPeople = [
  line("remove-player", "removeplayer [USER]", "removeplayer hsolo"),
  line("edit-player", "editplayer USER,FAMILY,GIVEN", "editplayer hsolo,Solo,Ben"),
  line("reset-stats", "resetstats [USER]", "resetstats hsolo"),
  line("display-player", "displayplayer [USER]", "displayplayer"),
];

const startGame = line("start-game", "startgame STONES,BOUND,USER1,USER2", "startgame 10,3,hsolo,lorgana");
const addPlayer = line("add-player", "addplayer USER,FAMILY,GIVEN", "addplayer hsolo,Solo,Han");

export const programs: readonly ConsoleProgram[] = [
  {
    id: "nimsys-c",
    command: "grundy nimsys c",
    words: "",
    commands: [
      addPlayer,
      line("add-ai-player", "addaiplayer USER,FAMILY,GIVEN", "addaiplayer r2d2,Two,Detoo"),
      ...ofPeople,
      line("rankings", "rankings [asc|desc]", "rankings"),
      startGame,
      line("start-advanced", "startadvancedgame STONES,USER1,USER2", "startadvancedgame 10,hsolo,r2d2"),
      line("exit", "exit"),
    ],
  },
  {
    id: "nimsys-b",
    command: "grundy nimsys b",
    words: "",
    commands: [
      addPlayer,
      ...ofPeople,
      line("rankings", "rankings [asc|desc]", "rankings"),
      startGame,
      line("exit", "exit"),
    ],
  },
  {
    id: "nimsys-a",
    command: "grundy nimsys a",
    words: "",
    commands: [line("count", "NUMBER", "3"), line("again", "Y"), line("end", "N")],
  },
  {
    id: "competition",
    command: "grundy competition",
    words: "4 3 1",
    commands: [
      line("show-board", "1"),
      line("make-move", "2"),
      line("stick-move", "ROW LEFT RIGHT", "1 1 9"),
    ],
  },
  {
    id: "reversi",
    command: "grundy reversi",
    words: "",
    commands: [line("size", "SIZE", "8"), line("square", "ROW COLUMN", "2 4")],
  },
  {
    id: "piles",
    command: "grundy piles",
    words: "",
    commands: [
      line("take", "move PILE COUNT", "move 2 3"),
      line("undo", "undo"),
      line("redo", "redo"),
      line("history", "history"),
      line("save", "save"),
      line("load", "load STRING", "load 0999"),
      line("hint", "hint"),
      line("restart", "restart"),
      line("help", "help"),
      line("quit", "quit"),
    ],
  },
];
