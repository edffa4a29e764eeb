import type { Quality } from "../game.ts";
import type { Verdict } from "./judge.ts";

/** Of no moves. */
export const noQuality: Quality = { won: 0, wonKept: 0, drawn: 0, drawnKept: 0, estimated: 0 };

export function addQuality(one: Quality, other: Quality): Quality {
  return {
    won: one.won + other.won,
    wonKept: one.wonKept + other.wonKept,
    drawn: one.drawn + other.drawn,
    drawnKept: one.drawnKept + other.drawnKept,
    estimated: one.estimated + other.estimated,
  };
}

export function qualityOf({ was, kept, estimated }: Verdict): Quality {
  return {
    won: was === "won" ? 1 : 0,
    wonKept: was === "won" && kept ? 1 : 0,
    drawn: was === "drawn" ? 1 : 0,
    drawnKept: was === "drawn" && kept ? 1 : 0,
    estimated: estimated ? 1 : 0,
  };
}
