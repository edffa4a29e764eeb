/** A session of Nimsys C, and faults planted into what the reference prints. */
import type { Difference, DifferenceKind } from "../verdict.ts";

export const played =
  "addplayer luke,Skywalker,Luke\naddplayer han,Solo,Han\naddplayer Ann,Lee,Ann\nstartgame 7,3,luke,han\n2\n9\n3\n1\n1\nrankings\nrankings asc\ndisplayplayer\ndisplayplayer nobody\n" +
  "startgame 1,1,han,luke\n1\nremoveplayer\nn\nstartadvancedgame 2,luke,han\n1 2\nrankings\nexit\n";

/** A fault planted into the right output, and what is said of it. */
export type Fault = readonly [
  kind: DifferenceKind,
  spoil: (right: string) => string,
  english: string,
  facts: Difference["facts"],
];

export const faults: readonly Fault[] = [
  [
    "blank-line-extra",
    (right) => right.replace("Game Over", "\nGame Over"),
    "You print one blank line too many here.",
    { count: 1 },
  ],
  [
    "blank-line-extra",
    (right) => right.replaceAll("\n", "\n\n"),
    "You print 2 blank lines too many here.",
    { count: 2 },
  ],
  [
    "blank-line-missing",
    (right) => right.replace("\n\nGame Over", "\nGame Over"),
    "A blank line is missing here.",
    { count: 1 },
  ],
  [
    "blank-line-missing",
    (right) => right.replaceAll("\n\n", "\n"),
    "A blank line is missing here.",
    { count: 1 },
  ],
  [
    "trailing-blank",
    (right) => right.replaceAll("*\n", "* \n"),
    "You print 1 blank too many at the end of the line.",
    { expected: 0, got: 1 },
  ],
  [
    "line-end",
    (right) => right.replaceAll("\n", "\r\n"),
    "You end lines with a carriage return and a newline; a newline alone is right.",
    { what: "crlf" },
  ],
  [
    "line-end",
    (right) => right.slice(0, -1),
    "The newline at the very end is missing.",
    { what: "last-missing" },
  ],
  [
    "line-end",
    (right) => right.replace("*\nLuke's", "*Luke's"),
    "The newline is missing here, so that two lines stand in one.",
    { what: "joined" },
  ],
  [
    "line-end",
    (right) => right.replaceAll("left:", "left:\n"),
    "You print a newline in the middle of this line.",
    { what: "split" },
  ],
  [
    "punctuation",
    (right) => right.replaceAll("left:", "left"),
    "The sign “:” is missing.",
    { expected: ":", got: "" },
  ],
  [
    "punctuation",
    (right) => right.replaceAll("'s turn", "’s turn"),
    "The sign “'” belongs here, you print “’”.",
    { expected: "'", got: "’" },
  ],
  [
    "punctuation",
    (right) => right.replace("Over\n", "Over!\n"),
    "The sign “!” does not belong here.",
    { expected: "", got: "!" },
  ],
  [
    "blanks",
    (right) => right.replaceAll("%  |", "% |").replaceAll("%   |", "% |"),
    "You print 1 blank where 3 blanks belong.",
    { expected: 3, got: 1 },
  ],
  [
    "singular",
    (right) => right.replaceAll("1 stones", "1 stone"),
    "The word is “stones” here, not “stone”: the document never adapts it to the number.",
    { expected: "stones", got: "stone" },
  ],
  [
    "letter-case",
    (right) => right.replaceAll("Game Over", "Game over"),
    "Capital and small letters count: “Over”, not “over”.",
    { expected: "Over", got: "over" },
  ],
  [
    "wrong-number",
    (right) => right.replaceAll("1 games", "0 games"),
    "The number of games is wrong: 01 is right, you print 00.",
    { part: "games", expected: "01", got: "00" },
  ],
  [
    "wrong-number",
    (right) => right.replaceAll(",1 wins", ",2 wins"),
    "The number of wins is wrong: 1 is right, you print 2.",
    { part: "wins", expected: "1", got: "2" },
  ],
  [
    "wrong-number",
    (right) => right.replaceAll("5 stones left: * * * * *", "4 stones left: * * * *"),
    "The number of stones left is wrong: 5 is right, you print 4.",
    { part: "stones", expected: "5", got: "4" },
  ],
  [
    "wrong-number",
    (right) => right.replaceAll("100%", "50% "),
    "The percentage is wrong: 100 is right, you print 50.",
    { part: "percent", expected: "100", got: "50" },
  ],
  [
    "order",
    (right) => swap(right, "100% | 01 games | Luke Skywalker", "0%   | 01 games | Han Solo"),
    "The order is wrong: “Luke Skywalker” comes here, not yet “Han Solo”, because the higher ratio of wins comes first.",
    { rule: "ratio-down", first: "Luke Skywalker", second: "Han Solo" },
  ],
  [
    "order",
    (right) => swap(right, "0%   | 00 games | Ann Lee", "0%   | 01 games | Han Solo"),
    "The order is wrong: “Ann Lee” comes here, not yet “Han Solo”, because with equal ratios the username that comes first in the alphabet",
    { rule: "tie", first: "Ann Lee", second: "Han Solo" },
  ],
  [
    "order",
    (right) => swap(right, "Ann,Ann,Lee,0 games,0 wins", "han,Han,Solo,1 games,0 wins"),
    "The order is wrong: “Ann” comes here, not yet “han”, because players are listed by username, capitals before small letters.",
    { rule: "username", first: "Ann", second: "han" },
  ],
  [
    "order",
    (right) => swap(right, "Initial stone count: 7", "Maximum stone removal: 3"),
    "The order is wrong: “Initial stone count: 7” comes here, not yet “Maximum stone removal: 3”, because these lines come in the order of the document.",
    { rule: "document", first: "Initial stone count: 7", second: "Maximum stone removal: 3" },
  ],
  [
    "wrong-turn",
    (right) => right.replace("Luke's turn", "Han's turn"),
    "It is the turn of Luke, not of Han: the first player begins every game.",
    { expected: "Luke", got: "Han", rule: "first" },
  ],
  [
    "wrong-turn",
    (right) => right.replace(/(Invalid move[\s\S]*?)Han's turn/, "$1Luke's turn"),
    "It is the turn of Han, not of Luke: after an invalid move the same player is asked again.",
    { expected: "Han", got: "Luke", rule: "retry" },
  ],
  [
    "wrong-turn",
    (right) => right.replace("Han's turn", "Luke's turn"),
    "It is the turn of Han, not of Luke: the players take turns.",
    { expected: "Han", got: "Luke", rule: "next" },
  ],
  [
    "stopped-early",
    (right) => right.slice(0, right.indexOf("Game Over")),
    "Your program stopped too early;",
    {},
  ],
  ["stopped-early", (right) => right.slice(0, right.indexOf("wins!")), "Your program stopped too early;", {}],
  [
    "went-on",
    (right) => `${right}Thank you for playing\n`,
    "Your program should have ended here, but goes on with “Thank you for playing”.",
    { next: "Thank you for playing" },
  ],
  [
    "prompt-missing",
    (right) => right.replace("Luke's turn - remove how many?\n", ""),
    "The prompt “Luke's turn - remove how many?” is missing: nobody would know what to enter.",
    { prompt: "Luke's turn - remove how many?" },
  ],
  [
    "prompt-missing",
    (right) => right.replace("$The player", "The player"),
    "The prompt “$” is missing: nobody would know what to enter.",
    { prompt: "$" },
  ],
  [
    "other-message",
    (right) => right.replace("The player does not exist.", "The player already exists."),
    "You print the message of another situation, “$The player already exists.”; here it is “$The player does not exist.”.",
    { expected: "$The player does not exist.", got: "$The player already exists." },
  ],
  [
    "stars",
    (right) => right.replace("7 stones left: *", "7 stones left: * *"),
    "You print 8 stars instead of 7: one for each stone that is left.",
    { expected: 7, got: 8, stone: 0 },
  ],
  [
    "stars",
    (right) => right.replaceAll("<2,*>", "<2,x>"),
    "Stone 2 is shown wrongly: * is a stone that is there, x one that was removed.",
    { expected: 2, got: 1, stone: 2 },
  ],
  [
    "wrong-winner",
    (right) => right.replace("Luke Skywalker wins!", "Han Solo wins!"),
    "The winner is wrong: “Luke Skywalker” is right, you print “Han Solo”. Whoever takes the last one loses; you may have swapped the two.",
    { expected: "Luke Skywalker", got: "Han Solo", rule: "last-loses" },
  ],
  [
    "wrong-winner",
    (right) => replaceLast(right, "Luke Skywalker wins!", "Han Solo wins!"),
    "The winner is wrong: “Luke Skywalker” is right, you print “Han Solo”. In the advanced game whoever takes the last stone wins; you may have swapped the two.",
    { expected: "Luke Skywalker", got: "Han Solo", rule: "last-wins" },
  ],
  [
    "rounding",
    (right) => right.replace("67%", "66%"),
    "The percentage is rounded wrongly: 67% is right, you print 66%. Round to the nearest whole number, exact halves up.",
    { expected: "67%", got: "66%" },
  ],
  [
    "asked-twice",
    (right) => right.replace(/(Luke's turn - remove how many\?\n)/, "$1$1"),
    "You ask twice: “Luke's turn - remove how many?” is printed again without a reason.",
    { prompt: "Luke's turn - remove how many?" },
  ],
  [
    "echoed-input",
    (right) => right.replace("how many?\n\n5 stones", "how many?\n2\n\n5 stones"),
    "You print what was entered, “2”; the terminal does that, not the program.",
    { input: "2" },
  ],
  [
    "echoed-input",
    (right) => right.replace("$The player", "$displayplayer nobodyThe player"),
    "You print what was entered, “displayplayer nobody”;",
    { input: "displayplayer nobody" },
  ],
  [
    "line-missing",
    (right) => right.replace("Game Over\n", ""),
    "The line “Game Over” is missing.",
    { line: "Game Over" },
  ],
  [
    "line-extra",
    (right) => right.replace("Game Over\n", "Bye\nGame Over\n"),
    "The line “Bye” does not belong here.",
    { line: "Bye" },
  ],
  [
    "spelling",
    (right) => right.replaceAll("Maximum", "Maximun"),
    "It must be “Maximum”, you print “Maximun”.",
    { expected: "Maximum", got: "Maximun", letter: "", instead: "" },
  ],
  [
    "spelling",
    (right) => right.replaceAll("Game Over", "Game Оver"),
    "It must be “Over”, you print “Оver”; they look alike, but the letter is U+004F, and yours is U+041E.",
    { expected: "Over", got: "Оver", letter: "U+004F", instead: "U+041E" },
  ],
  [
    "other",
    (right) => right.replace("Game Over", "That was it for today, dear players"),
    "You print something else here.",
    {},
  ],
];

function swap(text: string, one: string, other: string): string {
  return text.replace(one, "\0").replace(other, one).replace("\0", other);
}

function replaceLast(text: string, from: string, to: string): string {
  const at = text.lastIndexOf(from);
  return text.slice(0, at) + to + text.slice(at + from.length);
}
