import type { Run, TakingPosition } from "../../../games/index.ts";

/** Takes a piece away, or puts one back where it is missing: for a position that is being set up. */
export function withToggled(position: TakingPosition, row: number, stick: number): TakingPosition {
  const rows = position.rows.map((runs, index) => (index === row - 1 ? toggled(runs, stick) : runs));
  return { ...position, rows };
}

function toggled(runs: readonly Run[], stick: number): Run[] {
  const found = runs.find(({ left, length }) => stick >= left && stick < left + length);
  if (found) {
    const rest = [
      { left: found.left, length: stick - found.left },
      { left: stick + 1, length: found.left + found.length - stick - 1 },
    ];
    return runs.flatMap((run) => (run === found ? rest.filter(({ length }) => length > 0) : [run]));
  }
  const before = runs.find(({ left, length }) => left + length === stick);
  const after = runs.find(({ left }) => left === stick + 1);
  const left = before?.left ?? stick;
  const length = (before?.length ?? 0) + 1 + (after?.length ?? 0);
  const others = runs.filter((run) => run !== before && run !== after);
  return [...others, { left, length }].sort((a, b) => a.left - b.left);
}

/** With these lengths of rows: those that stay as long keep what stands in them, others are whole. */
export function withRows(position: TakingPosition, lengths: readonly number[]): TakingPosition {
  const { options } = position;
  const rows = lengths.map((length, index) =>
    options.rows[index] === length ? (position.rows[index] ?? []) : [{ left: 1, length }],
  );
  return { ...position, options: { ...options, rows: lengths }, rows };
}
