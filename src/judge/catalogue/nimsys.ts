import { catalogueOf, fixed, type Message, varying } from "./message.ts";

const welcome = fixed("welcome", "course-file", "Welcome to Nim");
const over = fixed("game-over", "course-file", "Game Over");
const winner = varying("winner", "course-file", /^(?<name>.+) wins!$/);
const stonesLeft = varying("stones-left", "course-file", /^(?<stones>\d+) stones left:(?<picture>(?: \*)+)$/);
const turn = varying("turn", "course-file", /^(?<name>.+)'s turn - remove how many\?$/);
const tooMany = /^Invalid move\. You must remove between 1 and (?<upper>\d+) stones\.$/;

/** Edition A assumes valid input; what ours says to other is nobody's fault. */
export const nimsysA = catalogueOf([
  welcome,
  varying("ask.name", "course-file", /^Please enter Player (?<seat>[12])'s name:$/),
  fixed("ask.bound", "course-file", "Please enter upper bound of stone removal:"),
  fixed("ask.stones", "course-file", "Please enter initial number of stones:"),
  stonesLeft,
  turn,
  over,
  winner,
  fixed("ask.again", "course-file", "Do you want to play again (Y/N):"),
  varying("invalid-move", "unspecified", tooMany),
  varying("invalid-number", "unspecified", /^Invalid number\. It must be between 1 and \d+\.$/),
]);

const invalidCommand = /^'(?<command>.*)' is not a valid command\.$/;
const incomplete = "Incorrect number of arguments supplied to command.";
const noGame = /^Invalid game\. Stones and bound must be between 1 and \d+\.$/;

const ofBoth: readonly Message[] = [
  welcome,
  fixed("prompt", "course-file", "$"),
  fixed("player-exists", "course-file", "The player already exists."),
  fixed("player-missing", "course-file", "The player does not exist."),
  fixed("players-missing", "course-file", "One of the players does not exist."),
  fixed("confirm.remove-all", "course-file", "Are you sure you want to remove all players? (y/n)"),
  fixed("confirm.reset-all", "document", "Are you sure you want to reset all player statistics? (y/n)"),
  varying(
    "player",
    "course-file",
    /^(?<username>[^,]+),(?<given>[^,]+),(?<family>[^,]+),(?<games>\d+) games,(?<wins>\d+) wins$/,
  ),
  varying("ranking", "course-file", /^(?<percent>\d+)% {0,2} \| (?<games>\d{2,}) games \| (?<name>.*\S)$/),
  varying("game.stones", "course-file", /^Initial stone count: (?<count>\d+)$/),
  varying("game.bound", "course-file", /^Maximum stone removal: (?<bound>\d+)$/),
  varying("game.player", "course-file", /^Player (?<seat>[12]): (?<name>.*\S)$/),
  stonesLeft,
  turn,
  varying("invalid-move", "course-file", tooMany),
  over,
  winner,
];

/** Edition B assumes valid commands. */
export const nimsysB = catalogueOf(
  [
    ...ofBoth,
    varying("invalid-command", "unspecified", invalidCommand),
    fixed("incomplete-command", "unspecified", incomplete),
    varying("invalid-game", "unspecified", noGame),
  ],
  "$",
);

const places = String.raw`(?<picture><\d+,[*x]>(?: <\d+,[*x]>)*)$`;

export const nimsysC = catalogueOf(
  [
    ...ofBoth,
    varying("invalid-command", "document", invalidCommand),
    fixed("incomplete-command", "document", incomplete),
    varying("advanced.stones", "course-file", new RegExp(`^Stones display: ${places}`)),
    varying(
      "advanced.stones-left",
      "course-file",
      new RegExp(String.raw`^(?<stones>\d+) stones left: ${places}`),
    ),
    varying("advanced.turn", "course-file", /^(?<name>.+)'s turn - which to remove\?$/),
    fixed("advanced.invalid-move", "document", "Invalid move."),
    varying("invalid-game", "unspecified", noGame),
  ],
  "$",
);
