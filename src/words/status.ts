import type { GameId, Outcome, ReversiPosition, Seat, TakingPosition } from "../games/index.ts";
import { counted, nouns, sentence, sideName } from "./nouns.ts";

/** Names of the players, first mover first; the game's own names of the sides stand in for those not given. */
export type Names = readonly [string | undefined, string | undefined];

const unnamed: Names = [undefined, undefined];

export function nameOf(game: GameId, seat: Seat, names: Names = unnamed): string {
  return names[seat] ?? sideName(game, seat);
}

/** `White to move`. */
export function turnText(game: GameId, seat: Seat, names?: Names): string {
  return `${nameOf(game, seat, names)} to move`;
}

/** `White wins!`, `The game is drawn.`; with how it ended when that was not by the rules. */
export function resultText(
  game: GameId,
  { winner, by = "rules" }: Outcome & { readonly by?: "rules" | "resign" | "time" },
  names?: Names,
): string {
  if (winner === null) return "The game is drawn.";
  const won = `${nameOf(game, winner, names)} wins!`;
  if (by === "rules") return won;
  const loser = nameOf(game, winner === 0 ? 1 : 0, names);
  return by === "resign" ? `${loser} resigned: ${won}` : `${loser} ran out of time: ${won}`;
}

/** What is on the table, for a status line or a screen reader: `12 stones left`, `pile 1: 3, pile 2: 0`, `Black 4, White 1`. */
export function tableText(game: GameId, position: unknown): string {
  if (game === "reversi") {
    const [black, white] = (position as ReversiPosition).discs;
    return `Black ${black}, White ${white}`;
  }
  const { rows } = position as TakingPosition;
  const { thing, row } = nouns[game];
  const counts = rows.map((runs) => runs.reduce((sum, { length }) => sum + length, 0));
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (counts.length === 1) return sentence(`${counted(all, thing)} left`);
  return counts.map((count, index) => `${row} ${index + 1}: ${count}`).join(", ");
}
