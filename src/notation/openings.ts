/** The names of openings, on the way to none of the other notations: whoever wants them loads them. */
import { canonical, must, type ReversiPosition, reversi } from "../games/index.ts";
import { openingTable } from "./opening-table.ts";
import { parseTranscript } from "./transcript.ts";

export { openingTable, optimalGame } from "./opening-table.ts";

export interface Opening {
  readonly name: string;
  /** How it is usually reached, f5 first. */
  readonly moves: string;
}

let byPosition: ReadonlyMap<string, Opening> | undefined;

function openings(): ReadonlyMap<string, Opening> {
  byPosition ??= new Map(
    openingTable.map(([moves, name]) => {
      const { positions } = must(parseTranscript(moves, reversi.defaults));
      return [canonical(positions.at(-1) as ReversiPosition).key, { name, moves }];
    }),
  );
  return byPosition;
}

/** The opening that a position is, however it was reached and whichever way the board is turned. */
export function openingAt(position: ReversiPosition): Opening | undefined {
  return position.options.size === 8 ? openings().get(canonical(position).key) : undefined;
}

/** The opening of a game, from its positions: the last of them that has a name. */
export function openingOf(positions: readonly ReversiPosition[]): Opening | undefined {
  for (const position of [...positions].reverse()) {
    const opening = openingAt(position);
    if (opening) return opening;
  }
  return undefined;
}
