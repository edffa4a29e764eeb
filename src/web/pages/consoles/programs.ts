/** The published consoles as the page lists them. The words behind a name are what one would type on a command line. */
export interface ConsoleProgram {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly command: string;
  /** Arguments one may change before starting. */
  readonly words: string;
}

export const programs: readonly ConsoleProgram[] = [
  {
    id: "nimsys-c",
    title: "Nimsys C",
    about: "Players, rankings, AI players and the advanced game; players are kept in this browser.",
    command: "grundy nimsys c",
    words: "",
  },
  {
    id: "nimsys-b",
    title: "Nimsys B",
    about: "Players and their statistics, gone with exit.",
    command: "grundy nimsys b",
    words: "",
  },
  {
    id: "nimsys-a",
    title: "Nimsys A",
    about: "Two people and a row of stones.",
    command: "grundy nimsys a",
    words: "",
  },
  {
    id: "competition",
    title: "Competition",
    about: "Sticks between 1 Random, 2 Heuristic, 3 Smart and 4 Human: first player, second player, rounds.",
    command: "grundy competition",
    words: "4 3 1",
  },
  {
    id: "reversi",
    title: "Reversi",
    about: "Two people on a board of any even size; a move is its row and column.",
    command: "grundy reversi",
    words: "",
  },
  {
    id: "piles",
    title: "Piles",
    about: "Three piles with undo, redo and save strings.",
    command: "grundy piles",
    words: "",
  },
];
