import { sticks, type TakingMove, type TakingPosition } from "../../games/index.ts";
import { playRounds } from "../../match/index.ts";
import { makeRun } from "../../notation/index.ts";
import type { Chance } from "../../players/index.ts";
import type { Dialogue, Print } from "../dialogue.ts";
import { lineDialogue } from "../line-dialogue.ts";
import { invalidArguments, parseArguments } from "./arguments.ts";
import type { SticksPlayer } from "./human.ts";
import { mindWithin, Player, scannerOf } from "./player.ts";
import { boardOf } from "./views.ts";

/** Told after each round how many have been played. */
export type RoundWatch = (played: number, rounds: number) => void;

/** Who thinks for the player of this type and id; undefined leaves it to the player itself. */
export type MindFor = (type: number, id: number) => SticksPlayer | undefined;

export interface MainOptions {
  /** Where text goes and a human's answers come from; without it lines go to the console and nobody answers. */
  readonly dialogue?: Dialogue;
  readonly chance?: Chance;
  readonly watch?: RoundWatch | undefined;
  readonly mind?: MindFor;
}

/** Rounds of the sticks game between two players, and how many each has won. Player 1 begins every round. */
export class Competition {
  readonly #players: readonly [Player, Player];
  readonly #displayMessage: boolean;
  readonly #scores: [number, number] = [0, 0];

  /** `displayMessage` tells of every turn, through the scanner of the first player that has one. */
  constructor(player1: Player, player2: Player, displayMessage: boolean) {
    this.#players = [player1, player2];
    this.#displayMessage = displayMessage;
  }

  /** -1 for a position that is neither 1 nor 2. */
  getPlayerScore(position: number): number {
    return this.#scores[position - 1] ?? -1;
  }

  /** Plays on, round after round; wins add up. Between computer players it is done when it returns. */
  playMultiple(rounds: number): Promise<void> {
    return this.#play(rounds);
  }

  /** The original's other name for `playMultiple`. */
  playMultipleRounds(rounds: number): Promise<void> {
    return this.#play(rounds);
  }

  /** The whole program: what the arguments ask for is played, or the three lines that say what they should be. */
  static async main(words: readonly string[], options: MainOptions = {}): Promise<void> {
    const { dialogue = lineDialogue(), chance, watch, mind } = options;
    const setup = parseArguments(words);
    if (!setup) {
      dialogue.print(invalidArguments);
      return;
    }
    const { types, rounds } = setup;
    const player1 = new Player(types[0], 1, dialogue, chance);
    const player2 = new Player(types[1], 2, dialogue, chance);
    const competition = new Competition(player1, player2, types.includes(Player.HUMAN));
    const between = `a ${player1.getTypeName()} player and a ${player2.getTypeName()} player`;
    dialogue.print(`Starting a Nim competition of ${rounds} rounds between ${between}.\n`);
    await competition.#play(rounds, watch, mind);
    dialogue.print(`The results are ${competition.getPlayerScore(1)}:${competition.getPlayerScore(2)}\n`);
  }

  async #play(rounds: number, watch?: RoundWatch, mind?: MindFor): Promise<void> {
    const print = this.#displayMessage ? this.#printer() : undefined;
    const seats = this.#players.map((player) =>
      seatOf(player, mind?.(player.getPlayerType(), player.getPlayerId()), print),
    ) as [SticksPlayer, SticksPlayer];
    let firstWins = 0;
    const welcome = (round: number) => {
      if (round <= rounds) print?.("Welcome to the sticks game!\n");
    };
    welcome(1);
    await playRounds(sticks, sticks.defaults, seats, rounds, {
      watch: ({ wins }, round) => {
        const winner = wins[0] > firstWins ? 0 : 1;
        firstWins = wins[0];
        this.#scores[winner]++;
        print?.(`Player ${this.#players[winner].getPlayerId()} won!\n`);
        welcome(round + 1);
        watch?.(round, rounds);
      },
    });
  }

  #printer(): Print {
    const [player1, player2] = this.#players;
    const dialogue = scannerOf(player1) ?? scannerOf(player2) ?? lineDialogue();
    return (text) => dialogue.print(text);
  }
}

/** A player as the match knows one, telling of its turns when there is somewhere to print. */
function seatOf(player: Player, given: SticksPlayer | undefined, print?: Print): SticksPlayer {
  const mind = given ?? mindWithin(player) ?? foreignMind(player);
  return print ? tellingMind(mind, player.getPlayerId(), print) : mind;
}

/** A player that is only known by its public members: it is shown a board of its own, and asked until it is legal. */
function foreignMind(player: Player): SticksPlayer {
  return {
    name: player.getTypeName(),
    async choose(position) {
      const move = await player.produceMove(boardOf(position));
      return { row: move.getRow(), left: move.getLeftBound(), right: move.getRightBound() };
    },
    refused() {},
  };
}

function tellingMind(mind: SticksPlayer, id: number, print: Print): SticksPlayer {
  let askedAgain = false;
  const tell = (position: TakingPosition, move: TakingMove) => {
    if (sticks.play(position, move).ok) {
      askedAgain = false;
      print(`Player ${id} made the move: ${makeRun(move)}\n`);
    }
    return move;
  };
  return {
    name: mind.name,
    choose(position) {
      if (!askedAgain) print(`Player ${id}, it is now your turn!\n`);
      askedAgain = true;
      const answer = mind.choose(position);
      return answer instanceof Promise ? answer.then((move) => tell(position, move)) : tell(position, answer);
    },
    refused(refusal, move) {
      print("Invalid move. Enter another:\n");
      mind.refused?.(refusal, move);
    },
  };
}
