import { type GameTable, sizesOf } from "./game-table.ts";
import type { Player } from "./player.ts";

/** What a player has done: the table as it was left. */
export class Turn {
  readonly #player: Player;
  readonly #table: GameTable;

  constructor(player: Player, table: GameTable) {
    this.#player = player;
    this.#table = table;
  }

  getPlayer(): Player {
    return this.#player;
  }

  getGameTable(): GameTable {
    return this.#table;
  }

  /** `White leaves 989`. */
  toString(): string {
    return `${this.#player} leaves ${sizesOf(this.#table).join("")}`;
  }
}
