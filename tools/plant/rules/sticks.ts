import { faultsIn, type RuleFault } from "./rule-fault.ts";

const only = ["sticks"] as const;
const rules = 'take: "any",\n  middle: true,\n  last: "loses",';
const runs = "const runs = rows[row - 1];";

/** Marks everything between, as long as `looked` finds nothing marked. */
function loosely(looked: string): string {
  return `${runs}
  const free = (at) => runs?.some((run) => at >= run.left && at < run.left + run.length) === true;
  const within = row >= 1 && row <= rows.length && left >= 1 && left <= right && right <= options.rows[row - 1];
  if (within && ${looked}) {
    const rest = runs.flatMap((run) => [
      { left: run.left, length: Math.min(run.length, left - run.left) },
      { left: Math.max(run.left, right + 1), length: run.left + run.length - Math.max(run.left, right + 1) },
    ]).filter((run) => run.length > 0);
    return accept({ options, rows: rows.with(row - 1, rest), turn: otherSeat(position.turn) });
  }`;
}

export const sticks: readonly RuleFault[] = [
  ...faultsIn("src/games/presets.ts", only, [
    ["who marks the last stick wins", rules, rules.replace("loses", "wins")],
    ["only the right end of a row can be marked", rules, rules.replace("true", "false")],
    ["at most three sticks can be marked", rules, rules.replace('"any"', "{ from: 1, to: 3 }")],
    ["the shortest row is the first", "rows: [9, 7, 5, 3, 1],", "rows: [1, 3, 5, 7, 9],"],
  ]),
  ...faultsIn("src/games/taking.ts", only, [
    ["player 2 begins", "turn: 0 };", "turn: 1 };"],
    ["of a run only its ends must be unmarked", runs, loosely("free(left) && free(right)")],
    ["of a run only its left end must be unmarked", runs, loosely("free(left)")],
    ["of a run only its right end must be unmarked", runs, loosely("free(right)")],
    ["marked sticks can be marked again", runs, loosely("true")],
    [
      "marking keeps the right part of a run only",
      "if (left > run.left) rest.push(",
      "if (left > run.left && right === lastOfRun) rest.push(",
    ],
    [
      "marking keeps the left part of a run only",
      "if (right < lastOfRun) rest.push(",
      "if (right < lastOfRun && left === run.left) rest.push(",
    ],
  ]),
  ...faultsIn("src/match/playout.ts", only, [
    [
      "a refused move passes the turn on",
      "player.refused(next.refusal, move);\n  return position;",
      "player.refused(next.refusal, move);\n  return { ...position, turn: 1 - position.turn };",
    ],
  ]),
  ...faultsIn("src/notation/pictures.ts", only, [
    [
      "the board is upside down",
      "for (let index = rows.length - 1; index >= 0; index--)",
      "for (let index = 0; index < rows.length; index++)",
    ],
    [
      "the board stands at the left",
      "const before = Math.floor((width - row.length) / 2);",
      "const before = 0;",
    ],
    ["the rows of the board end without blanks", "row.padEnd(width - before)", "row"],
    ["the board begins with a blank", '" ".repeat(before)', '" ".repeat(before + 1)'],
  ]),
  ...faultsIn("src/notation/rows.ts", only, [
    [
      "marked and unmarked sticks are swapped",
      '"0".repeat(run.left - 1 - drawn.length) + "1".repeat(run.length);\n  return drawn.padEnd(length, "0");',
      '"1".repeat(run.left - 1 - drawn.length) + "0".repeat(run.length);\n  return drawn.padEnd(length, "1");',
    ],
    [
      "the second part of a row is shown as marked",
      "for (const run of runs) drawn +=",
      "for (const run of runs.slice(0, 1)) drawn +=",
    ],
    [
      "a row is shown mirrored",
      'return drawn.padEnd(length, "0");',
      'return [...drawn.padEnd(length, "0")].reverse().join("");',
    ],
    [
      "marked sticks are shown at the right",
      'return drawn.padEnd(length, "0");',
      'return drawn.replaceAll("0", "").padEnd(length, "0");',
    ],
  ]),
  ...faultsIn("src/editions/competition/human.ts", only, [
    ["every command but 1 makes a move", "if (command === 2)", "if (command !== 1)"],
    [
      "after the board a move is asked for at once",
      "dialogue.print(command === 1",
      "if (command === 1) {\n          dialogue.print(`${makeSticksPicture(position)}\\n`);\n          return enterMove();\n        }\n        dialogue.print(command === 1",
    ],
    [
      "the board is always that of the beginning",
      "makeSticksPicture(position)",
      "makeSticksPicture({ ...position, rows: position.options.rows.map((length) => [{ left: 1, length }]) })",
    ],
    [
      "the right end is taken for the left one",
      "noMove : { row, left, right };",
      "noMove : { row, left: right, right: left };",
    ],
    [
      "ends may be turned",
      "noMove : { row, left, right };",
      "noMove : { row, left: Math.min(left, right), right: Math.max(left, right) };",
    ],
    ["rows count from 0", "noMove : { row, left, right };", "noMove : { row: row + 1, left, right };"],
    [
      "sticks count from 0",
      "noMove : { row, left, right };",
      "noMove : { row, left: left + 1, right: right + 1 };",
    ],
    [
      "what is beyond a row is cut off",
      "noMove : { row, left, right };",
      "noMove : { row, left, right: Math.min(right, 11 - 2 * row) };",
    ],
    [
      "what is before a row is cut off",
      "noMove : { row, left, right };",
      "noMove : { row, left: Math.max(left, 1), right };",
    ],
    [
      "the last row is refused",
      "noMove : { row, left, right };",
      "noMove : row > 4 ? noMove : { row, left, right };",
    ],
    [
      "a row that is not there is the last one",
      "noMove : { row, left, right };",
      "noMove : { row: Math.min(row, 5), left, right };",
    ],
  ]),
  ...faultsIn("src/editions/competition/arguments.ts", only, [
    ["a type may be 0", "type >= 1", "type >= 0"],
    ["a type may be 5", "type <= 4", "type <= 5"],
    ["type 4 is refused", "type <= 4", "type <= 3"],
    ["the second type is not looked at", "![type1, type2].every", "![type1].every"],
    ["the first type is not looked at", "![type1, type2].every", "![type2].every"],
    ["no rounds can be played", "rounds < 1)", "rounds < 0)"],
    ["fewer rounds than none can be played", "rounds < 1)", "rounds === 0)"],
    ["without rounds it is one", "words.slice(0, 3)", '[...words, "1"].slice(0, 3)'],
    ["a word is taken for 1", "map(parseInt32);", "map((word) => parseInt32(word) ?? 1);"],
  ]),
  ...faultsIn("src/editions/competition/competition.ts", only, [
    ["the loser is told as the winner", "wins[0] > firstWins ? 0 : 1;", "wins[0] > firstWins ? 1 : 0;"],
    ["wins do not add up", "this.#scores[winner]++;", "this.#scores[winner] = 1;"],
    [
      "the last round is not counted",
      "this.#scores[winner]++;",
      "if (round < rounds) this.#scores[winner]++;",
    ],
    ["player 1 always wins", "won!\\n`", 'won!\\n`.replace("2", "1")'],
    [
      "the result is the other way round",
      "${competition.getPlayerScore(1)}:${competition.getPlayerScore(2)}",
      "${competition.getPlayerScore(2)}:${competition.getPlayerScore(1)}",
    ],
    [
      "the competition ends after a round",
      "playRounds(sticks, sticks.defaults, seats, rounds, {",
      "playRounds(sticks, sticks.defaults, seats, 1, {",
    ],
    [
      "there is a round too many",
      "playRounds(sticks, sticks.defaults, seats, rounds, {",
      "playRounds(sticks, sticks.defaults, seats, rounds + 1, {",
    ],
    [
      "the players take turns in beginning",
      "playRounds(sticks, sticks.defaults, seats, rounds, {",
      "playRounds(sticks, sticks.defaults, seats, rounds, {\n      alternate: true,",
    ],
    ["only the first round is welcomed", "welcome(round + 1);", ""],
    ["after the last round there is a welcome", "if (round <= rounds) print", "print"],
    ["rounds between computers are told", "types.includes(Player.HUMAN)", "true"],
    ["rounds are told when player 1 is a human", "types.includes(Player.HUMAN)", "types[0] === Player.HUMAN"],
    [
      "rounds are told between two humans",
      "types.includes(Player.HUMAN)",
      "types.every((type) => type === Player.HUMAN)",
    ],
    ["a turn is told again after a refused move", "if (!askedAgain) print(", "print("],
    [
      "the computers' turns are not told",
      "return print ? tellingMind",
      'return print && mind.name === "Human" ? tellingMind',
    ],
    ["a refused move is told as made", "if (sticks.play(position, move).ok) {", "{"],
  ]),
  ...faultsIn("src/editions/competition/player.ts", only, [
    ["the Heuristic plays at random", "return heuristicPlayer();", "return randomPlayer(sticks, chance);"],
    [
      "Smart plays at random",
      "return rememberingSmart();",
      "return randomPlayer(sticks, chance);",
      "In a session Smart may do anything legal. How well it plays is judged by its 1,000 rounds against Random, in the program's classes.",
    ],
    [
      "Random always makes the first move there is",
      'case "random":\n      return randomPlayer(sticks, chance);',
      'case "random":\n      return randomPlayer(sticks, () => 0);',
      "Every legal move is one that chance could have made; one session cannot tell.",
    ],
    [
      "Random tries sticks that are marked",
      'case "random":\n      return randomPlayer(sticks, chance);',
      `case "random": {
      let tried = false;
      const again = randomPlayer(sticks, chance);
      const first = () => ({ row: 1 + Math.floor(chance() * 5), left: 1, right: 1 });
      return { ...again, choose: (position) => ((tried = !tried) ? first() : again.choose(position)), refused() {} };
    }`,
    ],
  ]),
];
