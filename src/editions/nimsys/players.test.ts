import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Conversation } from "../dialogue.ts";
import {
  InvalidMove,
  NimAdvancedGame,
  NimAIPlayer,
  NimGame,
  NimHumanPlayer,
  NimPlayer,
  type Testable,
} from "./index.ts";

const person = { username: "hsolo", given: "Han", family: "Solo", kind: "human", games: 4, wins: 3 } as const;

function fed(text: string): Conversation {
  const conversation = new Conversation(() => {});
  conversation.feed(text);
  conversation.end();
  return conversation;
}

describe("the object model", () => {
  test("both kinds are players, and tell who they are", () => {
    const human = new NimHumanPlayer(person, fed(""));
    const ai = new NimAIPlayer();
    for (const player of [human, ai]) expect(player).toBeInstanceOf(NimPlayer);
    expect(NimAIPlayer).toHaveLength(0);
    const { username, givenName, familyName, fullName, gamesPlayed, gamesWon } = human;
    expect({ username, givenName, familyName, fullName, gamesPlayed, gamesWon }).toEqual({
      username: "hsolo",
      givenName: "Han",
      familyName: "Solo",
      fullName: "Han Solo",
      gamesPlayed: 4,
      gamesWon: 3,
    });
  });

  test("statistics cannot be set, a game counts them", async () => {
    const conversation = fed("1\n");
    const [one, two] = [new NimHumanPlayer(person, conversation), new NimAIPlayer()];
    expect(() => Object.assign(one, { gamesWon: 9 })).toThrow(TypeError);
    expect(await new NimGame(1, 1, [one, two]).play(conversation)).toBe(1);
    expect([one.gamesPlayed, one.gamesWon, two.gamesPlayed, two.gamesWon]).toEqual([5, 3, 1, 1]);
  });

  test("an advanced game is another kind of game", () => {
    const game = new NimAdvancedGame(11, [new NimAIPlayer(), new NimAIPlayer()]);
    expect(game).toBeInstanceOf(NimGame);
    expect([game.stonesLeft, game.bound]).toEqual([11, 2]);
  });

  test("a human's words are no move: an exception", async () => {
    await expect(new NimHumanPlayer(person, fed("two\n")).removeStone(5, 3)).rejects.toThrow(InvalidMove);
  });
});

describe("the AI in the first game", () => {
  test("leaves k(M + 1) + 1 stones whenever it can, and always moves legally", async () => {
    const ai = new NimAIPlayer();
    for (let bound = 1; bound <= 12; bound++) {
      for (let stones = 1; stones <= 60; stones++) {
        const taken = await ai.removeStone(stones, bound);
        const right = (stones - 1) % (bound + 1);
        if (right > 0) expect(taken).toBe(right);
        expect(taken >= 1 && taken <= Math.min(bound, stones)).toBe(true);
      }
    }
    for (const [stones, bound] of [
      [10000, 10000],
      [10000, 1],
      [9999, 77],
      [10000, 9999],
    ] as const) {
      const taken = await ai.removeStone(stones, bound);
      expect(taken >= 1 && taken <= Math.min(bound, stones)).toBe(true);
      const right = (stones - 1) % (bound + 1);
      if (right > 0) expect(taken).toBe(right);
    }
  });
});

describe("the AI in the advanced game", () => {
  const ai: Testable = new NimAIPlayer();

  function move(available: readonly boolean[], lastMove: string | null): boolean[] {
    const frozen = Object.freeze([...available]);
    const answer = /^([1-9][0-9]*) ([12])$/.exec(ai.advancedMove(frozen, lastMove));
    expect(answer).not.toBeNull();
    const [left, count] = [Number(answer?.[1]), Number(answer?.[2])];
    const rest = [...available];
    for (let place = left; place < left + count; place++) {
      expect(rest[place - 1]).toBe(true);
      rest[place - 1] = false;
    }
    return rest;
  }

  function replies(available: readonly boolean[]): [boolean[], string][] {
    const all: [boolean[], string][] = [];
    for (let at = 0; at < available.length; at++) {
      for (const count of [1, 2]) {
        if (!available[at] || !available[at + count - 1]) continue;
        const rest = [...available];
        rest.fill(false, at, at + count);
        all.push([rest, `${at + 1} ${count}`]);
      }
    }
    return all;
  }

  /** Whether the AI, to move, wins against every opponent. */
  function alwaysWins(available: readonly boolean[], known = new Map<string, boolean>()): boolean {
    const rest = move(available, known.size === 0 ? "" : "1 1");
    if (!rest.includes(true)) return true;
    const key = rest.map(Number).join("");
    let wins = known.get(key);
    if (wins === undefined) {
      wins = replies(rest).every(([next]) => next.includes(true) && alwaysWins(next, known));
      known.set(key, wins);
    }
    return wins;
  }

  test("wins every game it starts, against every opponent, up to 14 stones", () => {
    for (let stones = 1; stones <= 14; stones++) expect(alwaysWins(new Array(stones).fill(true))).toBe(true);
  });

  test("wins as second player when the opponent errs once", () => {
    // In a row of any length, taking one end stone of more than three leaves a position that can be won.
    for (let stones = 4; stones <= 12; stones++) {
      const available = new Array(stones).fill(true);
      available[0] = false;
      expect(alwaysWins(available)).toBe(true);
    }
  });

  test("wins from long rows against a random opponent", () => {
    fc.assert(
      fc.property(fc.integer({ min: 15, max: 400 }), fc.infiniteStream(fc.nat()), (stones, chance) => {
        let available = new Array<boolean>(stones).fill(true);
        for (let last: string | null = null; ; ) {
          available = move(available, last);
          const all = replies(available);
          if (all.length === 0) return;
          const [next, text] = all[(chance.next().value as number) % all.length] as [boolean[], string];
          [available, last] = [next, text];
          expect(available.includes(true)).toBe(true);
        }
      }),
      { numRuns: 20 },
    );
  });

  test("answers for thousands of stones, lost positions too", () => {
    move(new Array(10_000).fill(true), "");
    // The mirrored halves are lost; so are even numbers of single stones and of pairs, with thousands of runs.
    for (const present of [
      (place: number) => place > 0,
      (place: number) => place !== 4_999 && place < 9_999,
      (place: number) => place % 2 === 0,
      (place: number) => place % 3 !== 0 && place < 9_000,
    ]) {
      move(
        Array.from({ length: 10_001 }, (_, place) => place < 10_000 && present(place)),
        null,
      );
    }
  });

  test("has nothing to say when nothing is left", () => {
    expect(ai.advancedMove([], null)).toBe("");
    expect(ai.advancedMove([false, false], "1 2")).toBe("");
  });
});
