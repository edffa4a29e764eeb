/** What is printed of a figure. */
export interface Row {
  readonly figure: string;
  readonly measured: string;
  readonly goal: string;
  readonly met: boolean | undefined;
}

export function row(figure: string, measured: string, goal: string, met: boolean | undefined): Row {
  return { figure, measured, goal, met };
}

export function quantile(ascending: readonly number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN;
}

export function print(rows: readonly Row[]): void {
  const cells = [
    ["figure", "measured", "goal", ""],
    ...rows.map(({ figure, measured, goal, met }) => [
      figure,
      measured,
      goal,
      met === undefined ? "" : met ? "met" : "MISSED",
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  for (const line of cells) {
    process.stdout.write(
      `${line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd()}\n`,
    );
  }
}

export function median(values: readonly number[]): number {
  return quantile(
    [...values].sort((one, another) => one - another),
    0.5,
  );
}

export function round(value: number): string {
  return Math.round(value).toLocaleString("en-US");
}

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
