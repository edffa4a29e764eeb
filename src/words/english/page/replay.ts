import type { PageSentences } from "../../page-sentences.ts";
import { figures } from "../grammar.ts";

export const replay: PageSentences["replay"] = {
  title: ({ game }) => `${game}, replayed`,
  controls: "Replay",
  play: "Play",
  pause: "Pause",
  speed: "Speed",
  scrub: "Move shown",
  at: ({ move, moves }) => `${move} of ${moves}`,
  start: ({ moves }) => `The start. ${figures(moves, { one: "move follows", other: "moves follow" })}.`,
  keys: "Space plays and pauses, the arrows step, Home and End go to the ends, + and − change the speed.",
  toGame: "Look at the game",
  open: "Open in Grundy",
};
