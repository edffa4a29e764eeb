import {
  type GameId,
  isGameId,
  type Result,
  type ReversiOptions,
  refuse,
  type TakingPosition,
} from "../../games/index.ts";
import { begin, gameOf, type Play, replay } from "../../match/index.ts";
import { makeSquare, notationOf, parseRecord, parseTranscript } from "../../notation/index.ts";
import { enterAll, parseGameLink } from "../session/keep.ts";

/** Whatever someone pastes: a record, a link, a transcript, a save string, a position. `id` is the game they look at. */
export function loadGame(text: string, id: GameId, options: unknown): Result<Play> {
  const trimmed = text.trim();
  if (trimmed === "") {
    return refuse("not-in-notation", { form: "a game", example: "a record, a link or a position", text: "" });
  }
  if (trimmed.startsWith("{")) {
    const record = parseRecord(trimmed);
    return record.ok ? replay(record.value) : record;
  }
  const link = /^https?:\/\/[^/]+\/play\/([a-z]+)#(.*)$/s.exec(trimmed);
  if (link) {
    const [, game, hash] = link as unknown as [string, string, string];
    return isGameId(game) ? parseGameLink(game, hash) : refuse("game-unknown", { game });
  }
  if (id === "reversi" && /^([a-z]+[0-9]+\s*|pass\s*|--\s*)+$/i.test(trimmed)) {
    return loadTranscript(trimmed, options as ReversiOptions);
  }
  return loadPosition(trimmed, id, options);
}

function loadTranscript(text: string, options: ReversiOptions): Result<Play> {
  const transcript = parseTranscript(text, options);
  if (!transcript.ok) return transcript;
  const squares = transcript.value.moves.map((square) => makeSquare(square, options.size));
  return enterAll(begin("reversi", options), squares);
}

function loadPosition(text: string, id: GameId, options: unknown): Result<Play> {
  const known = gameOf(id).options(options);
  if (!known.ok) return known;
  const notation = notationOf(id);
  const position = notation.parsePosition(text, known.value);
  if (!position.ok) return position;
  const own = (position.value as Pick<TakingPosition, "options">).options;
  return begin(id, own, notation.makePosition(position.value));
}
