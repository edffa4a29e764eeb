import {
  type GameId,
  games,
  must,
  type Run,
  type TakingGame,
  type TakingPosition,
  takingPosition,
} from "../../../games/index.ts";

type TakingId = { [Id in GameId]: (typeof games)[Id] extends TakingGame ? Id : never }[GameId];

/** Rules that differ from those of the preset. */
interface OwnRules {
  readonly last?: "wins" | "loses";
  readonly take?: { readonly from: number; readonly to: number };
  readonly middle?: boolean;
}

interface Table {
  readonly game: TakingId;
  readonly position: TakingPosition;
}

/** The start of a game with these rows. */
export function rowsOf(game: TakingId, rows: readonly number[], rules: OwnRules = {}): Table {
  const { options, start } = games[game];
  return { game, position: start(must(options({ rows: [...rows], ...rules }))) };
}

/** A game with a single row of which only these runs are left, each with its first stick and its length. */
export function leftOf(
  { game, position: { options, turn } }: Table,
  ...runs: readonly (readonly [left: number, length: number])[]
): Table {
  const row = runs.map(([left, length]): Run => ({ left, length }));
  return { game, position: must(takingPosition(options, [row], turn)) };
}
