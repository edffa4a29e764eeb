import type { GameId } from "../games/index.ts";
import type { Thought, Why } from "../players/index.ts";
import type { Language } from "./language.ts";
import { nounsOf } from "./nouns.ts";
import type { Thing } from "./taking-sentences.ts";

/** What the player that thinks aloud says of its move: what there was to choose from, and why this. */
export function thoughtText(language: Language, game: GameId, { considered, why }: Thought): string {
  const { thoughts } = language;
  return language.text([
    ...(considered ? [thoughts.considered(considered)] : []),
    whyText(language, nounsOf(game).thing, why),
  ]);
}

function whyText({ thoughts }: Language, thing: Thing, why: Why): string {
  switch (why.kind) {
    case "leaves-last":
      return thoughts.leavesLast;
    case "loses-now":
      return thoughts.losesNow;
    case "together":
      return thoughts.together({ ...why, thing });
    case "singles":
      return thoughts.singles({ ...why, thing });
    case "fixed":
      return thoughts.fixed(why);
    case "columns":
      return thoughts.columns(why);
    case "lost":
      return thoughts.lost({ answers: why.answers });
    default:
      return thoughts[why.kind];
  }
}
