import {
  type AnyGame,
  accept,
  findGame,
  type GameId,
  otherSeat,
  type Result,
  refuse,
  type Seat,
} from "../games/index.ts";
import {
  type GameEvent,
  type GameRecord,
  notationOf,
  recordFormat,
  recordVersion,
} from "../notation/index.ts";

/** How a game ended: by its rules, by a resignation, or because a clock ran out. `winner` is null for a draw. */
export interface Ending {
  readonly winner: Seat | null;
  readonly by: "rules" | "resign" | "time";
}

/** How a game stands. */
export interface Standing<Position = unknown> {
  readonly id: GameId;
  readonly position: Position;
  readonly ending: Ending | undefined;
}

/** One game as far as it has come: its log, the moves that stand, and the position they lead to. A value. */
export interface Play<Options = unknown, Position = unknown, Move = unknown> extends Standing<Position> {
  readonly options: Options;
  readonly from?: string | undefined;
  readonly start: Position;
  readonly moves: readonly Move[];
  readonly events: readonly GameEvent[];
}

export function gameOf(id: GameId): AnyGame {
  return findGame(id) as AnyGame;
}

/** A new game, or one that goes on from a position in the game's notation. */
export function begin(id: GameId, input?: unknown, from?: string): Result<Play> {
  const game = gameOf(id);
  const options = game.options(input);
  if (!options.ok) return options;
  const start =
    from === undefined
      ? accept(game.start(options.value))
      : notationOf(id).parsePosition(from, options.value);
  if (!start.ok) return start;
  const position = start.value;
  const head = { id, options: options.value, ...(from === undefined ? {} : { from }) };
  return accept({
    ...head,
    start: position,
    position,
    moves: [],
    events: [],
    ending: endingOf(game, position),
  });
}

/** The game after one more event, or why it cannot happen. */
export function enter(play: Play, event: GameEvent): Result<Play> {
  return follow(play, [event]);
}

/** The game after many events, or why one of them cannot happen; in time that grows with their number alone. */
export function follow(play: Play, events: readonly GameEvent[]): Result<Play> {
  const moves = [...play.moves];
  let standing: Standing = play;
  /** Every position on the way, from the first take-back on. */
  let passed: unknown[] | undefined;
  for (const event of events) {
    if (event.type === "move") {
      const stepped = step(standing, event.seat, event.move);
      if (!stepped.ok) return stepped;
      standing = stepped.value;
      moves.push(stepped.value.move);
      passed?.push(standing.position);
    } else if (event.type === "take-back") {
      if (event.moves >= moves.length) return refuse("nothing-to-undo");
      passed ??= positions({ ...play, moves });
      moves.length = event.moves;
      passed.length = event.moves + 1;
      const position = passed[event.moves];
      standing = { id: play.id, position, ending: endingOf(gameOf(play.id), position) };
    } else {
      if (standing.ending) return refuse("game-over");
      standing = { ...standing, ending: { winner: otherSeat(event.seat), by: event.type } };
    }
  }
  const { position, ending } = standing;
  return accept({ ...play, position, moves, events: [...play.events, ...events], ending });
}

/** Where a move leads. */
export interface Step extends Standing {
  readonly move: unknown;
}

/** A move by itself, without the log. */
export function step({ id, position, ending }: Standing, seat: Seat, text: string): Result<Step> {
  const game = gameOf(id);
  if (ending) return refuse("game-over");
  if (game.turn(position) !== seat) return refuse("not-your-turn", { seat: seat + 1 });
  const parsed = notationOf(id).parseMove(text, position);
  if (!parsed.ok) return parsed;
  const move = parsed.value;
  const next = game.play(position, move);
  if (!next.ok) return next;
  return accept({ id, position: next.value, ending: endingOf(game, next.value), move });
}

/** The start and the position after each move that stands. */
export function positions(play: Play): unknown[] {
  const game = gameOf(play.id);
  const all = [play.start];
  for (const each of play.moves) {
    const next = game.play(all[all.length - 1], each);
    if (!next.ok) throw new Error("a move that stood is no longer legal");
    all.push(next.value);
  }
  return all;
}

/** The whole game of a record, every event judged again. */
export function replay(record: GameRecord): Result<Play> {
  const begun = begin(record.game, record.options, record.from);
  return begun.ok ? follow(begun.value, record.events) : begun;
}

export function recordOf(
  { id, options, from, events }: Pick<Play, "id" | "options" | "from" | "events">,
  players: readonly [string, string],
): GameRecord {
  const head = { format: recordFormat, version: recordVersion, game: id, options, players } as const;
  return { ...head, ...(from === undefined ? {} : { from }), events };
}

function endingOf(game: AnyGame, position: unknown): Ending | undefined {
  const outcome = game.outcome(position);
  return outcome && { winner: outcome.winner, by: "rules" };
}
