import type { GameId } from "../../../games/index.ts";
import { language } from "../../base/language.ts";
import { isOver, keptGames, type ListedGame, removeKept } from "../../session/keep.ts";
import { occupantName } from "../../session/occupant.ts";
import { seatNameHere } from "../../session/seat-name.ts";
import * as seen from "../../session/seen-games.ts";
import { keptAddress } from "../../session/start.ts";

/** A game of one's own as the list shows it, wherever it is kept. What it says is made when it is shown, in the language of then. */
export interface OwnRow {
  readonly key: string;
  readonly game: GameId;
  readonly onServer: boolean;
  /** Undefined where there is nothing to open any more. */
  readonly address: string | undefined;
  readonly changed: number;
  /** Where someone waits for one's move, 0; that goes on, 1; the rest, 2. */
  readonly rank: 0 | 1 | 2;
  sides(): string;
  state(): string;
  /** Takes it from the list; what is returned brings it back. */
  remove(): () => void;
}

/** Those first in which someone waits for one's move, then those that go on; of each the latest first. */
export function ownRows(): readonly OwnRow[] {
  const kept = keptGames().filter((game) => game.moves > 0 || isOver(game));
  return [...kept.map(keptRow), ...seen.seenGames().map(seenRow)].sort(
    (a, b) => a.rank - b.rank || b.changed - a.changed,
  );
}

function keptRow(game: ListedGame): OwnRow {
  const name = (seat: 0 | 1) => occupantName(language.value, game.game, game.occupants, seat);
  return {
    key: game.key,
    game: game.game,
    onServer: false,
    address: keptAddress(game.game, game.key),
    changed: game.changed,
    rank: isOver(game) ? 2 : 1,
    sides: () => language.value.page.home.against({ first: name(0), second: name(1) }),
    state: () => (isOver(game) ? keptResult(game) : language.value.page.home.moves({ moves: game.moves })),
    remove: () => removeKept(game.key),
  };
}

function keptResult({ game, occupants, winner }: ListedGame): string {
  const [first, second] = occupants;
  const me = first.kind === second.kind ? undefined : first.kind === "human" ? 0 : 1;
  return resultText(winner, me, (seat) => occupantName(language.value, game, occupants, seat));
}

function seenRow(game: seen.SeenGame): OwnRow {
  const { id, changed, missing } = game;
  const name = (seat: 0 | 1) => seatNameHere(language.value, game, seat, game.own);
  return {
    key: id,
    game: game.game,
    onServer: true,
    address: missing ? undefined : `/game/${id}`,
    changed,
    rank: seen.isMyTurn(game) ? 0 : missing || seen.isOver(game) ? 2 : 1,
    sides: () => language.value.page.home.against({ first: name(0), second: name(1) }),
    state: () => seenState(game, name),
    remove: () => seen.hideSeen(id),
  };
}

function seenState(game: seen.SeenGame, name: (seat: 0 | 1) => string): string {
  const { home, kept } = language.value.page;
  const { own, turn, winner } = game;
  const [me, other] = own;
  if (game.missing) return kept.gone;
  if (seen.isOver(game)) return resultText(winner, other === undefined ? me : undefined, name);
  if (game.seats.some(({ taken }) => !taken)) return home.waiting;
  return seen.isMyTurn(game) && other === undefined ? kept.yourTurn : kept.turnOf({ name: name(turn) });
}

/** `me` is the one seat of whoever looks at the list, where it is one. */
function resultText(
  winner: 0 | 1 | null | undefined,
  me: 0 | 1 | undefined,
  name: (seat: 0 | 1) => string,
): string {
  const { home, kept } = language.value.page;
  if (winner === null || winner === undefined) return home.draw;
  if (me !== undefined) return winner === me ? kept.youWon : kept.youLost;
  return home.won({ winner: name(winner) });
}
