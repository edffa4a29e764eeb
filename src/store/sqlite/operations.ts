import type { Roster } from "../../roster/index.ts";
import type {
  Absent,
  ClaimAnswer,
  EventText,
  Finish,
  LoadedGame,
  Pruned,
  PruneRequest,
  ShownGame,
  StoredEvent,
  StoredGame,
  StoredOffers,
  StoredSeat,
  WaitedGame,
} from "../games.ts";
import type { Thenable } from "../serial.ts";
import type { ArenaChange } from "./arena-commit.ts";
import type { JobAnswer, JobChange } from "./jobs-commit.ts";

/** What a writer is asked to do: plain data, so that it can travel to another thread. */
export type Operation =
  | {
      readonly do: "append";
      readonly id: string;
      readonly number: number;
      readonly text: EventText;
      readonly finish?: Finish | undefined;
    }
  | {
      readonly do: "claim";
      readonly id: string;
      readonly event: StoredEvent;
      readonly finish: Finish;
      readonly absent: Absent;
    }
  | { readonly do: "seen"; readonly id: string; readonly seat: 0 | 1; readonly at: number }
  | { readonly do: "create"; readonly game: StoredGame }
  | { readonly do: "take-seat"; readonly id: string; readonly seat: 0 | 1; readonly by: StoredSeat }
  | { readonly do: "offer"; readonly id: string; readonly changes: number; readonly offers: StoredOffers }
  | { readonly do: "show"; readonly games: readonly ShownGame[] }
  | { readonly do: "wait"; readonly games: readonly WaitedGame[] }
  | { readonly do: "restore"; readonly game: LoadedGame }
  | { readonly do: "drop"; readonly id: string }
  | { readonly do: "prune"; readonly request: PruneRequest }
  | { readonly do: "alive" | "start"; readonly at: number }
  | { readonly do: "job"; readonly change: JobChange }
  | { readonly do: "arena"; readonly change: ArenaChange }
  | { readonly do: "roster"; readonly change: RosterChange; readonly arguments: readonly unknown[] };

/**
 * Whether it makes room, or leads to it: games are dropped as a job. Such an operation has to succeed in a file that has none left.
 * There are few jobs with a key.
 */
export function makesRoom(operation: Operation): boolean {
  if (operation.do === "arena")
    return operation.change.what === "remove" || operation.change.what === "sweep";
  if (operation.do !== "job") return operation.do === "drop" || operation.do === "prune";
  const { change } = operation;
  if (change.what === "add") return change.job.key !== undefined;
  return change.what !== "finish" || change.games.length === 0;
}

export type RosterChange = keyof Pick<
  Roster,
  "add" | "remove" | "removeAll" | "edit" | "reset" | "resetAll" | "giveBack" | "restore" | "countGame"
>;

/** What each answers: whether it could be done, as the contract of `Store` or `Roster` says, what was dropped or has become of a claim or a job, no room, or that a game cannot be kept. */
export type OperationAnswer = boolean | undefined | Pruned | ClaimAnswer | JobAnswer | "no-room" | "unfit";

/**
 * Takes operations and answers when they are durable. Operations that arrive while a commit is under way share the
 * next one.
 */
export interface Writer {
  write(operation: Operation): Thenable<OperationAnswer>;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

/**
 * A batch on its way to the file. The events of all games are one text, which costs next to nothing to hand to another
 * thread and is given to SQLite as it is.
 */
export interface Packed {
  /** The events as one JSON array. */
  readonly events: string;
  readonly count: number;
  /** Games that end, each with the place of its last event in the array. */
  readonly finishes: readonly {
    readonly place: number;
    readonly id: string;
    readonly number: number;
    readonly finish: Finish;
  }[];
  readonly others: readonly OtherOperation[];
}

type AppendOperation = Extract<Operation, { do: "append" }>;
export type OtherOperation = Exclude<Operation, AppendOperation>;

export interface PackedAnswers {
  /** For each event whether it was kept; true when all were. */
  readonly kept: true | readonly boolean[];
  readonly others: readonly OperationAnswer[];
}

export function pack(batch: readonly Operation[]): Packed {
  const texts: EventText[] = [];
  const finishes: { place: number; id: string; number: number; finish: Finish }[] = [];
  const others: OtherOperation[] = [];
  for (const operation of batch) {
    if (operation.do !== "append") {
      others.push(operation);
      continue;
    }
    const { id, number, text, finish } = operation;
    if (finish) finishes.push({ place: texts.length, id, number, finish });
    texts.push(text);
  }
  return { events: `[${texts.join(",")}]`, count: texts.length, finishes, others };
}

/** The answers in the order of the batch. */
export function unpack(batch: readonly Operation[], { kept, others }: PackedAnswers): OperationAnswer[] {
  let place = 0;
  let other = 0;
  return batch.map((operation) => {
    if (operation.do !== "append") return others[other++];
    return kept === true || kept[place++];
  });
}

/** Does a batch in one transaction and answers when it is on the disk; throws when none of it has happened. */
export interface Committer {
  commit(packed: Packed): PackedAnswers;
  close(): void;
}
