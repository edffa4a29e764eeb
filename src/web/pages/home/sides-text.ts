import type { GameSummary } from "../../../protocol/index.ts";
import { language } from "../../base/language.ts";
import { shownSeatName } from "../../session/seat-name.ts";

/** Who plays whom, in a list of games. */
export function sidesText(game: GameSummary): string {
  const { page } = language.value;
  const [first, second] = [shownSeatName(language.value, game, 0), shownSeatName(language.value, game, 1)];
  return page.home.against({ first, second });
}
