import type { History } from "../../match/index.ts";
import { sizesOf } from "./game-table.ts";
import type { Turn } from "./turn.ts";

/** The moves of a game, one a line, those that were taken back marked so. */
export function describeHistory({ items, index }: History<Turn>): string {
  if (items.length === 1) return "No moves yet.\n";
  let text = "";
  for (let n = 1; n < items.length; n++) {
    const turn = items[n] as Turn;
    const before = sizesOf((items[n - 1] as Turn).getGameTable());
    const after = sizesOf(turn.getGameTable());
    const pile = before.findIndex((size, place) => size !== after[place]);
    const count = (before[pile] as number) - (after[pile] as number);
    const back = n > index ? " (taken back)" : "";
    text += `${n}. ${turn.getPlayer()} takes ${count} from pile ${pile + 1}, leaving ${after.join(" ")}${back}\n`;
  }
  return text;
}
