/** The coefficients for which rows · coefficients come closest to the targets, by the normal equations. */
export function leastSquares(rows: readonly (readonly number[])[], targets: readonly number[]): number[] {
  const width = rows[0]?.length ?? 0;
  const matrix = Array.from({ length: width }, (_, i) =>
    Array.from({ length: width + 1 }, (_, j) =>
      rows.reduce((sum, row, k) => sum + (row[i] ?? 0) * (j < width ? (row[j] ?? 0) : (targets[k] ?? 0)), 0),
    ),
  );
  for (let pivot = 0; pivot < width; pivot++) {
    const rest = matrix.slice(pivot).sort((a, b) => Math.abs(b[pivot] ?? 0) - Math.abs(a[pivot] ?? 0));
    matrix.splice(pivot, rest.length, ...rest);
    const head = matrix[pivot] ?? [];
    matrix.forEach((row, i) => {
      if (i === pivot) return;
      const factor = (row[pivot] ?? 0) / (head[pivot] ?? 1);
      for (let j = pivot; j <= width; j++) row[j] = (row[j] ?? 0) - factor * (head[j] ?? 0);
    });
  }
  return matrix.map((row, i) => (row[width] ?? 0) / (row[i] ?? 1));
}
