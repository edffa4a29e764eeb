import { faultsIn, type RuleFault } from "./rule-fault.ts";

const only = ["reversi"] as const;
const turning = "for (let direction = 0; direction < 8; direction++) {\n    let count";
const size = "/^[+-]?[0-9]*[02468]$/.test(word) && Number(word) >= minSize";
const ended = "canMove(position, other) ? { ...position, turn: other } : { ...position, over: true }";
const passed = "`'${discOf(otherSeat(turn))}' cannot move. Pass to '${discOf(turn)}'\\n`";
const wiped = "if (blacks === 0 || whites === 0) lines";
const directions = ["up left", "up", "up right", "left", "right", "down left", "down", "down right"];

export const reversi: readonly RuleFault[] = [
  ...faultsIn(
    "src/games/reversi.ts",
    only,
    directions.map((name, direction) => [
      `discs are not turned ${name}`,
      turning,
      turning.replace("let count", `if (direction === ${direction}) continue;\n    let count`),
    ]),
  ),
  ...faultsIn("src/games/reversi.ts", only, [
    [
      "only one disc is turned in a direction",
      "count > 0; count--, next += step",
      "count > 0; count = 0, next += step",
    ],
    [
      "only one direction is turned",
      "turned.push(next);\n  }",
      "turned.push(next);\n    if (turned.length > 0) break;\n  }",
    ],
    [
      "turning goes on over the edge",
      "const reach = Math.min(rowsLeft, columnsLeft);",
      "const reach = size;",
    ],
    [
      "turning stops before the edge",
      "const reach = Math.min(rowsLeft, columnsLeft);",
      "const reach = Math.min(rowsLeft, columnsLeft) - 1;",
    ],
    [
      "turning goes over gaps",
      "if (cell !== other) return 0;",
      "if (cell !== other && cell !== 0) return 0;",
    ],
    ["the disc that is put is missing", "cells[square] = disc;", ""],
    ["every empty square can be taken", "if (turned.length === 0) return", "if (false) return"],
    [
      "a square that is taken is no move",
      'if (position.cells[square] !== empty) return refuse("square-occupied", { square, size: options.size });',
      "",
    ],
    [
      "White begins",
      "return { options, cells, turn: 0, over: false",
      "return { options, cells, turn: 1, over: false",
    ],
    [
      "who cannot move is asked all the same",
      ended,
      "canMove(position, other) ? position : { ...position, over: true }",
    ],
    ["the first pass ends the game", ended, "{ ...position, over: true }"],
    [
      "the game ends only on a full board",
      ended,
      `${ended.replace("{ ...position, over: true }", "{ ...position, over: emptySquares(position) === 0, turn: other }")}`,
    ],
    [
      "the discs that were turned count for both",
      "[blacks + gain + 1, whites - gain]",
      "[blacks + gain + 1, whites]",
    ],
    [
      "White's new disc is not counted",
      "[blacks - gain, whites + gain + 1]",
      "[blacks - gain, whites + gain]",
    ],
  ]),
  ...faultsIn("src/editions/reversi/console.ts", only, [
    ["the discs of the beginning are mirrored", 'start: "mirrored"', 'start: "tournament"'],
    ["2 is a size", size, size.replace("minSize", "2")],
    ["4 is no size", size, size.replace(">=", ">")],
    ["6 is no size", size, `${size} && Number(word) !== 6`],
    ["odd numbers are sizes", size, "/^[+-]?[0-9]+$/.test(word) && Number(word) >= minSize"],
    ["nothing above 8 is a size", size, `${size} && Number(word) <= 8`],
    ["nothing above 10 is a size", size, `${size} && Number(word) <= 10`],
    ["the sign of a size is passed over", size, size.replace("Number(word)", "Math.abs(Number(word))")],
    ["0 is a size", size, `(word === "0" || (${size}))`],
    [
      "a size is asked for once",
      "dialogue.print(`Error - ${start}.\\n`);",
      "dialogue.print(`Error - ${start}.\\n`);\n      return startWithin(freeMemory, 8);",
    ],
    ["a pass is not told", "if (!position.over && position.turn === turn) {", "if (false) {"],
    [
      "a pass is told of the wrong player",
      passed,
      "`'${discOf(turn)}' cannot move. Pass to '${discOf(otherSeat(turn))}'\\n`",
    ],
    [
      "a pass is told before the board",
      "position = await nextMove(position);\n    await show(position);",
      "position = await nextMove(position);\n    if (!position.over && position.turn === turn) dialogue.print(`'${discOf(otherSeat(turn))}' cannot move. Pass to '${discOf(turn)}'\\n`);\n    await show(position);\n    if (position.turn === turn) continue;",
    ],
    [
      "a pass at the end is told",
      "if (!position.over && position.turn === turn) {",
      "if (position.turn === turn || position.over) {",
    ],
    ["a wipe-out is not told", wiped, "if (false) lines"],
    ["Black's wipe-out is not told", wiped, "if (whites === 0) lines"],
    ["White's wipe-out is not told", wiped, "if (blacks === 0) lines"],
    ["a wipe-out is told of the winner", "`'${blacks === 0 ? 1 : 2}' has", "`'${blacks === 0 ? 2 : 1}' has"],
    ["a wipe-out is told at the end", "lines.unshift(", "lines.push("],
    ["the fewer discs win", 'blacks > whites ? "Black', 'blacks < whites ? "Black'],
    ["Black always wins", 'blacks > whites ? "Black', 'blacks > 0 ? "Black'],
    ["White wins with fewer than 32 black discs", 'blacks > whites ? "Black', 'blacks > 32 ? "Black'],
    [
      "the discs are told the other way round",
      "`'1' - ${blacks}`, `'2' - ${whites}`",
      "`'1' - ${whites}`, `'2' - ${blacks}`",
    ],
    [
      "empty squares go to the winner",
      "function result({ discs: [blacks, whites] }: ReversiPosition): string {",
      "function result({ discs, cells }: ReversiPosition): string {\n  const empty = cells.length - discs[0] - discs[1];\n  const blacks = discs[0] + (discs[0] > discs[1] ? empty : 0);\n  const whites = discs[1] + (discs[1] > discs[0] ? empty : 0);",
    ],
    [
      "the board is not shown at the end",
      "    await show(position);\n    if (!",
      "    if (!position.over) await show(position);\n    if (!",
    ],
    ["the board is not shown at the beginning", "await show(position);\n  while", "while"],
    [
      "the board is shown after an error",
      "dialogue.print(`${errorLine(next.refusal.code, size)}\\n`);",
      "dialogue.print(`${errorLine(next.refusal.code, size)}\\n`);\n      await show(position);",
    ],
    [
      "an error passes the turn on",
      "dialogue.print(`${errorLine(next.refusal.code, size)}\\n`);",
      "dialogue.print(`${errorLine(next.refusal.code, size)}\\n`);\n      return { ...position, turn: otherSeat(turn) };",
    ],
    ["numbers go up to the size", "should be 0 to ${size - 1}!", "should be 0 to ${size}!"],
    ["a taken square is an invalid move", '"Error - input cell is not empty."', '"Error - invalid move."'],
  ]),
  ...faultsIn("src/notation/squares.ts", only, [
    [
      "column and row are swapped",
      "return onBoard(numbers[0] as number, numbers[1] as number, size);",
      "return onBoard(numbers[1] as number, numbers[0] as number, size);",
    ],
    [
      "rows and columns count from 1",
      "return onBoard(numbers[0] as number, numbers[1] as number, size);",
      "return onBoard(numbers[0] - 1, numbers[1] - 1, size);",
    ],
    ["a column beyond the board is in the next row", "row >= size || column >= size", "row >= size"],
    ["a column before the board is in the row above", "row < 0 || column < 0 ||", "row < 0 ||"],
    ["the last column is outside", "row >= size || column >= size", "row >= size || column >= size - 1"],
    ["the last row is outside", "row >= size || column >= size", "row >= size - 1 || column >= size"],
  ]),
  ...faultsIn("src/notation/board.ts", only, [
    ["rows of the board count from 1", "yield `${pad(row)} |", "yield `${pad(row + 1)} |"],
    ["columns of the board count from 1", "pad(column)).join", "pad(column + 1)).join"],
    [
      "black and white are swapped on the board",
      "0x30 + (cells[row * size + column] as number);",
      "0x30 + ((3 - cells[row * size + column]) % 3);",
    ],
    [
      "fields have two places",
      "Math.max(3, String(size - 1).length + 1)",
      "Math.max(2, String(size - 1).length + 1)",
    ],
    [
      "fields have four places where a number has two",
      "Math.max(3, String(size - 1).length + 1)",
      "Math.max(3, String(size - 1).length + 2)",
    ],
    [
      "fields have four places from 10 on",
      "Math.max(3, String(size - 1).length + 1)",
      "Math.max(3, String(size).length + 2)",
    ],
    [
      "empty squares are dots",
      "const code = 0x30 + (cells[row * size + column] as number);",
      "const code = cells[row * size + column] === 0 ? 0x2e : 0x30 + cells[row * size + column];",
    ],
    [
      "the board is shown mirrored",
      "cells[row * size + column] as number);\n      changed",
      "cells[row * size + size - 1 - column] as number);\n      changed",
    ],
    [
      "the board is shown with rows and columns swapped",
      "cells[row * size + column] as number);\n      changed",
      "cells[column * size + row] as number);\n      changed",
    ],
  ]),
];
