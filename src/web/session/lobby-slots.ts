import type { LobbyChanges, OpenGame } from "../../protocol/index.ts";

/** A place in the list of open games, and what stands there. */
export interface Slot {
  readonly open: OpenGame;
  readonly state: "open" | "taken" | "gone";
  /** When it last became what it is, by any clock that goes on. */
  readonly since: number;
}

/**
 * The list as it is shown. Games come and go all the time, and nothing must move under a finger: a game that is taken stays where it is and
 * says so, after a while another of the same kind may stand in its place, and what finds no such place comes at the end.
 */
export type Slots = readonly Slot[];

/** So long, in milliseconds, it can be read that a game is taken. */
const readableFor = 4000;

/** `held` is the id of a game that is pointed at: what stands there stays. */
export interface Looking {
  readonly now: number;
  readonly held: string | undefined;
}

/** The list as the server has it: one that was known before keeps its order. */
export function withAll(slots: Slots, games: readonly OpenGame[], looking: Looking): Slots {
  const there = new Set(games.map(({ id }) => id));
  const gone = slots.filter(({ open }) => !there.has(open.id)).map(({ open }) => open.id);
  return withChanges(slots, { opened: games, taken: [], gone }, looking);
}

export function withChanges(
  slots: Slots,
  { opened, taken, gone }: Pick<LobbyChanges, "taken" | "gone"> & { opened: readonly OpenGame[] },
  { now, held }: Looking,
): Slots {
  const places = new Map(slots.map(({ open }, index) => [open.id, index]));
  const next = [...slots];
  const close = (id: string, state: "taken" | "gone") => {
    const at = places.get(id);
    const slot = at === undefined ? undefined : next[at];
    if (at !== undefined && slot?.state === "open") next[at] = { ...slot, state, since: now };
  };
  for (const id of taken) close(id, "taken");
  for (const id of gone) close(id, "gone");
  const free = freePlaces(next, { now, held });
  for (const open of opened) {
    const slot: Slot = { open, state: "open", since: now };
    const known = places.get(open.id);
    // One that is back, as after a moment without its maker, is where it was.
    const at = known ?? free.get(open.game)?.shift() ?? next.length;
    if (next[at]?.open.id === open.id && next[at].state === "open") continue;
    next[at] = slot;
    places.set(open.id, at);
  }
  return next;
}

/** Without what is over at the end of the list, where nothing moves for it. */
export function tidied(slots: Slots, looking: Looking): Slots {
  let length = slots.length;
  while (length > 0 && isFree(slots[length - 1] as Slot, looking)) length--;
  return length === slots.length ? slots : slots.slice(0, length);
}

/** Places of games that are over for long enough, by the game: a list of one game alone keeps its places, too. */
function freePlaces(slots: Slots, looking: Looking): Map<string, number[]> {
  const free = new Map<string, number[]>();
  for (const [at, slot] of slots.entries()) {
    if (!isFree(slot, looking)) continue;
    free.set(slot.open.game, [...(free.get(slot.open.game) ?? []), at]);
  }
  return free;
}

function isFree({ open, state, since }: Slot, { now, held }: Looking): boolean {
  return state !== "open" && open.id !== held && now - since >= readableFor;
}
