import type { Seat } from "../../games/index.ts";
import { parseSpec } from "../../players/index.ts";
import type { GameHead } from "../../protocol/index.ts";
import { type Language, playerName, sideName } from "../../words/index.ts";

/** Who has a seat of a game on the server: a computer as the language calls it, a person by name, else the side. */
export function seatName(
  language: Language,
  { game, seats }: Pick<GameHead, "game" | "seats">,
  seat: Seat,
): string {
  const { name, computer } = seats[seat];
  const player = computer === undefined ? undefined : parseSpec(computer);
  return player?.ok ? playerName(language, player.value) : (name ?? sideName(language, game, seat));
}
