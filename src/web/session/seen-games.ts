import { type ReadonlySignal, signal } from "@preact/signals";
import { type GameId, isGameId, otherSeat, type Seat } from "../../games/index.ts";
import { type Play, turnOf } from "../../match/index.ts";
import type { GameHead, SeatHead } from "../../protocol/index.ts";
import { namesUnder, objectOf, onOtherTabs, readJson, removeText, writeJson } from "../base/storage.ts";
import { forgetTokens, heldGames, isHeld, tokensOf } from "./seat-tokens.ts";

/**
 * The games on the server in which this browser holds a seat, each as it was last seen: so they are listed without the server, too.
 * One that came in a file without its seats is listed as well, to look at. Of those that are over the oldest beyond `mostOver` go,
 * with their tokens; one that goes on never does.
 */
export const mostOver = 500;
const place = "online/";

/** Grows whenever something in the list has changed, here or in another tab that has been listened to. */
const changes = signal(0);
export const seenChanges: ReadonlySignal<number> = changes;

function changed(): void {
  changes.value = changes.peek() + 1;
}

export function followOtherTabs(): void {
  onOtherTabs((key) => (key === undefined || /^(online|ticket)\//.test(key)) && changed());
}

export interface SeenGame {
  readonly id: string;
  readonly game: GameId;
  readonly seats: GameHead["seats"];
  /** The seats that are played by hand from here. */
  readonly own: readonly Seat[];
  readonly turn: Seat;
  /** Undefined while it goes on; null is a draw. */
  readonly winner: Seat | null | undefined;
  /** When it was last changed. */
  readonly changed: number;
  /** How many events it had; undefined where an earlier edition kept it. */
  readonly number?: number | undefined;
  /** Whether the server did not know it when it was last asked. */
  readonly missing: boolean;
}

/** What is kept of a game; which seats are played from here is known by their tokens. */
interface Kept extends Omit<SeenGame, "id" | "own"> {
  /** Whether it was taken from the list. The seat stays. */
  readonly hidden: boolean;
}

export function seenGames(): readonly SeenGame[] {
  return namesUnder(place).flatMap((id) => {
    const known = read(id);
    return known && !known.hidden ? [{ ...known, id, own: ownSeats(id) }] : [];
  });
}

/** One of them, whether it was taken from the list or not. */
export function seenGame(id: string): SeenGame | undefined {
  const known = read(id);
  return known && { ...known, id, own: ownSeats(id) };
}

/** Games of which nothing but the seat is known: those of the page's earlier editions, and rematches that were not opened. */
export function unseenGames(): readonly string[] {
  return heldGames().filter((id) => readJson(place + id) === undefined);
}

export function isOver({ winner }: Pick<SeenGame, "winner">): boolean {
  return winner !== undefined;
}

export function isMyTurn(game: SeenGame): boolean {
  const { seats, own, turn, missing } = game;
  return !isOver(game) && !missing && own.includes(turn) && seats.every(({ taken }) => taken);
}

/** Whether somebody elsewhere waits for one's move: no computer, and not who has both seats. */
export function isWaitedFor(game: SeenGame): boolean {
  const [seat, other] = game.own;
  if (seat === undefined || other !== undefined || !isMyTurn(game)) return false;
  return game.seats[otherSeat(seat)].computer === undefined;
}

/** Keeps how a game stands. One that goes on is in the list again, whoever took it from there. */
export function keepSeen({ id, game, seats }: GameHead, play: Play, changed: number): void {
  if (!isHeld(id) && !read(id)) return;
  const winner = play.ending?.winner;
  const hidden = play.ending !== undefined && read(id)?.hidden === true;
  const number = play.events.length;
  write(id, { game, seats, turn: turnOf(play), winner, changed, number, missing: false, hidden });
  if (play.ending) tidy();
}

/** The server does not know the game: that is said in the list, or nothing where nothing was known of it. */
export function keepMissing(id: string): void {
  const known = read(id);
  if (known?.missing) return;
  if (known) write(id, { ...known, missing: true });
  else writeJson(place + id, { missing: true });
}

/** Keeps a game that came in a file, which is not known here; false when there is no room. */
export function keepForeign({ id, own: _, ...known }: SeenGame): boolean {
  return write(id, { ...known, hidden: false });
}

/** Takes a game from the list; what is returned brings it back. */
export function hideSeen(id: string): () => void {
  const known = read(id);
  if (!known) return () => {};
  write(id, { ...known, hidden: true });
  return () => write(id, known);
}

/** Forgets a game, its seat too. */
export function forgetSeen(id: string): void {
  removeText(place + id);
  forgetTokens(id);
  changed();
}

function tidy(): void {
  const over = namesUnder(place)
    .map((id) => ({ id, known: read(id) }))
    .filter(({ known }) => known && isOver(known))
    .sort((a, b) => (b.known?.changed ?? 0) - (a.known?.changed ?? 0));
  for (const { id } of over.slice(mostOver)) forgetSeen(id);
}

function ownSeats(id: string): readonly Seat[] {
  const { tokens, players } = tokensOf(id);
  return ([0, 1] as const).filter((seat) => tokens[seat] !== null && players[seat] === null);
}

/** What is the same already is not told anew. */
function write(id: string, known: Kept): boolean {
  if (JSON.stringify(known) === JSON.stringify(readJson(place + id))) return true;
  const isKept = writeJson(place + id, known);
  changed();
  return isKept;
}

function read(id: string): Kept | undefined {
  return readSeen(readJson(place + id));
}

/** What was kept is outside text like any other. */
export function readSeen(data: unknown): Kept | undefined {
  const { game, seats, turn, winner, changed, number, missing, hidden } = objectOf(data);
  if (typeof game !== "string" || !isGameId(game) || !Array.isArray(seats)) return undefined;
  const [first, second] = [readSeat(seats[0]), readSeat(seats[1])];
  if (!first || !second || !isSeat(turn) || typeof changed !== "number") return undefined;
  return {
    game,
    seats: [first, second],
    turn,
    winner: isSeat(winner) || winner === null ? winner : undefined,
    changed,
    ...(typeof number === "number" ? { number } : {}),
    missing: missing === true,
    hidden: hidden === true,
  };
}

function readSeat(data: unknown): SeatHead | undefined {
  const { name, taken, computer, player } = objectOf(data);
  if ((typeof name !== "string" && name !== null) || typeof taken !== "boolean") return undefined;
  return {
    name,
    taken,
    ...(typeof computer === "string" ? { computer } : {}),
    ...(typeof player === "string" ? { player } : {}),
  };
}

function isSeat(data: unknown): data is Seat {
  return data === 0 || data === 1;
}
