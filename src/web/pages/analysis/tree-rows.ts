import { branchingAt, type Place, type Tree, treeStart } from "../../../match/index.ts";
import { inWriting } from "../../../notation/index.ts";

/** A row of the variations as they are shown: moves one after another, how deep among variations, whether one begins here. */
export interface TreeRow {
  readonly level: number;
  readonly places: readonly Place[];
  readonly begins: boolean;
}

/** All rows, the start first; rows are equally high, so that only those in sight need to be drawn. */
export function treeRows(tree: Tree, perRow: number): TreeRow[] {
  const rows: { level: number; places: Place[]; begins: boolean }[] = [
    { level: 0, places: [treeStart], begins: false },
  ];
  let level = 0;
  let row: Place[] | undefined;
  let begins = false;
  for (const part of inWriting(branchingAt(tree))) {
    if (part === "(") {
      level++;
      row = undefined;
      begins = true;
    } else if (part === ")") {
      level--;
      row = undefined;
    } else {
      if (!row || row.length === perRow) {
        row = [];
        rows.push({ level, places: row, begins });
        begins = false;
      }
      row.push(part.move);
    }
  }
  return rows;
}

/** The row that has a place. */
export function rowOf(rows: readonly TreeRow[], place: Place): number {
  return Math.max(
    0,
    rows.findIndex(({ places }) => places.includes(place)),
  );
}

/** The rows in sight and a few more, as first and behind the last. */
export function rowsInSight(
  count: number,
  { top, height, rowHeight }: { readonly top: number; readonly height: number; readonly rowHeight: number },
): readonly [number, number] {
  const more = 6;
  const first = Math.max(0, Math.min(count, Math.floor(top / rowHeight)) - more);
  return [first, Math.min(count, first + Math.ceil(height / rowHeight) + 2 * more)];
}
