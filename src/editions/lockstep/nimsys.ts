import {
  kayles,
  must,
  sticksLeft,
  stones,
  type TakingGame,
  type TakingMove,
  type TakingPosition,
  takingPosition,
} from "../../games/index.ts";
import { makeCount, makePlace, makePlaces, makeStars, parsePlaces } from "../../notation/index.ts";
import { MemoryRoster, type Person } from "../../roster/index.ts";
import { bestMove, winningMoves } from "../../solve/index.ts";
import { NimPlayer, Nimsys, type NimsysEdition } from "../nimsys/index.ts";
import type { Follow } from "./followed.ts";
import { ran } from "./ran.ts";
import { type Option, Recording } from "./recording.ts";

export function followNimsys(edition: NimsysEdition): Follow {
  return async ({ input, people = [] }, got) => {
    const recording = new Recording(input, got);
    const roster = new MemoryRoster();
    for (const person of people) roster.restore(person);
    const computer = (person: Person) => new FollowedPlayer(person, recording);
    const finished = await ran(Nimsys.main(recording, { edition, roster, echoNewline: true, computer }));
    return recording.followed(finished, [...roster.all()]);
  };
}

/** Every AI's turn ends with a blank line. */
const refused: Option = { chosen: "?", shows: "\nInvalid move." };

/** Moves as the program does whose output is followed, and like the published AI where that cannot be seen. */
class FollowedPlayer extends NimPlayer {
  readonly #recording: Recording;

  constructor(person: Person, recording: Recording) {
    super(person);
    this.#recording = recording;
  }

  override async removeStone(stonesLeft: number, bound: number): Promise<number> {
    const position = stones.start({ ...stones.defaults, rows: [stonesLeft], take: { from: 1, to: bound } });
    const option = (count: number): Option => ({
      chosen: String(count),
      shows: count < stonesLeft ? `\n${stonesLeft - count} stones left: ` : "\nGame Over",
    });
    const { moves, won } = rightMoves(stones, position);
    const counts = moves.map((move) => Number(makeCount(move)));
    function* wrong(): Iterable<Option> {
      for (let count = 1; count <= Math.min(stonesLeft, bound); count++)
        if (!counts.includes(count)) yield option(count);
      for (let count = bound + 1; count <= stonesLeft; count++) yield { ...option(count), playable: false };
      yield { ...option(0), playable: false };
      yield refused;
    }
    const picture = { position: makeStars(stonesLeft), stones: stonesLeft, bound, won };
    const choice = { who: "ai", ...picture, right: counts.map(option), wrong: wrong() };
    const own = () => makeCount(must(bestMove(position, looks)));
    const chosen = this.#recording.choose(choice, own);
    return chosen === refused.chosen ? 0 : Number(chosen);
  }

  override advancedMove(available: readonly boolean[]): string {
    const position = placesPosition(available);
    const own = () => makePlace(must(bestMove(position, looks)));
    if (available.length > mostPlaces) return own();
    const option = (move: TakingMove): Option => ({
      chosen: makePlace(move),
      shows: shownAfter(position, move),
    });
    const { moves, won } = rightMoves(kayles, position);
    const right = moves.map(option);
    const places = right.map(({ chosen }) => chosen);
    const recording = this.#recording;
    function* wrong(): Iterable<Option> {
      for (const move of kayles.moves(position)) if (!places.includes(makePlace(move))) yield option(move);
      yield refused;
      const seen = illegalChange(available, recording.nextLine());
      if (seen) yield seen;
    }
    const picture = { position: makePlaces(position), stones: sticksLeft(position), bound: 2, won };
    return recording.choose({ who: "ai", ...picture, right, wrong: wrong() }, own);
  }
}

/** The document has eleven; a row of thousands would only be waited for, and is played without following. */
const mostPlaces = 200;

/** Enough for the best resistance of the games that are judged, and little for those that are longer. */
const looks = 1_000;

/** In a won position only what wins, in a lost one everything. */
function rightMoves(rules: TakingGame, position: TakingPosition): RightMoves {
  const wins = must(winningMoves(position));
  return wins.length > 0 ? { moves: wins, won: true } : { moves: [...rules.moves(position)], won: false };
}

interface RightMoves {
  readonly moves: readonly TakingMove[];
  readonly won: boolean;
}

function placesPosition(available: readonly boolean[]): TakingPosition {
  const places = available.map((there, index) => `<${index + 1},${there ? "*" : "x"}>`).join(" ");
  const options = { ...kayles.defaults, rows: [available.length] };
  return must(takingPosition(options, [must(parsePlaces(places))], 0));
}

function shownAfter(position: TakingPosition, move: TakingMove): string {
  const next = must(kayles.play(position, move));
  const left = sticksLeft(next);
  return left === 0 ? "\nGame Over" : `\n${left} stones left: ${makePlaces(next)}\n`;
}

/** Stones that are gone although no move takes them away. */
function illegalChange(available: readonly boolean[], line: string): Option | undefined {
  const [, picture = ""] = /^\d+ stones left: (.*)$/.exec(line) ?? [];
  const runs = parsePlaces(picture);
  if (!runs.ok) return undefined;
  const there = (place: number) =>
    runs.value.some(({ left, length }) => place >= left && place < left + length);
  const gone = available.flatMap((was, index) => (was && !there(index + 1) ? [index + 1] : []));
  const adjacent = gone.every((place, index) => place === (gone[0] as number) + index);
  const chosen = gone.length > 0 && adjacent ? `${gone[0]} ${gone.length}` : "?";
  return { chosen, shows: `\n${line}`, playable: false };
}
