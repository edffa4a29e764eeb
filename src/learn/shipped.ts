import { type GameId, must } from "../games/index.ts";
import { type Idea, type PuzzleFamily, puzzleFamilies } from "../words/index.ts";
import { parseLine, readHead } from "./line.ts";
import type { Puzzle } from "./puzzle.ts";
import { puzzleFamilyOf } from "./puzzle-family.ts";

/** A puzzle that comes with the package, proven by `npm run check:puzzles`. Its position is read when it is asked for. */
export interface ShippedPuzzle {
  /** `nim-17`, `reversi-203`. */
  readonly id: string;
  readonly family: PuzzleFamily;
  readonly game: GameId;
  readonly idea: Idea;
  readonly rating: number;
  puzzle(): Puzzle;
}

/** Each family's puzzles as they are kept: a line each, the number in the id is the line's, from 1. */
const shelves: {
  readonly [F in PuzzleFamily]: { readonly name: string; readonly load: () => Promise<string> };
} = {
  taking: { name: "nim", load: async () => (await import("./shipped/nim.ts")).lines },
  reversi: { name: "reversi", load: async () => (await import("./shipped/reversi.ts")).lines },
};

/** All that are shipped of a game. */
export async function shippedOf(game: GameId): Promise<readonly ShippedPuzzle[]> {
  const family = puzzleFamilyOf(game);
  return family ? (await shippedPuzzles(family)).filter((each) => each.game === game) : [];
}

const loaded = new Map<PuzzleFamily, Promise<readonly ShippedPuzzle[]>>();

/** All that are shipped of a family, loaded when they are first asked for. */
export function shippedPuzzles(family: PuzzleFamily): Promise<readonly ShippedPuzzle[]> {
  let puzzles = loaded.get(family);
  if (!puzzles) {
    puzzles = load(family);
    loaded.set(family, puzzles);
    // A part that could not be fetched is asked for again.
    puzzles.catch(() => loaded.delete(family));
  }
  return puzzles;
}

/** The puzzle of an id; undefined for any other text. */
export async function findShipped(id: string): Promise<ShippedPuzzle | undefined> {
  const [, name, number] = /^([a-z]+)-([1-9][0-9]{0,6})$/.exec(id) ?? [];
  const family = puzzleFamilies.find((each) => shelves[each].name === name);
  return family && (await shippedPuzzles(family))[Number(number) - 1];
}

async function load(family: PuzzleFamily): Promise<readonly ShippedPuzzle[]> {
  const { name, load } = shelves[family];
  const lines = (await load()).split("\n").filter(Boolean);
  return lines.map((line, at) => ({
    id: `${name}-${at + 1}`,
    family,
    ...readHead(line),
    puzzle: () => must(parseLine(line)),
  }));
}
