import { exchangesOf } from "../../editions/lockstep/index.ts";
import type { EditionFeatures } from "./feature.ts";
import { gameFeatures, gameRules, sizeFeatures } from "./nimsys-games.ts";

export const nimsysA: EditionFeatures = {
  rules: {
    ...gameRules,
    "winner.1": "document",
    "game.one-stone": "document",
    "again.Y": "course-file",
    "again.N": "course-file",
    "again.y": "document",
    "again.other": "document",
    "again.second-began": "course-file",
  },
  *reached({ session, followed, lines }) {
    const exchanges = exchangesOf(session, followed);
    const seats = exchanges.slice(0, 2).map(({ typed }) => typed.trim());
    let bound = 0;
    for (const { typed, before } of exchanges) {
      if (before.endsWith("stone removal:\n")) bound = Number(typed);
      else if (before.endsWith("number of stones:\n")) yield* sizeFeatures(Number(typed), bound);
      else if (before.endsWith("(Y/N):\n")) {
        yield ["Y", "N", "y"].includes(typed) ? `again.${typed}` : "again.other";
        // The first player would not be the next one: that he begins again is seen.
        if (typed === "Y" && before.includes(`${seats[1]} wins!`)) yield "again.second-began";
      }
    }
    for (const line of lines) if (line.id === "winner") yield* gameFeatures([line], seats);
  },
};
