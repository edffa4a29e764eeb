import { kayles, must, type TakingPosition, takingPosition } from "../../../games/index.ts";
import { makePlace, makePlaces, parsePlaces } from "../../../notation/index.ts";
import { winningMoves } from "../../../solve/index.ts";

/** A row of stones, `1` where one stands and `0` where it is gone. */
export type Row = string;

/** What can be played in a row, and what wins; worked out by the house's rules and its solver. */
export interface Known {
  readonly moves: readonly { readonly text: string; readonly after: Row }[];
  /** Those that leave the other a lost position; none where it is lost already. */
  readonly winning: readonly string[];
  /** As the document shows it: `<1,*> <2,x>`. */
  readonly shown: string;
}

/** The document's games have at most eleven stones, so there are 4,094 rows at most. */
export const mostStones = 11;

const rows = new Map<Row, Known>();

export function knownOf(row: Row): Known {
  const known = rows.get(row) ?? work(row);
  rows.set(row, known);
  return known;
}

export const fullRow = (stones: number): Row => "1".repeat(stones);
export const isEmptyRow = (row: Row): boolean => !row.includes("1");
export const standingIn = (row: Row): readonly number[] =>
  [...row].flatMap((each, index) => (each === "1" ? [index + 1] : []));

function work(row: Row): Known {
  const position = positionOf(row);
  const moves = [...kayles.moves(position)].map((move) => ({
    text: makePlace(move),
    after: rowOf(must(kayles.play(position, move)), row.length),
  }));
  const winning = isEmptyRow(row) ? [] : must(winningMoves(position)).map(makePlace);
  return { moves, winning, shown: makePlaces(position) };
}

function positionOf(row: Row): TakingPosition {
  const places = [...row].map((each, index) => `<${index + 1},${each === "1" ? "*" : "x"}>`).join(" ");
  return must(takingPosition({ ...kayles.defaults, rows: [row.length] }, [must(parsePlaces(places))], 0));
}

function rowOf({ rows: [runs = []] }: TakingPosition, length: number): Row {
  const row = Array.from({ length }, () => "0");
  for (const run of runs) row.fill("1", run.left - 1, run.left - 1 + run.length);
  return row.join("");
}

/** The best share of games that anybody can win against a player who takes any legal move with the same chance. */
export function bestShare(stones: number, seat: "first" | "second"): number {
  const known = new Map<Row, number>();
  const toMove = (row: Row): number => {
    const share = known.get(row) ?? Math.max(0, ...knownOf(row).moves.map(({ after }) => left(after)));
    known.set(row, share);
    return share;
  };
  const left = (row: Row): number => (isEmptyRow(row) ? 1 : dummy(row));
  const dummy = (row: Row): number => {
    const { moves } = knownOf(row);
    return moves.reduce((sum, { after }) => sum + toMove(after), 0) / moves.length;
  };
  return seat === "first" ? toMove(fullRow(stones)) : dummy(fullRow(stones));
}
