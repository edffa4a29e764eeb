import { Competition, Player } from "../../src/editions/competition/index.ts";
import { Recording } from "../../src/editions/lockstep/recording.ts";
import { NimPlayer, Nimsys } from "../../src/editions/nimsys/index.ts";
import { kayles, must, sticks, stones, takingPosition } from "../../src/games/index.ts";
import { makeCount, makePlace, parsePlaces } from "../../src/notation/index.ts";
import { pick, randomPlayer, seededChance } from "../../src/players/index.ts";
import { MemoryRoster, type Person } from "../../src/roster/index.ts";
import { winningMoves } from "../../src/solve/index.ts";

/** An AI of another taste: it wins what it can in any way there is, else it does anything legal; `erring` does so always. */
class Tasteful extends NimPlayer {
  readonly #chance: () => number;
  readonly #erring: boolean;

  constructor(person: Person, chance: () => number, erring = false) {
    super(person);
    this.#chance = chance;
    this.#erring = erring;
  }

  override async removeStone(left: number, bound: number): Promise<number> {
    const position = stones.start({ ...stones.defaults, rows: [left], take: { from: 1, to: bound } });
    const wins = must(winningMoves(position));
    const moves = this.#erring || wins.length === 0 ? [...stones.moves(position)] : wins;
    return Number(makeCount(pick(moves, this.#chance)));
  }

  override advancedMove(available: readonly boolean[]): string {
    const places = available.map((there, index) => `<${index + 1},${there ? "*" : "x"}>`).join(" ");
    const runs = must(parsePlaces(places));
    const position = must(takingPosition({ ...kayles.defaults, rows: [available.length] }, [runs], 0));
    const wins = must(winningMoves(position));
    const moves = this.#erring || wins.length === 0 ? [...kayles.moves(position)] : wins;
    return makePlace(pick(moves, this.#chance));
  }
}

interface TasteOptions {
  readonly erring?: boolean;
  readonly people?: readonly Person[] | undefined;
}

/** What Nimsys C prints into a pipe with such AIs. */
export async function nimsysOfTaste(
  input: string,
  seed: number,
  options: TasteOptions = {},
): Promise<string> {
  const dialogue = new Recording(input, undefined);
  const chance = seededChance(seed);
  const roster = new MemoryRoster();
  for (const person of options.people ?? []) roster.restore(person);
  await Nimsys.main(dialogue, { roster, computer: (person) => new Tasteful(person, chance, options.erring) });
  return dialogue.followed(true, []).expected;
}

/** What the competition prints into a pipe when Smart and Random do anything at all. */
export async function sticksOfTaste(args: readonly string[], input: string, seed: number): Promise<string> {
  const dialogue = new Recording(input, undefined);
  const random = randomPlayer(sticks, seededChance(seed));
  const mind = (type: number) => (type === Player.RANDOM || type === Player.SMART ? random : undefined);
  await Competition.main(args, { dialogue, mind });
  return dialogue.followed(true, []).expected;
}
