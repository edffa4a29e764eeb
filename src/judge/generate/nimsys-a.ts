import { type Draft, type Draw, mostLines, session } from "./draft.ts";
import { simpleGame } from "./nimsys-games.ts";
import { names } from "./people.ts";

/** Two people, one to four games, and an answer that ends them. */
export function draftNimsysA(draw: Draw): Draft {
  const [one, two] = draw.shuffled(names);
  const lines = [one?.given ?? "", two?.given ?? ""];
  const games = draw.number(1, 4);
  for (let game = 0; game < games; game++) {
    const drawn = simpleGame(draw, ["human", "human"], "none");
    const next = drawn ? [String(drawn.bound), String(drawn.stones), ...drawn.moves] : [];
    if (lines.length + next.length + 1 > mostLines) break;
    if (game > 0) lines.push("Y");
    lines.push(...next);
  }
  return [session([...lines, draw.rarest("again", ["N", "n", "y", "X"])])];
}
