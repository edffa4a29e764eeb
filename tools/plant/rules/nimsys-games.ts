import { everyNimsys, faultsIn, onlyC, type RuleFault, withCommands } from "./rule-fault.ts";

const game = "src/editions/nimsys/game.ts";
const presets = "src/games/presets.ts";

const ofTwoPlayers = faultsIn(
  "src/editions/nimsys/two-players.ts",
  ["nimsys-a"],
  [
    ["y is an answer like Y", 'answer === "Y"', 'answer.toUpperCase() === "Y"'],
    ["every answer but N goes on", 'answer === "Y"', 'answer !== "N"'],
    ["there is one game only", 'answer === "Y"', "false"],
    ["the stones are taken for the bound", "NimGame(stoneCount, bound,", "NimGame(bound, stoneCount,"],
    ["the other player begins the next game", "  } while (", "    players.reverse();\n  } while ("],
  ],
);

const ofEveryGame = [
  ...faultsIn("src/games/taking.ts", everyNimsys, [
    ["the second player begins", "turn: 0 };", "turn: 1 };"],
    [
      "a player moves twice",
      "rows: next, turn: otherSeat(position.turn) }",
      "rows: next, turn: position.turn }",
    ],
  ]),
  ...faultsIn(presets, everyNimsys, [
    [
      "the last stone wins",
      'take: { from: 1, to: 3 },\n  middle: false,\n  last: "loses",',
      'take: { from: 1, to: 3 },\n  middle: false,\n  last: "wins",',
    ],
  ]),
  ...faultsIn(game, everyNimsys, [
    ["the loser is named", "this.players[winner].fullName", "this.players[1 - winner].fullName"],
    [
      "the game ends before the last stone",
      "const outcome = this.#rules.outcome(this.#position);",
      "const outcome = this.stonesLeft < 2 ? { winner: this.#position.turn } : undefined;",
    ],
    [
      "the stones left are shown too late",
      "${this.stonesLeft} stones left",
      "${this.left ??= this.stonesLeft} stones left",
    ],
  ]),
  ...faultsIn("src/notation/pictures.ts", everyNimsys, [
    ["a star too many", '" *".repeat(count).slice(1)', '" *".repeat(count + 1).slice(1)'],
    ["no blanks between stars", '" *".repeat(count).slice(1)', '"*".repeat(count)'],
    ["a blank behind the stars", '" *".repeat(count).slice(1)', '"* ".repeat(count)'],
  ]),
];

const ofRefusals = [
  ...faultsIn(game, withCommands, [
    [
      "the bound in the message is not the stones left",
      "InvalidMove(Math.min(this.stonesLeft, this.bound))",
      "InvalidMove(this.bound)",
    ],
    [
      "the message has the stones left, and not the bound",
      "InvalidMove(Math.min(this.stonesLeft, this.bound))",
      "InvalidMove(this.stonesLeft)",
    ],
    [
      "a refused move passes the turn on",
      "dialogue.print(`\\n${error.message}\\n\\n`);",
      "dialogue.print(`\\n${error.message}\\n\\n`);\n        this.#position = { ...this.#position, turn: 1 - this.#position.turn };",
    ],
    [
      "a refused move loses the game",
      "dialogue.print(`\\n${error.message}\\n\\n`);",
      "dialogue.print(`\\n${error.message}\\n\\n`);\n        return this.#finish(1 - this.#position.turn, dialogue);",
    ],
    ["the bound does not bind", "take: { from: 1, to: bound } });", "take: { from: 1, to: stoneCount } });"],
    [
      "one more than the bound is allowed",
      "take: { from: 1, to: bound } });",
      "take: { from: 1, to: bound + 1 } });",
    ],
    [
      "the bound itself is refused",
      "take: { from: 1, to: bound } });",
      "take: { from: 1, to: Math.max(1, bound - 1) } });",
    ],
    ["none is a move", "if (!this.remove(", "if (count !== 0 && !this.remove("],
    [
      "none passes the turn on",
      "if (!this.remove(",
      "if (count === 0) this.#position = { ...this.#position, turn: 1 - this.#position.turn };\n    else if (!this.remove(",
    ],
    [
      "the sign is passed over",
      "await player.removeStone(this.stonesLeft, this.bound);",
      "Math.abs(await player.removeStone(this.stonesLeft, this.bound));",
    ],
    [
      "more than is left takes what is left",
      "await player.removeStone(this.stonesLeft, this.bound);",
      "Math.min(this.stonesLeft, await player.removeStone(this.stonesLeft, this.bound));",
    ],
    [
      "more than the bound takes as many as it allows",
      "await player.removeStone(this.stonesLeft, this.bound);",
      "Math.min(this.bound, await player.removeStone(this.stonesLeft, this.bound));",
    ],
    ["turns have the full name", "${player.givenName}'s turn", "${player.fullName}'s turn"],
    ["turns have the username", "${player.givenName}'s turn", "${player.username}'s turn"],
    [
      "the winner has the given name alone",
      "${this.players[winner].fullName} wins!",
      "${this.players[winner].givenName} wins!",
    ],
    [
      "the players are introduced the other way round",
      "Player 1: ${one.fullName}\\nPlayer 2: ${two.fullName}",
      "Player 1: ${two.fullName}\\nPlayer 2: ${one.fullName}",
    ],
  ]),
  ...faultsIn("src/editions/nimsys/human.ts", onlyC, [
    ["a word is answered with the bound", "InvalidMove(Math.min(stonesLeft, bound))", "InvalidMove(bound)"],
    [
      "a word is answered as in the advanced game",
      "InvalidMove(Math.min(stonesLeft, bound))",
      "InvalidMove()",
    ],
    [
      "what begins with a number is one",
      "parseInteger((await this.#dialogue.line()).trim());",
      "Number.parseInt(await this.#dialogue.line(), 10);",
    ],
    [
      "fractions are rounded",
      "parseInteger((await this.#dialogue.line()).trim());",
      "Math.round(Number(await this.#dialogue.line()));",
    ],
    [
      "a word takes one stone",
      "if (count === undefined) throw",
      "if (count === undefined) return 1;\n    if (count === undefined) throw",
    ],
  ]),
];

