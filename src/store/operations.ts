import type { Person, Roster } from "../roster/roster.ts";
import type { Later } from "./later.ts";
import type { Finish, LoadedGame, StoredEvent, StoredGame, StoredSeat } from "./store.ts";

/** What a writer is asked to do: plain data, so that it can travel to another thread. */
export type Operation =
  | {
      readonly do: "append";
      readonly id: string;
      readonly event: StoredEvent;
      readonly finish?: Finish | undefined;
    }
  | { readonly do: "create"; readonly game: StoredGame }
  | { readonly do: "take-seat"; readonly id: string; readonly seat: 0 | 1; readonly by: StoredSeat }
  | { readonly do: "restore"; readonly game: LoadedGame }
  | { readonly do: "restore-person"; readonly person: Person }
  | { readonly do: "alive"; readonly at: number }
  | { readonly do: "roster"; readonly change: RosterChange; readonly arguments: readonly unknown[] };

export type RosterChange = keyof Pick<
  Roster,
  "add" | "remove" | "removeAll" | "edit" | "reset" | "resetAll" | "countGame"
>;

/** What each answers: whether it could be done, as the contract of `Store` or `Roster` says. */
export type OperationAnswer = boolean | undefined;

/**
 * Takes operations and answers when they are durable. Operations that arrive while a commit is under way share the
 * next one.
 */
export interface Writer {
  write(operation: Operation): Later<OperationAnswer>;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

/**
 * A batch on its way to the file. The events of all games are one text, which costs next to nothing to hand to another
 * thread and is given to SQLite as it is.
 */
export interface Packed {
  /** Rows of game id, number, time, event, request, and what the clocks have left, as JSON. */
  readonly rows: string;
  readonly count: number;
  /** Games that end with the event in the given row. */
  readonly finishes: readonly {
    readonly row: number;
    readonly id: string;
    readonly number: number;
    readonly finish: Finish;
  }[];
  readonly others: readonly OtherOperation[];
}

export type AppendOperation = Extract<Operation, { do: "append" }>;
export type OtherOperation = Exclude<Operation, AppendOperation>;

export interface PackedAnswers {
  /** For each row whether it was kept; true when all were. */
  readonly kept: true | readonly boolean[];
  readonly others: readonly OperationAnswer[];
}

export function pack(batch: readonly Operation[]): Packed {
  const rows: string[] = [];
  const finishes: { row: number; id: string; number: number; finish: Finish }[] = [];
  const others: OtherOperation[] = [];
  for (const operation of batch) {
    if (operation.do !== "append") {
      others.push(operation);
      continue;
    }
    const { id, event: stored, finish } = operation;
    const { number, at, event, id: request, left } = stored;
    if (finish) finishes.push({ row: rows.length, id, number, finish });
    rows.push(JSON.stringify([id, number, at, event, request ?? null, left?.[0] ?? null, left?.[1] ?? null]));
  }
  return { rows: `[${rows.join(",")}]`, count: rows.length, finishes, others };
}

/** The answers in the order of the batch. */
export function unpack(batch: readonly Operation[], { kept, others }: PackedAnswers): OperationAnswer[] {
  let row = 0;
  let other = 0;
  return batch.map((operation) => {
    if (operation.do !== "append") return others[other++];
    return kept === true || kept[row++];
  });
}

/** Does a batch in one transaction and answers when it is on the disk; throws when none of it has happened. */
export interface Committer {
  commit(packed: Packed): PackedAnswers;
  close(): void;
}
