import type { Language } from "../language.ts";
import { explanation } from "./explanation.ts";
import { games } from "./games.ts";
import { page } from "./page/index.ts";
import { players } from "./players.ts";
import { refusals } from "./refusals.ts";
import { report } from "./report.ts";
import { reversi } from "./reversi.ts";
import { status } from "./status.ts";
import { taking } from "./taking.ts";
import { thoughts } from "./thoughts.ts";

export const chinese: Language = {
  tag: "zh",
  text: (sentences) => sentences.join(""),
  titled: ({ title, text = "" }) => `${title}：${text}`,
  refusals,
  games,
  players,
  status,
  taking,
  reversi,
  explanation,
  report,
  thoughts,
  page,
};
