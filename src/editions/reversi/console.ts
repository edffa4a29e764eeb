import {
  discOf,
  maxSize,
  minSize,
  must,
  otherSeat,
  type RefusalCode,
  type ReversiPosition,
  reversi,
} from "../../games/index.ts";
import { makeNumberedBoard, makeRowColumn, parseRowColumn } from "../../notation/index.ts";
import type { Side } from "../../players/index.ts";
import type { Dialogue } from "../dialogue.ts";

export interface ReversiConsoleOptions {
  /**
   * Print the newline that the Enter key would have shown, once for each answered prompt: for input that no terminal
   * echoes. Otherwise only where an answer had been typed before its prompt appeared.
   */
  readonly echoNewline?: boolean;
  readonly black?: Side<"reversi">;
  readonly white?: Side<"reversi">;
}

/** The Reversi console: one game on a board of the size that is asked for. The exit status is 0. */
export async function reversiConsole(
  dialogue: Dialogue,
  options: ReversiConsoleOptions = {},
): Promise<number> {
  const { echoNewline = false, black = "human", white = "human" } = options;
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

  async function askSize(): Promise<number> {
    for (;;) {
      const [word = ""] = await ask("Please enter the board size (4 or above and even number): ", 1);
      const size = readSize(word);
      if (typeof size === "number") return size;
      dialogue.print(`${size}\n`);
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

  const size = await askSize();
  let position = reversi.start({ size, start: "mirrored" });
  dialogue.print(`${makeNumberedBoard(position.cells, size)}\n`);
  while (!position.over) {
    const { turn } = position;
    position = await nextMove(position);
    dialogue.print(`${makeNumberedBoard(position.cells, size)}\n`);
    await dialogue.makeRoom?.();
    if (!position.over && position.turn === turn) {
      dialogue.print(`'${discOf(otherSeat(turn))}' cannot move. Pass to '${discOf(turn)}'\n`);
    }
  }
  dialogue.print(result(position));
  return 0;
}

/** The size, or the line that says why it is none. However long the number: its last digit tells whether it is even. */
function readSize(word: string): number | string {
  const even = /^[+-]?[0-9]*[02468]$/.test(word);
  if (!even || Number(word) < minSize) return "Error - input number should be 4 or above and even number.";
  return Number(word) > maxSize ? "Error - the board is too large." : Number(word);
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
