import type { Person, Roster } from "../roster/roster.ts";
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
  write(operation: Operation): Promise<OperationAnswer>;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

/** Does a batch in one transaction and answers when it is on the disk; throws when none of it has happened. */
export interface Committer {
  commit(batch: readonly Operation[]): readonly OperationAnswer[];
  close(): void;
}