const accepted = "if (!move.ok || !this.remove(move.value)) throw new InvalidMove();";

const ofAdvancedGame = [
  ...faultsIn(presets, onlyC, [
    [
      "in the advanced game the last stone loses",
      'middle: true,\n  last: "wins",',
      'middle: true,\n  last: "loses",',
    ],
    [
      "in the advanced game only the right end can be taken",
      'middle: true,\n  last: "wins",',
      'middle: false,\n  last: "wins",',
    ],
  ]),
  ...faultsIn("src/editions/nimsys/advanced.ts", onlyC, [
    [
      "in the advanced game one stone only can be taken",
      "super(stoneCount, 2, players, kayles)",
      "super(stoneCount, 1, players, kayles)",
    ],
    [
      "in the advanced game three stones can be taken",
      "super(stoneCount, 2, players, kayles)",
      "super(stoneCount, 3, players, kayles)",
    ],
    [
      "a second stone that is not there is passed over",
      accepted,
      "if (!move.ok || (!this.remove(move.value) && !(move.value.right === move.value.left + 1 && this.remove({ ...move.value, right: move.value.left })))) throw new InvalidMove();",
    ],
    [
      "two stones need not be beside each other",
      accepted,
      `let taken = move.ok && this.remove(move.value);
    if (move.ok && !taken && move.value.right === move.value.left + 1) {
      const next = this.#available().indexOf(true, move.value.right) + 1;
      taken = next > 0 && this.remove({ ...move.value, right: move.value.left }) && this.remove({ ...move.value, left: next, right: next });
    }
    if (!taken) throw new InvalidMove();`,
    ],
    [
      "stones that are gone can be taken again",
      accepted,
      "if (!move.ok || (!this.remove(move.value) && (move.value.left < 1 || move.value.right > this.position.options.rows[0]))) throw new InvalidMove();",
    ],
    [
      "places count from 0",
      accepted,
      "if (!move.ok || !this.remove({ ...move.value, left: move.value.left + 1, right: move.value.right + 1 })) throw new InvalidMove();",
    ],
    [
      "places count from the right",
      "#available(): boolean[] {",
      "remove(move) {\n    const all = this.position.options.rows[0] + 1;\n    return super.remove({ ...move, left: all - move.right, right: all - move.left });\n  }\n  #available(): boolean[] {",
    ],
    [
      "the advanced game has a bound in its introduction",
      "`Stones display: ${this.picture()}`",
      "super.rule()",
    ],
    ["the advanced game asks how many", 'return "which to remove?";', "return super.question();"],
    ["the advanced game shows stars alone", "return makePlaces(this.position);", "return super.picture();"],
  ]),
  ...faultsIn("src/notation/pictures.ts", onlyC, [
    [
      "places are numbered anew when stones are gone",
      "`<${index + 1},${stick",
      '`<${row.slice(0, index + 1).replaceAll("0", "").length},${stick',
    ],
    [
      "places that are gone are not shown",
      "[...row].map((stick, index) => `<",
      '[...row].flatMap((stick, index) => stick === "0" ? [] : `<',
    ],
  ]),
];

export const nimsysGames: readonly RuleFault[] = [
  ...ofTwoPlayers,
  ...ofEveryGame,
  ...ofRefusals,
  ...ofAdvancedGame,
];
