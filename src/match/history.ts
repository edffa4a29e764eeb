import { accept, type Result, refuse } from "../games/index.ts";

/** Values one after another and the one that is current: undo and redo walk, adding drops what came after. */
export interface History<T> {
  readonly items: readonly T[];
  readonly index: number;
}

export function historyOf<T>(first: T): History<T> {
  return { items: [first], index: 0 };
}

export function current<T>({ items, index }: History<T>): T {
  return items[index] as T;
}

export function add<T>({ items, index }: History<T>, item: T): History<T> {
  return { items: [...items.slice(0, index + 1), item], index: index + 1 };
}

export function undo<T>(history: History<T>): Result<History<T>> {
  if (history.index === 0) return refuse("nothing-to-undo");
  return accept({ ...history, index: history.index - 1 });
}

export function redo<T>(history: History<T>): Result<History<T>> {
  if (history.index === history.items.length - 1) return refuse("nothing-to-redo");
  return accept({ ...history, index: history.index + 1 });
}
