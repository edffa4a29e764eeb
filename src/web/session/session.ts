import type { ReadonlySignal } from "@preact/signals";
import type { Result, Seat } from "../../games/index.ts";
import type { GameClock, Play } from "../../match/index.ts";
import type { PhraseId } from "../../words/index.ts";
import type { Trouble } from "../base/trouble.ts";
import type { Help } from "./help.ts";
import type { Thought } from "./thinker.ts";

/** Who has a seat, as the page shows it. */
export interface SeatView {
  readonly name: string;
  readonly kind: "you" | "person" | "computer" | "open";
  /** Of an online game: whether anyone is there now. */
  readonly present: boolean;
}

export type Connection = "none" | "connecting" | "connected" | "lost";

/**
 * One game as the page sees it, wherever it is kept. Everything shown is a signal; everything done is a request that
 * shows its effect there, or a refusal.
 */
export interface Session {
  readonly play: ReadonlySignal<Play>;
  readonly seats: ReadonlySignal<readonly [SeatView, SeatView]>;
  /** The seats that move from this device: both, one, or none for a watcher. */
  readonly ownSeats: ReadonlySignal<readonly Seat[]>;
  /** The seat whose move a computer is working out here. */
  readonly thinking: ReadonlySignal<Seat | undefined>;
  /** Whether a computer here thinks aloud, and what it last said. */
  readonly thinksAloud: boolean;
  readonly thought: ReadonlySignal<Thought | undefined>;
  /** As last known; its time is that of `performance.now()`. */
  readonly clock: ReadonlySignal<GameClock | undefined>;
  readonly connection: ReadonlySignal<Connection>;
  /** Whether hint and analysis may be used. */
  readonly help: ReadonlySignal<Help>;
  /** How much of its work a slow computer has done, from 0 to 1; undefined while nobody has to wait for one. */
  readonly progress: ReadonlySignal<number | undefined>;
  /** The move that was made here, is shown, and has not been answered by the server yet. */
  readonly pending: ReadonlySignal<string | undefined>;
  /** Whether it is only looked at: a game from a link. */
  readonly viewOnly: boolean;
  /** What went wrong, until the next thing goes right. */
  readonly trouble: ReadonlySignal<Trouble | undefined>;
  /** The seat that asks to take back its last move, when the other has to consent. */
  readonly asking: ReadonlySignal<Seat | undefined>;
  /** What was just said at each seat, where people can say something. */
  readonly said?: ReadonlySignal<readonly [PhraseId | undefined, PhraseId | undefined]>;
  readonly canTakeBack: ReadonlySignal<boolean>;
  readonly canReplay: ReadonlySignal<boolean>;
  /** Whether whoever plays here waits for anyone who comes, as long as a seat is free. */
  readonly waitsInLobby?: boolean;
  /** Where others find this game, when they can. */
  readonly link: string | undefined;
  /** Both names as a record has them. */
  readonly recordNames: readonly [string, string];
  move(text: string): Result<unknown>;
  takeBack(): void;
  /** The other side's answer to `asking`. */
  consent(yes: boolean): void;
  replay(): void;
  resign(): void;
  /** Has a slow computer move with what it has found. */
  moveNow(): void;
  close(): void;
}
