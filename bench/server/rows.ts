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
