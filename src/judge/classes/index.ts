/**
 * What the classes of a submission answer when they are asked, through a harness that is loaded before them. Node only.
 *
 *   askClasses["nimsys-ai"]  NimAIPlayer proved over every position that can arise for 1 to 11 stones
 *   askClasses.sticks        the public members, Random, and Smart against our own random player
 *   askClasses.piles         the members and the tests that the document prints
 */
import type { AskClasses } from "../programs/contract.ts";
import { askNimsysAi } from "./nimsys-ai/index.ts";
import { askPiles } from "./piles/index.ts";
import { askSticks } from "./sticks/index.ts";

export const askClasses: { readonly [A in "nimsys-ai" | "sticks" | "piles"]: AskClasses } = {
  "nimsys-ai": askNimsysAi,
  sticks: askSticks,
  piles: askPiles,
};
