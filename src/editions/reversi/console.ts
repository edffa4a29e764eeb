import {
  discOf,
  minSize,
  must,
  otherSeat,
  type RefusalCode,
  type ReversiPosition,
  reversi,
} from "../../games/index.ts";
import { makeRowColumn, numberedBoardLines, parseRowColumn } from "../../notation/index.ts";
import type { Side } from "../../players/index.ts";
import type { Dialogue } from "../dialogue.ts";

export interface ReversiConsoleOptions {
  /**
   * Print the newline that the Enter key would have shown, once for each answered prompt: for input that no terminal
   * echoes. Otherwise only where an answer had been typed before its prompt appeared.
   */
  readonly echoNewline?: boolean;
  /** Bytes of memory that are free: a board that needs more is refused. Without it only one that cannot be made at all. */
  readonly freeMemory?: number;
  readonly black?: Side<"reversi">;
  readonly white?: Side<"reversi">;
}

/** The Reversi console: one game on a board of the size that is asked for. The exit status is 0. */
export async function reversiConsole(
  dialogue: Dialogue,
  options: ReversiConsoleOptions = {},
): Promise<number> {
  const { echoNewline = false, freeMemory = Number.POSITIVE_INFINITY } = options;
  const { black = "human", white = "human" } = options;
  const sides = [black, white] as const;

  /** Asks for so many words, and ends the prompt's line where no Enter key did. */
  async function ask(prompt: string, count: number): Promise<string[]> {
    dialogue.print(prompt);
    const words: string[] = [];
    let entered = dialogue.waited === undefined;
    for (let n = 0; n < count; n++) {
      words.push(await dialogue.word());
      if (dialogue.waited) entered = true;
    }
    if (echoNewline || !entered) dialogue.print("\n");
    return words;
  }

  /** The board of the size that is asked for. */
  async function askStart(): Promise<ReversiPosition> {
    for (;;) {
      const [word = ""] = await ask("Please enter the board size (4 or above and even number): ", 1);
      const start = isSize(word)
        ? startWithin(freeMemory, Number(word))
        : "input number should be 4 or above and even number";
      if (typeof start !== "string") return start;
      dialogue.print(`Error - ${start}.\n`);
    }
  }

  /** Line by line: a large board must not be in memory as text, too. */
  async function show({ cells, options: { size } }: ReversiPosition): Promise<void> {
    for (const line of numberedBoardLines(cells, size)) {
      dialogue.print(`${line}\n`);
      await dialogue.makeRoom?.();
    }
  }

  /** The position after the next move, which a person may have to enter several times. */
  async function nextMove(position: ReversiPosition): Promise<ReversiPosition> {
    const { turn } = position;
    const { size } = position.options;
    const side = sides[turn];
    const prompt = `Please enter the position of '${discOf(turn)}' (row col):`;
    if (side !== "human") {
      dialogue.print(prompt);
      const thought = side.choose(position);
      if (thought instanceof Promise) await dialogue.flush?.();
      const square = await thought;
      dialogue.print(`${makeRowColumn(square, size)}\n`);
      return must(reversi.play(position, square));
    }
    for (;;) {
      const square = parseRowColumn((await ask(prompt, 2)).join(" "), size);
      const next = square.ok ? reversi.play(position, square.value) : square;
      if (next.ok) return next.value;
      dialogue.print(`${errorLine(next.refusal.code, size)}\n`);
    }
  }

  let position = await askStart();
  await show(position);
  while (!position.over) {
    const { turn } = position;
    position = await nextMove(position);
    await show(position);
    if (!position.over && position.turn === turn) {
      dialogue.print(`'${discOf(otherSeat(turn))}' cannot move. Pass to '${discOf(turn)}'\n`);
    }
  }
  dialogue.print(result(position));
  return 0;
}

/** However long the number: its last digit tells whether it is even. */
function isSize(word: string): boolean {
  return /^[+-]?[0-9]*[02468]$/.test(word) && Number(word) >= minSize;
}

/** Boards that are there at once: before a move, after it, and one that is not yet collected. */
const boardsAtOnce = 3;

/** The start, or why there is none. */
function startWithin(freeMemory: number, size: number): ReversiPosition | string {
  try {
    if (boardsAtOnce * size * size <= freeMemory) return reversi.start({ size, start: "mirrored" });
  } catch (error) {
    // What an array answers that cannot be that long.
    if (!(error instanceof RangeError)) throw error;
  }
  return "the board is too large";
}

function errorLine(code: RefusalCode, size: number): string {
  switch (code) {
    case "square-occupied":
      return "Error - input cell is not empty.";
    case "flips-nothing":
      return "Error - invalid move.";
    default:
      return `Error - input numbers should be 0 to ${size - 1}!`;
  }
}

function result({ discs: [blacks, whites] }: ReversiPosition): string {
  const winner = blacks === whites ? "Draw game." : blacks > whites ? "Black wins." : "White wins.";
  const lines = ["Game Finishes.", `'1' - ${blacks}`, `'2' - ${whites}`, winner];
  if (blacks === 0 || whites === 0) lines.unshift(`'${blacks === 0 ? 1 : 2}' has no piece left.`);
  return `${lines.join("\n")}\n`;
}
