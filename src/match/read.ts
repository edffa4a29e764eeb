import { type GameId, gameOf, type Result, refuse } from "../games/index.ts";
import { notationOf, parseRecord } from "../notation/index.ts";
import { begin, follow, type Play, replay } from "./play.ts";

/** Whatever someone has at hand of a game: a record, a transcript, a save string, a picture, a position. */
export function readGame(text: string, id: GameId, input?: unknown): Result<Play> {
  const trimmed = text.trim();
  if (trimmed === "") return refuse("not-in-notation", { form: "game", text: "" });
  if (trimmed.startsWith("{")) {
    const record = parseRecord(trimmed);
    return record.ok ? replay(record.value) : record;
  }
  const game = gameOf(id);
  const options = game.options(input);
  if (!options.ok) return options;
  const notation = notationOf(id);
  const parsed = notation.parseGame(text, options.value);
  if (!parsed.ok) return parsed;
  const { start, moves } = parsed.value;
  const from = notation.makePosition(start);
  const atStart = from === notation.makePosition(game.start(start.options));
  const begun = begin(id, start.options, atStart ? undefined : from);
  if (!begun.ok) return begun;
  let position = start;
  const events = moves.map((move) => {
    const seat = game.turn(position);
    const written = notation.makeMove(move, position);
    const next = game.play(position, move);
    if (next.ok) position = next.value;
    return { type: "move", seat, move: written } as const;
  });
  return follow(begun.value, events);
}
