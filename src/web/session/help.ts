import type { GameHead } from "../../protocol/index.ts";

/**
 * Hint and analysis: `free` where nobody plays against another person, `agreed` on by both who play, `off` between people until the
 * end, and `over` after it.
 */
export type Help = "free" | "agreed" | "off" | "over";

/**
 * Nobody who plays against a person is to be told what to play, nor anybody who could tell: watchers neither. Whoever holds both
 * seats (`alone`) plays with someone beside, who sees the same.
 */
export function helpIn(
  { seats, help }: Pick<GameHead, "seats" | "help">,
  { alone, ended }: { readonly alone: boolean; readonly ended: boolean },
): Help {
  if (alone || seats.some(({ computer }) => computer !== undefined)) return "free";
  if (ended) return "over";
  return help ? "agreed" : "off";
}
