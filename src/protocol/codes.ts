import type { RefusalCode } from "../games/index.ts";
import type { ServerRefusalCode } from "../words/index.ts";

/** What is refused, by the rules or by the server; the facts of each code are declared in `words`. */
export type ErrorCode = RefusalCode | ServerRefusalCode;

/** Why the server ends a live connection (RFC 6455, section 7.4.1). */
export const closeCodes = {
  /** The server stops: connect again, with growing pauses. */
  stopping: 1001,
  /** The rules were broken: the rate, or the number of connections. */
  rules: 1008,
  tooLarge: 1009,
} as const;
