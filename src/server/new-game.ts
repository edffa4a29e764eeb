import { notationOf } from "../notation/index.ts";
import type { CreateAnswer, CreateRequest } from "../protocol/index.ts";
import type { StoredGame, StoredSeat } from "../store/index.ts";
import { type Answer, no, yes } from "./answer.ts";
import { beginOnline } from "./online.ts";
import { hashOf, newGameId, newToken } from "./secret.ts";

/** A game as it is stored, and what its maker alone is told. */
export interface NewGame extends Omit<CreateAnswer, "head"> {
  readonly game: StoredGame;
}

/** The game that is asked for, if it can be played. */
export function newGame(request: CreateRequest, created: number): Answer<NewGame> {
  const begun = beginOnline(request.game, request.options, request.from);
  if (!begun.ok) return begun;
  const { options, position, ending } = begun.value;
  if (ending) return no("no-first-move");
  const tokens = request.seats.map(({ by }) => (by === "me" ? newToken() : null)) as [
    string | null,
    string | null,
  ];
  const [first, second] = request.seats.map(
    ({ name = null, computer, player }, seat): StoredSeat => ({
      name,
      computer,
      player,
      ...(tokens[seat] ? { tokenHash: hashOf(tokens[seat]), takenAt: created } : {}),
    }),
  ) as [StoredSeat, StoredSeat];
  const invitation = tokens.includes(null) ? newToken() : null;
  const game: StoredGame = {
    id: newGameId(),
    game: request.game,
    options,
    // Of what a visitor wrote only the position is kept, as long as it is large.
    from: request.from === undefined ? undefined : notationOf(request.game).makePosition(position),
    seats: [first, second],
    clock: request.clock,
    listed: request.listed ?? true,
    open: request.open ?? false,
    ...(request.help ? { help: true } : {}),
    invitationHash: invitation === null ? undefined : hashOf(invitation),
    created,
  };
  return yes({ game, tokens, invitation });
}
