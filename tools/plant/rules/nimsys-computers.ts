import { faultsIn, onlyC, type RuleFault } from "./rule-fault.ts";

const simple = "return Number(makeCount(must(bestMove(stones.start(options), looks(stonesLeft)))));";
const advanced = "return makePlace(must(bestMove(position, looks(sticksLeft(position)))));";

export const nimsysComputers: readonly RuleFault[] = [
  ...faultsIn("src/editions/nimsys/ai.ts", onlyC, [
    ["the computer always takes one", simple, "return 1;"],
    ["the computer takes as many as it can", simple, "return Math.min(bound, stonesLeft);"],
    [
      "the computer leaves one more than it should",
      simple,
      "return Math.min(bound, stonesLeft, Math.max(1, (stonesLeft - 1) % (bound + 1) - 1));",
    ],
    [
      "the computer plays for the last stone",
      "{ ...stones.defaults, rows: [stonesLeft]",
      '{ ...stones.defaults, last: "wins", rows: [stonesLeft]',
    ],
    [
      "the computer takes more than the bound",
      "take: { from: 1, to: bound } };",
      "take: { from: 1, to: bound + 1 } };",
    ],
    [
      "the computer takes the last stones only when it must",
      simple,
      "return Math.min(stonesLeft, 1 + (stonesLeft % bound));",
    ],
    ["in the advanced game the computer takes the first stone", advanced, "return `${runs[0]?.left} 1`;"],
    [
      "in the advanced game the computer takes the last stones",
      advanced,
      "const last = runs.at(-1);\n    return last.length > 1 ? `${last.left + last.length - 2} 2` : `${last.left} 1`;",
    ],
    [
      "in the advanced game the computer avoids the last stone",
      "{ ...kayles.defaults, rows: [available.length] }",
      '{ ...kayles.defaults, last: "loses", rows: [available.length] }',
    ],
    [
      "in the advanced game the computer takes from the end alone",
      "{ ...kayles.defaults, rows: [available.length] }",
      "{ ...kayles.defaults, middle: false, rows: [available.length] }",
    ],
    [
      "in the advanced game the computer takes one at a time",
      "{ ...kayles.defaults, rows: [available.length] }",
      "{ ...kayles.defaults, take: { from: 1, to: 1 }, rows: [available.length] }",
    ],
    ["in the advanced game the computer takes stones that are gone", advanced, 'return "1 1";'],
    [
      "in the advanced game the computer does not see gaps",
      "const runs = runsOf(available);",
      "const runs = runsOf(available).length > 0 ? [{ left: runsOf(available)[0].left, length: available.filter(Boolean).length }] : [];",
    ],
  ]),
  ...faultsIn("src/editions/nimsys/commands.ts", onlyC, [
    ["a computer that is added is a person", 'adding("ai")', 'adding("human")'],
    ["a person who is added is a computer", 'adding("human")', 'adding("ai")'],
    [
      "advanced games are not counted",
      "await playGame(context, new NimAdvancedGame(stoneCount, players));",
      "await playGame({ ...context, roster: { countGame() {} } }, new NimAdvancedGame(stoneCount, players));",
    ],
    [
      "games against a computer are not counted",
      "await roster.countGame([",
      "if (one.constructor === two.constructor) await roster.countGame([",
    ],
    [
      "games between computers are not counted",
      "await roster.countGame([",
      "if (one instanceof NimHumanPlayer || two instanceof NimHumanPlayer) await roster.countGame([",
    ],
    [
      "a computer does not win",
      "await roster.countGame([one.username, two.username], winner)",
      "await roster.countGame([one.username, two.username], game.players[winner] instanceof NimHumanPlayer ? winner : null)",
    ],
  ]),
];
