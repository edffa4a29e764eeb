import type { Family, GameId, PositionOf } from "../../games/index.ts";
import type { Fault } from "../game.ts";

/** What a bot is asked. */
export interface CheckQuestion {
  readonly game: GameId;
  readonly position: PositionOf<Family>;
}

/**
 * What was seen of a bot while it was checked, in order; `at` in milliseconds of one clock. The checker
 * starts it, says `grundy 1` and waits for its word; asks (`new`, `go`), waits for a line and a moment longer, and so on; where no line comes it closes the
 * bot's input and waits once more; at last it says `quit`. A bot that has ended or was closed is begun anew for the rest.
 */
export type CheckEvent = { readonly at: number } & CheckSeen;

type CheckSeen =
  | { readonly kind: "started" }
  | { readonly kind: "unstartable"; readonly code: string }
  | { readonly kind: "asked"; readonly question: CheckQuestion }
  /** A whole line, without its end. */
  | { readonly kind: "line"; readonly text: string }
  /** What stands behind the last line end, told when waiting ends. */
  | { readonly kind: "rest"; readonly text: string }
  /** It was waited for as long as there is time, and in vain. */
  | { readonly kind: "waited" }
  | { readonly kind: "closed" }
  | { readonly kind: "quit" }
  | { readonly kind: "ended"; readonly status: number | null; readonly signal: string | null }
  /** The end of what it has written to its standard error, when it ended or failed. */
  | { readonly kind: "errors"; readonly text: string }
  /** It did not end by itself. */
  | { readonly kind: "killed" }
  /** A game of it has been played; `fault` is its own. */
  | { readonly kind: "played"; readonly against: "itself" | "random"; readonly fault: Fault | null };
