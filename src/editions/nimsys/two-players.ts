import type { Dialogue } from "../dialogue.ts";
import { parseStones } from "./command-line.ts";
import { greatestNumber, leastNumber } from "./errors.ts";
import { NimGame } from "./game.ts";
import { NimHumanPlayer } from "./human.ts";

/** Edition A: two people, as many games as they like. The exit status; `echoNewline` as in `NimsysOptions`. */
export async function playTwoPlayers(dialogue: Dialogue, echoNewline: boolean): Promise<number> {
  dialogue.print("Welcome to Nim\n\n");
  const players = [await askPlayer(dialogue, 1), await askPlayer(dialogue, 2)] as const;
  do {
    const bound = await askNumber(dialogue, "Please enter upper bound of stone removal:");
    const stoneCount = await askNumber(dialogue, "Please enter initial number of stones:");
    await new NimGame(stoneCount, bound, players).play(dialogue);
  } while (await playAgain(dialogue, echoNewline));
  return 0;
}

async function playAgain(dialogue: Dialogue, echoNewline: boolean): Promise<boolean> {
  dialogue.print(`\nDo you want to play again (Y/N):${echoNewline ? "\n" : ""}`);
  const answer = await dialogue.line();
  if (!echoNewline && dialogue.waited === false) dialogue.print("\n");
  return answer === "Y";
}

async function askPlayer(dialogue: Dialogue, number: 1 | 2): Promise<NimHumanPlayer> {
  dialogue.print(`Please enter Player ${number}'s name:\n`);
  const name = (await dialogue.line()).trim();
  dialogue.print("\n");
  return new NimHumanPlayer(
    { username: name, given: name, family: "", kind: "human", games: 0, wins: 0 },
    dialogue,
  );
}

/** Asks until the answer is an integer in range. */
async function askNumber(dialogue: Dialogue, prompt: string): Promise<number> {
  for (;;) {
    dialogue.print(`${prompt}\n`);
    const number = parseStones(await dialogue.line());
    dialogue.print("\n");
    if (number !== undefined) return number;
    dialogue.print(`Invalid number. It must be between ${leastNumber} and ${greatestNumber}.\n\n`);
  }
}
