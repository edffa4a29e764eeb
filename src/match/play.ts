import {
  accept,
  type Family,
  type Game,
  type GameId,
  gameOf,
  type MoveOf,
  type OptionsOf,
  otherSeat,
  type PositionOf,
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

/**
 * How a game ended: by its rules, by a resignation, because a clock ran out, or because one was away and the other claimed it.
 * `winner` is null for a draw.
 */
export interface Ending {
  readonly winner: Seat | null;
  readonly by: "rules" | "resign" | "time" | "claim";
}

/** How a game stands. */
export interface StandingOf<F extends Family> {
  readonly family: F;
  readonly id: GameId;
  readonly position: PositionOf<F>;
  readonly ending: Ending | undefined;
}

/** One game as far as it has come: its log, the moves that stand, and the position they lead to. A value. */
export interface PlayOf<F extends Family> extends StandingOf<F> {
  readonly options: OptionsOf<F>;
  readonly from?: string | undefined;
  readonly start: PositionOf<F>;
  readonly moves: readonly MoveOf<F>[];
  readonly events: readonly GameEvent[];
}

/** Unions by family: a look at `family` narrows the position and the moves. */
export type Standing = { [F in Family]: StandingOf<F> }[Family];
export type Play = { [F in Family]: PlayOf<F> }[Family];

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
  return accept(beginAt(id, options.value, start.value, from));
}

/** A game that someone is to play: one that would be over before it begins is refused. */
export function beginPlaying(id: GameId, input?: unknown, from?: string): Result<Play> {
  const begun = begin(id, input, from);
  return begun.ok && begun.value.ending ? refuse("no-first-move") : begun;
}

// A game's options, positions and moves are of its one family: here that is known, and the compiler is told.

function beginAt(id: GameId, options: OptionsOf<Family>, start: PositionOf<Family>, from?: string): Play {
  const game = gameOf(id);
  const head = { family: game.family, id, options, ...(from === undefined ? {} : { from }) };
  const ending = endingOf(game, start);
  return { ...head, start, position: start, moves: [], events: [], ending } as Play;
}

function standingAt<S extends Standing>(
  { family, id }: S,
  position: PositionOf<Family>,
  ending: Ending | undefined,
): S {
  return { family, id, position, ending } as S;
}

/** The game after moves that lead to a standing, its log left out: for whoever keeps the log another way. */
export function playAt<P extends Play>(play: P, standing: Standing, moves: readonly MoveOf<Family>[]): P {
  const { position, ending } = standing;
  return { ...play, position, ending, moves, events: [] };
}

/** The game as one of that family; undefined when it is of another. */
export function playIn<F extends Family>(family: F, play: Play): PlayOf<F> | undefined {
  return play.family === family ? (play as PlayOf<F>) : undefined;
}

export function turnOf({ id, position }: Standing): Seat {
  return gameOf(id).turn(position);
}

/** The game after one more event, or why it cannot happen. */
export function enter<P extends Play>(play: P, event: GameEvent): Result<P> {
  return follow(play, [event]);
}

/** The game after many events, or why one of them cannot happen; in time that grows with their number alone. */
export function follow<P extends Play>(play: P, events: readonly GameEvent[]): Result<P> {
  const moves: MoveOf<Family>[] = [...play.moves];
  let standing: Standing = play;
  /** Every position on the way, from the first take-back on. */
  let passed: PositionOf<Family>[] | undefined;
  for (const event of events) {
    if (event.type === "move") {
      const stepped = step(standing, event.seat, event.move);
      if (!stepped.ok) return stepped;
      standing = stepped.value.standing;
      moves.push(stepped.value.move);
      passed?.push(standing.position);
    } else if (event.type === "take-back") {
      if (event.moves >= moves.length) return refuse("nothing-to-undo");
      passed ??= positionsAfter(play, moves);
      moves.length = event.moves;
      passed.length = event.moves + 1;
      const position = passed[event.moves] as PositionOf<Family>;
      standing = standingAt(standing, position, endingOf(gameOf(play.id), position));
    } else {
      if (standing.ending) return refuse("game-over");
      const winner = event.type === "claim" ? event.seat : otherSeat(event.seat);
      standing = standingAt(standing, standing.position, { winner, by: event.type });
    }
  }
  return accept({ ...playAt(play, standing, moves), events: [...play.events, ...events] });
}

/** Where a move leads. */
export interface Step {
  readonly move: MoveOf<Family>;
  readonly standing: Standing;
}

/** A move by itself, without the log. */
export function step(standing: Standing, seat: Seat, text: string): Result<Step> {
  const { id, position, ending } = standing;
  const game = gameOf(id);
  if (ending) return refuse("game-over");
  if (game.turn(position) !== seat) return refuse("not-your-turn", { seat: seat + 1 });
  const parsed = notationOf(id).parseMove(text, position);
  if (!parsed.ok) return parsed;
  const move = parsed.value;
  const next = game.play(position, move);
  if (!next.ok) return next;
  return accept({ move, standing: standingAt(standing, next.value, endingOf(game, next.value)) });
}

/** The game after moves one after another, each by the side whose turn it is. */
export function followMoves<P extends Play>(play: P, texts: readonly string[]): Result<P> {
  const events: GameEvent[] = [];
  let standing: Standing = play;
  for (const move of texts) {
    const seat = turnOf(standing);
    const stepped = step(standing, seat, move);
    if (!stepped.ok) return stepped;
    standing = stepped.value.standing;
    events.push({ type: "move", seat, move });
  }
  return follow(play, events);
}

/** The start and the position after each move that stands. */
export function positions<F extends Family>(play: PlayOf<F>): PositionOf<F>[] {
  return positionsAfter(play, play.moves);
}

function positionsAfter<F extends Family>(
  { id, start }: Pick<PlayOf<F>, "id" | "start">,
  moves: readonly MoveOf<F>[],
): PositionOf<F>[] {
  const game = gameOf(id);
  const all = [start];
  for (const each of moves) {
    const next = game.play(all[all.length - 1] as PositionOf<F>, each);
    if (!next.ok) throw new Error("a move that stood is no longer legal");
    all.push(next.value);
  }
  return all;
}

/** Where moves that stood lead from there: for whoever keeps some of the way and not all of it. */
export function retrace<S extends Standing>(standing: S, moves: readonly MoveOf<Family>[]): S {
  if (moves.length === 0) return standing;
  const position = positionsAfter({ id: standing.id, start: standing.position }, moves).at(-1);
  return standingAt(
    standing,
    position as PositionOf<Family>,
    endingOf(gameOf(standing.id), position as PositionOf<Family>),
  );
}

/** The moves that stand, as records write them. */
export function moveTexts(play: Play): string[] {
  const notation = notationOf(play.id);
  const before = positions(play);
  return play.moves.map((move, index) => notation.makeMove(move, before[index] as PositionOf<Family>));
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

function endingOf(game: Game, position: PositionOf<Family>): Ending | undefined {
  const outcome = game.outcome(position);
  return outcome && { winner: outcome.winner, by: "rules" };
}
