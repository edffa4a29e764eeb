import { sticks, takenBy } from "../../games/index.ts";
import { type Chance, heuristicPlayer, type PlayerSpec, randomPlayer } from "../../players/index.ts";
import type { Dialogue } from "../dialogue.ts";
import type { Board } from "./board.ts";
import { humanPlayer, type SticksPlayer } from "./human.ts";
import { Move } from "./move.ts";
import { rememberingSmart } from "./smart.ts";
import { positionOf } from "./views.ts";

/** What a player thinks with; undefined for one that answers in a way of its own. */
export let mindWithin: (player: Player) => SticksPlayer | undefined;
/** What a player was made with; undefined when that was nothing. */
export let scannerOf: (player: Player) => Dialogue | undefined;

/** One of the two who compete: a type, an id (1 or 2), and the scanner through which a human is asked. */
export class Player {
  static readonly RANDOM = 1;
  static readonly HEURISTIC = 2;
  static readonly SMART = 3;
  static readonly HUMAN = 4;

  readonly #type: number;
  readonly #id: number;
  readonly #scanner: Dialogue | undefined;
  readonly #mind: SticksPlayer;

  /** Only a human needs a scanner. `chance` is where Random takes its choices from. */
  constructor(type: number, id: number, scanner?: Dialogue | null, chance: Chance = Math.random) {
    this.#type = type;
    this.#id = id;
    this.#scanner = scanner ?? undefined;
    this.#mind = mindOf(type, this.#scanner, chance);
  }

  getPlayerType(): number {
    return this.#type;
  }

  getPlayerId(): number {
    return this.#id;
  }

  getTypeName(): string {
    return types.get(this.#type)?.name as string;
  }

  /** The text's other name for `getTypeName`. */
  getPlayerTypeString(): string {
    return this.getTypeName();
  }

  /** The move this player wishes to make. A human's may be illegal; the board says so. */
  async produceMove(board: Board): Promise<Move> {
    if (this.#type !== Player.HUMAN && board.getNumberOfUnmarkedSticks() === 0) {
      throw new RangeError("no stick is left to mark");
    }
    const { row, left, right } = takenBy(await this.#mind.choose(positionOf(board)));
    return new Move(row, left, right);
  }

  /** For the competition alone, which plays on positions: that is what makes a million rounds quick. */
  static {
    mindWithin = (player) =>
      #mind in player && player.produceMove === Player.prototype.produceMove ? player.#mind : undefined;
    scannerOf = (player) => (#scanner in player ? player.#scanner : undefined);
  }
}

/** The published program numbers its players; everywhere else they are said as a spec. */
const types: ReadonlyMap<number, { readonly name: string; readonly spec: PlayerSpec }> = new Map([
  [Player.RANDOM, { name: "Random", spec: { kind: "random" } }],
  [Player.HEURISTIC, { name: "Heuristic", spec: { kind: "heuristic" } }],
  [Player.SMART, { name: "Smart", spec: { kind: "smart" } }],
  [Player.HUMAN, { name: "Human", spec: { kind: "human" } }],
]);

/** Made here and not by `openPlayer`: a constructor cannot wait, and Smart remembers. */
function mindOf(type: number, scanner: Dialogue | undefined, chance: Chance): SticksPlayer {
  switch (types.get(type)?.spec.kind) {
    case "random":
      return randomPlayer(sticks, chance);
    case "heuristic":
      return heuristicPlayer();
    case "smart":
      return rememberingSmart();
    case "human":
      if (!scanner) throw new TypeError("a human player needs a scanner");
      return humanPlayer(scanner);
    default:
      throw new RangeError(`a player's type is 1, 2, 3 or 4, not ${type}`);
  }
}
