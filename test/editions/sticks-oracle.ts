/**
 * The sticks competition written a second time, plainly, from its description alone: one pass over the words of the input,
 * sticks as an array of marks, the Heuristic's five rules as they are published. The edition is held against it.
 */
const lengths = [9, 7, 5, 3, 1];

type Sticks = boolean[][];

interface Run {
  row: number;
  left: number;
  length: number;
}

class Ended extends Error {}

export function oracle(
  types: [2 | 4, 2 | 4],
  rounds: number,
  input: string,
): { output: string; ended: boolean } {
  const words = input.split(/\s+/).filter((word) => word !== "");
  const wins = [0, 0];
  let output = "";
  const say = (line: string) => {
    output += `${line}\n`;
  };
  const number = (): number | undefined => {
    const word = words.shift();
    if (word === undefined) throw new Ended();
    if (!/^[+-]?\d+$/.test(word)) return undefined;
    const value = BigInt(word.replace("+", ""));
    return value >= -(2n ** 31n) && value < 2n ** 31n ? Number(value) : undefined;
  };

  function human(unmarked: Sticks): number[] | undefined {
    for (;;) {
      say("Press 1 to display the board. Press 2 to make a move:");
      const command = number();
      if (command === 1) {
        for (let row = 4; row >= 0; row--) {
          const text = (unmarked[row] ?? []).map((stick) => (stick ? "1" : "0")).join("");
          say(" ".repeat(row) + text + " ".repeat(row));
        }
        say("");
      } else if (command === 2) {
        const move: number[] = [];
        const prompts = ["row number", "index of the leftmost stick", "index of the rightmost stick"];
        for (const prompt of prompts) {
          say(`Enter the ${prompt}:`);
          const value = number();
          if (value === undefined) return undefined;
          move.push(value);
        }
        return move;
      } else say("Unsupported command");
    }
  }

  function round(): void {
    const unmarked: Sticks = lengths.map((length) => new Array(length).fill(true));
    say("Welcome to the sticks game!");
    let player = 0;
    while (unmarked.flat().includes(true)) {
      say(`Player ${player + 1}, it is now your turn!`);
      for (;;) {
        const move = types[player] === 4 ? human(unmarked) : heuristic(unmarked);
        if (move && legal(unmarked, move)) {
          const [row = 0, left = 0, right = 0] = move;
          unmarked[row - 1]?.fill(false, left - 1, right);
          say(`Player ${player + 1} made the move: ${row}:${left}-${right}`);
          break;
        }
        say("Invalid move. Enter another:");
      }
      player = 1 - player;
    }
    // Whoever would be next has won: the other one marked the last stick.
    wins[player] = (wins[player] ?? 0) + 1;
    say(`Player ${player + 1} won!`);
  }

  const names = { 2: "Heuristic", 4: "Human" };
  const [first, second] = [names[types[0]], names[types[1]]];
  say(`Starting a Nim competition of ${rounds} rounds between a ${first} player and a ${second} player.`);
  try {
    for (let played = 0; played < rounds; played++) round();
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
    return { output, ended: true };
  }
  say(`The results are ${wins[0]}:${wins[1]}`);
  return { output, ended: false };
}

function legal(unmarked: Sticks, [row = 0, left = 0, right = 0]: number[]): boolean {
  const sticks = unmarked[row - 1];
  if (!sticks || left < 1 || left > right || right > sticks.length) return false;
  return sticks.slice(left - 1, right).every((stick) => stick);
}

function heuristic(unmarked: Sticks): number[] {
  const runs: Run[] = [];
  for (const [index, sticks] of unmarked.entries()) {
    const text = sticks.map((stick) => (stick ? "1" : "0")).join("");
    for (const found of text.matchAll(/1+/g)) {
      runs.push({ row: index + 1, left: found.index + 1, length: found[0].length });
    }
  }
  const nim = runs.reduce((sum, { length }) => sum ^ length, 0);
  const bigs = runs.filter(({ length }) => length >= 2);
  const ones = runs.length - bigs.length;
  const has = (row: number, bit: number) => runs.some((run) => run.row === row && (run.length & bit) > 0);
  const last = runs[runs.length - 1] as Run;
  const big = bigs[bigs.length - 1] as Run;
  const end = last.left + last.length - 1;
  const mark = ({ row, left }: Run, count: number) => [row, left, left + count - 1];
  if (bigs.length === 0) return [last.row, end, end];
  if (bigs.length === 1) return mark(big, ones % 2 === 1 ? big.length : big.length - 1);
  const bit = [8, 4, 2].find((each) => nim & each);
  if (bit !== undefined) {
    const row = [1, 2, 3, 4, 5].find((each) => has(each, bit)) as number;
    let count = bit;
    for (let lower = bit / 2; lower >= 1; lower /= 2) {
      if (nim & lower) count += has(row, lower) ? lower : -lower;
    }
    const run = runs.find((each) => each.row === row && each.length >= bit) as Run;
    return count <= run.length ? mark(run, count) : mark(big, 1);
  }
  return nim === 1 ? [last.row, end, end] : mark(big, 1);
}
