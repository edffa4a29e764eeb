import { sticks, takenBy } from "../../../games/index.ts";
import { type Chance, randomPlayer } from "../../../players/index.ts";
import type { Harness } from "../harness/harness.ts";
import { Table, type Trouble, types } from "./table.ts";

export interface Rounds {
  readonly played: number;
  readonly won: number;
  readonly trouble?: Trouble;
}

/** So many are played side by side, each with a player of its own. */
const together = 50;

/** Rounds of the program's Smart, who begins, against one of ours who takes any legal move. We are the referee. */
export async function playRounds(harness: Harness, rounds: number, chance: Chance): Promise<Rounds> {
  const tried = await play(harness, rounds, chance, together);
  // What a class keeps for all players may have got mixed up: trouble counts when it happens in a round alone.
  return tried.trouble ? play(harness, rounds, chance, 1) : tried;
}

async function play(harness: Harness, rounds: number, chance: Chance, sideBySide: number): Promise<Rounds> {
  const dummy = randomPlayer(sticks, chance);
  let played = 0;
  let won = 0;
  while (played < rounds) {
    const size = Math.min(sideBySide, rounds - played);
    let tables = Array.from({ length: size }, (_, number) => new Table(types.smart, number));
    while (tables.length > 0) {
      const questions = tables.map((table) => table.questions());
      const answers = await harness.ask(questions.flat());
      const going: Table[] = [];
      let at = 0;
      for (const [index, table] of tables.entries()) {
        const end = at + (questions[index]?.length ?? 0);
        const move = table.read(answers.slice(at, end));
        at = end;
        if ("kind" in move) return { played, won, trouble: move };
        table.play(move);
        // Whoever marks the last stick loses.
        if (sticks.outcome(table.position)) continue;
        table.reply(takenBy(dummy.choose(table.position)));
        if (sticks.outcome(table.position)) won++;
        else going.push(table);
      }
      tables = going;
    }
    played += size;
  }
  return { played, won };
}
