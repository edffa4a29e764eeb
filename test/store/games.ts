import type { LoadedGame, Store, StoredGame } from "../../src/store/index.ts";

/** For tests of stores: a game with a seat that waits, who takes it, and its events. */
export const stored: StoredGame = {
  id: "a".repeat(16),
  game: "stones",
  options: { rows: [21], take: { from: 1, to: 3 }, middle: false, last: "loses" },
  from: undefined,
  seats: [
    { name: "Ada", tokenHash: "hash", takenAt: 5, computer: undefined, player: "ada" },
    { name: null, tokenHash: undefined, takenAt: undefined, computer: undefined, player: undefined },
  ],
  clock: { initial: 60_000, increment: 0 },
  listed: true,
  open: false,
  invitationHash: "invitation",
  created: 7,
  rematchOf: undefined,
};

export const guest = {
  name: "Bob\u2028",
  tokenHash: "other",
  takenAt: 9,
  computer: "level 3",
  player: "bob",
};

export const idOf = (index: number) => String(index).padStart(16, "0");

export const event = (number: number) => ({
  number,
  event: {
    type: "move",
    seat: ((number + 1) % 2) as 0 | 1,
    move: `1:${22 - number}-${22 - number}`,
  } as const,
  at: 100 + number,
  id: `id-${number}`,
  left: [60_000 - number, 60_000] as const,
});

export async function allOf(store: Store): Promise<LoadedGame[]> {
  const all: LoadedGame[] = [];
  for await (const game of store.games.all()) all.push(game);
  return all;
}
