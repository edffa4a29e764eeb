import { kayles } from "../../games/index.ts";
import { makePlace, makePlaces, parsePlace } from "../../notation/index.ts";
import { InvalidMove } from "./errors.ts";
import { NimGame, type NimPlayers } from "./game.ts";
import type { NimPlayer } from "./player.ts";

/** The advanced game: one stone or two adjacent ones, from anywhere, and the last one wins. */
export class NimAdvancedGame extends NimGame {
  #lastMove = "";

  constructor(stoneCount: number, players: NimPlayers) {
    super(stoneCount, 2, players, kayles);
  }

  protected override rule(): string {
    return `Stones display: ${this.picture()}`;
  }

  protected override picture(): string {
    return makePlaces(this.position);
  }

  protected override question(): string {
    return "which to remove?";
  }

  protected override async takeTurn(player: NimPlayer): Promise<void> {
    const move = parsePlace(await player.advancedMove(this.#available(), this.#lastMove));
    if (!move.ok || !this.remove(move.value)) throw new InvalidMove();
    this.#lastMove = makePlace(move.value);
  }

  #available(): boolean[] {
    const available = new Array<boolean>(this.position.options.rows[0] as number).fill(false);
    for (const { left, length } of this.position.rows[0] ?? [])
      available.fill(true, left - 1, left - 1 + length);
    return available;
  }
}
