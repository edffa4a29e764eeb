import type { Result } from "../games/index.ts";
import { english, refusalText } from "../words/index.ts";
import { UserError } from "./errors.ts";

/** The value, or the refusal as a line for the user; `where` says what it is about. */
export function readOr<T>(result: Result<T>, where?: string): T {
  if (result.ok) return result.value;
  const text = refusalText(english, result.refusal);
  throw new UserError(where === undefined ? text : `${where}: ${text}`);
}
