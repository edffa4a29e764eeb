import type { Answer } from "../harness/harness.ts";
import { fullRow, isEmptyRow, knownOf, mostStones, type Row } from "./kayles.ts";

export const seats = ["first", "second"] as const;
export type Seat = (typeof seats)[number];

/** What an AI is asked in: the row, and the other's last move, which is empty at the start. */
export interface Situation {
  readonly row: Row;
  readonly last: string;
}

/** A move that was answered, in our own form; what else was said is a fault. */
export type Choice =
  | { readonly kind: "move"; readonly text: string; readonly after: Row }
  | { readonly kind: "illegal" | "unreadable"; readonly said: string }
  | { readonly kind: "failed"; readonly answer: Answer };

/** What an AI answers to a situation; undefined where it was not asked. */
export type Strategy = (situation: Situation) => Choice | undefined;

export const keyOf = ({ row, last }: Situation): string => `${row} ${last}`;

export function readChoice({ row }: Situation, answer: Answer): Choice {
  if (answer.kind !== "value") return { kind: "failed", answer };
  const said = answer.value;
  if (typeof said !== "string") {
    const named = typeof said === "object" && said !== null ? said.object : String(said);
    return { kind: "unreadable", said: named };
  }
  const [, place, count] = /^\s*(\d{1,9})\s+(\d{1,9})\s*$/.exec(said) ?? [];
  if (place === undefined || count === undefined) return { kind: "unreadable", said };
  const text = `${Number(place)} ${Number(count)}`;
  const move = knownOf(row).moves.find((each) => each.text === text);
  return move ? { kind: "move", ...move } : { kind: "illegal", said };
}

/** The situations in which a game begins for a seat. */
export function beginnings(stones: number, seat: Seat): readonly Situation[] {
  const row = fullRow(stones);
  return seat === "first" ? [{ row, last: "" }] : repliesTo(row);
}

/** Whatever the other may do: the situations that come of it. The game is over where nothing is left. */
export function repliesTo(row: Row): readonly Situation[] {
  return knownOf(row)
    .moves.filter(({ after }) => !isEmptyRow(after))
    .map(({ text, after }) => ({ row: after, last: text }));
}

/** All situations that can arise against any opponent, the earliest first; those behind a fault are not known. */
export function arising(strategy: Strategy, stones: number, seat: Seat): readonly Situation[] {
  const all = new Map<string, Situation>();
  for (const each of beginnings(stones, seat)) all.set(keyOf(each), each);
  // A map is walked in the order of its entries, and those that are added on the way come last.
  for (const situation of all.values()) {
    const choice = strategy(situation);
    if (choice?.kind !== "move") continue;
    for (const next of repliesTo(choice.after)) if (!all.has(keyOf(next))) all.set(keyOf(next), next);
  }
  return [...all.values()];
}

/** The share of games it wins against a player who takes any legal move with the same chance; a fault loses. */
export function shareOf(strategy: Strategy, stones: number, seat: Seat): number {
  const known = new Map<string, number>();
  const asked = (situation: Situation): number => {
    const key = keyOf(situation);
    const before = known.get(key);
    if (before !== undefined) return before;
    const choice = strategy(situation);
    const share = choice?.kind !== "move" ? 0 : isEmptyRow(choice.after) ? 1 : dummy(choice.after);
    known.set(key, share);
    return share;
  };
  const dummy = (row: Row): number =>
    repliesTo(row).reduce((sum, next) => sum + asked(next), 0) / knownOf(row).moves.length;
  const [start] = beginnings(stones, "first");
  return seat === "first" && start ? asked(start) : dummy(fullRow(stones));
}

/** The mean over games of one to eleven stones. */
export function meanOf(share: (stones: number) => number): number {
  let sum = 0;
  for (let stones = 1; stones <= mostStones; stones++) sum += share(stones);
  return sum / mostStones;
}
