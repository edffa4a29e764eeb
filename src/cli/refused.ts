import type { GameId, Result } from "../games/index.ts";
import type { ArenaReadRefusal, Where } from "../words/index.ts";
import { refused } from "./errors.ts";

interface Context {
  /** What it is about. */
  readonly where?: Where;
  readonly game?: GameId;
}

/** The value, or the refusal as a line for the user. */
export function readOr<T>(result: Result<T>, context: Context = {}): T {
  if (result.ok) return result.value;
  throw refused("refused", { refusal: result.refusal, ...context });
}

/** The same for what a tournament is made of; `of` is what was read: a file, or an option. */
export function readArena<T>(
  result:
    | { readonly ok: true; readonly value: T }
    | { readonly ok: false; readonly refusal: ArenaReadRefusal },
  of: string,
): T {
  if (result.ok) return result.value;
  throw refused("arena-read", { of, refusal: result.refusal });
}
