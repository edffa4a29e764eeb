import type { TakingMove } from "../../games/index.ts";
import { makeSticksPicture, parseInteger } from "../../notation/index.ts";
import type { Player } from "../../players/index.ts";
import type { Dialogue } from "../dialogue.ts";

export type SticksPlayer = Player<"taking">;

/** What a person answers who types no number where one is asked for: a move that no board allows. */
const noMove: TakingMove = { row: 0, left: 0, right: 0 };

/** A person at a dialogue. Its own prompts are always printed; whoever plays it says what becomes of its moves. */
export function humanPlayer(dialogue: Dialogue): SticksPlayer {
  const number = async () => parseInt32(await dialogue.word());

  async function enterMove(): Promise<TakingMove> {
    dialogue.print("Enter the row number:\n");
    const row = await number();
    if (row === undefined) return noMove;
    dialogue.print("Enter the index of the leftmost stick:\n");
    const left = await number();
    if (left === undefined) return noMove;
    dialogue.print("Enter the index of the rightmost stick:\n");
    const right = await number();
    return right === undefined ? noMove : { row, left, right };
  }

  return {
    name: "Human",
    async choose(position) {
      for (;;) {
        dialogue.print("Press 1 to display the board. Press 2 to make a move:\n");
        const command = await number();
        if (command === 2) return enterMove();
        dialogue.print(command === 1 ? `${makeSticksPicture(position)}\n` : "Unsupported command\n");
      }
    },
    refused() {},
  };
}

/** An optional sign and digits within Java's int range. */
export function parseInt32(word: string): number | undefined {
  const value = parseInteger(word);
  return value !== undefined && value === (value | 0) ? value : undefined;
}
