import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gameIds, gameOf, must, stones } from "../games/index.ts";
import { makeRecord, notationOf, parseRecord } from "../notation/index.ts";
import { type Player, randomPlayer, seededChance } from "../players/index.ts";
import {
  add,
  begin,
  beginPlaying,
  current,
  enter,
  historyOf,
  judgeClaim,
  type Play,
  playGame,
  playRounds,
  positions,
  recordOf,
  redo,
  replay,
  step,
  undo,
} from "./index.ts";

type StonesPlayer = Player<"taking">;

/** Takes what it is told, one count after another. */
function scripted(counts: number[]): StonesPlayer {
  return {
    name: "Scripted",
    choose(position) {
      const right = position.rows[0]?.[0]?.length ?? 0;
      return { row: 1, left: right - (counts.shift() as number) + 1, right };
    },
  };
}

const begun = (input?: unknown) => must(begin("stones", input));
const move = (play: Play, seat: 0 | 1, text: string) => enter(play, { type: "move", seat, move: text });

describe("a game's log", () => {
  it("grows by moves and ends by the rules", () => {
    let play = begun({ rows: [4] });
    play = must(move(play, 0, "3"));
    expect(play.ending).toBeUndefined();
    play = must(move(play, 1, "1"));
    expect(play.ending).toEqual({ winner: 0, by: "rules" });
    expect(play.events).toHaveLength(2);
    const after = move(play, 0, "1");
    expect(after.ok || after.refusal.code).toBe("game-over");
  });

  it("refuses a move out of turn, an illegal one and nonsense, and stays as it was", () => {
    const play = begun();
    const code = (seat: 0 | 1, text: string) => {
      const result = move(play, seat, text);
      return result.ok || result.refusal.code;
    };
    expect(code(1, "1")).toBe("not-your-turn");
    expect(code(0, "4")).toBe("count-not-allowed");
    expect(code(0, "many")).toBe("not-in-notation");
    expect(play.events).toEqual([]);
  });

  it("takes back, resigns and runs out of time", () => {
    let play = begun({ rows: [10] });
    for (const [index, text] of ["1", "2", "3"].entries())
      play = must(move(play, (index % 2) as 0 | 1, text));
    const back = must(enter(play, { type: "take-back", seat: 0, moves: 1 }));
    expect(back.moves).toHaveLength(1);
    expect(back.events).toHaveLength(4);
    expect(back.position).toEqual(positions(play)[1]);
    expect(must(enter(back, { type: "resign", seat: 1 })).ending).toEqual({ winner: 0, by: "resign" });
    expect(must(enter(back, { type: "time", seat: 0 })).ending).toEqual({ winner: 1, by: "time" });
    expect(must(enter(back, { type: "claim", seat: 0 })).ending).toEqual({ winner: 0, by: "claim" });
    const claimed = must(enter(back, { type: "claim", seat: 1 }));
    expect(claimed.ending).toEqual({ winner: 1, by: "claim" });
    expect(enter(claimed, { type: "claim", seat: 0 })).toMatchObject({ refusal: { code: "game-over" } });
    expect(must(replay(recordOf(claimed, ["a", "b"])))).toEqual(claimed);
    for (const moves of [1, 2, 99]) {
      const result = enter(back, { type: "take-back", seat: 0, moves });
      expect(result.ok || result.refusal.code).toBe("nothing-to-undo");
    }
  });

  it("is not to be played where there is no first move", () => {
    const code = (...given: Parameters<typeof beginPlaying>) => {
      const begun = beginPlaying(...given);
      return begun.ok ? "begun" : begun.refusal.code;
    };
    expect(code("stones", { rows: [2], take: [3] })).toBe("no-first-move");
    expect(code("stones", { rows: [2, 3], take: [3] })).toBe("begun");
    expect(code("reversi", undefined, `${"-".repeat(63)}X O`)).toBe("no-first-move");
    expect(code("reversi", undefined, `${"-".repeat(27)}OX------XO${"-".repeat(27)} O`)).toBe("begun");
    expect(code("piles", { rows: [] })).toBe("rows-empty");
  });

  it("goes on from a position in mid-game", () => {
    const play = must(begin("piles", undefined, "1203"));
    expect(gameOf("piles").turn(play.position)).toBe(1);
    const next = must(enter(play, { type: "move", seat: 1, move: "3 3" }));
    expect(must(step(play, 1, "3 3"))).toMatchObject({
      standing: { position: next.position },
      move: next.moves.at(-1),
    });
    expect(must(replay(recordOf(next, ["a", "b"])))).toEqual(next);
  });

  it.each(gameIds)("is the same after being written, read and replayed: %s", (id) => {
    const game = gameOf(id);
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.nat(3), { maxLength: 20 }), (seed, whims) => {
        let play = must(begin(id));
        const player = randomPlayer(game, seededChance(seed));
        for (const whim of whims) {
          if (play.ending) break;
          const seat = game.turn(play.position);
          const standing = play.moves.length;
          if (whim === 0 && standing > 0) {
            play = must(enter(play, { type: "take-back", seat, moves: Math.floor(standing / 2) }));
          } else {
            const text = notationOf(id).makeMove(player.choose(play.position), play.position);
            play = must(enter(play, { type: "move", seat, move: text }));
          }
        }
        const record = recordOf(play, ["__proto__", 'Ann, the "second"']);
        expect(must(parseRecord(makeRecord(record)))).toEqual(record);
        expect(must(replay(record))).toEqual(play);
      }),
      { numRuns: 30 },
    );
  });
});

describe("a claim", () => {
  const going = { ending: undefined };
  const away = { hasClock: true, seatsTaken: true, wait: 0 };

  it.each([
    ["when the other has been away for long enough", going, away, undefined],
    ["not after the end", { ending: { winner: 1, by: "time" } as const }, away, "game-over"],
    ["not without a clock", going, { ...away, hasClock: false }, "claim-no-clock"],
    ["not while a seat waits", going, { ...away, seatsTaken: false }, "claim-seat-free"],
    ["not while the other is there", going, { ...away, wait: null }, "claim-present"],
    ["not too early", going, { ...away, wait: 1 }, "claim-early"],
  ])("can be made %s", (_, standing, facts, code) => {
    const judged = judgeClaim(standing, facts);
    expect(judged.ok ? undefined : judged.refusal.code).toBe(code);
  });

  it("says how many seconds are left, counted up", () => {
    const judged = judgeClaim(going, { ...away, wait: 61_001 });
    expect(judged).toMatchObject({ refusal: { facts: { seconds: 62 } } });
  });
});

describe("undo and redo", () => {
  it("walk, and a new value drops what came after", () => {
    let history = historyOf("a");
    history = add(add(history, "b"), "c");
    history = must(undo(must(undo(history))));
    expect(current(history)).toBe("a");
    expect(undo(history).ok).toBe(false);
    history = must(redo(history));
    expect(current(history)).toBe("b");
    history = add(history, "d");
    expect(history.items).toEqual(["a", "b", "d"]);
    expect(redo(history).ok).toBe(false);
  });
});

describe("the referee", () => {
  it("plays a game between programs without promises and logs it", () => {
    const seen: number[] = [];
    const players = [scripted([3, 1]), scripted([2, 1])] as unknown as readonly [Player, Player];
    const play = playGame("stones", { rows: [7] }, players, (each) => seen.push(each.events.length)) as Play;
    expect(play.ending).toEqual({ winner: 0, by: "rules" });
    expect(play.events.map((event) => event.type === "move" && event.move)).toEqual([
      "1:5-7",
      "1:3-4",
      "1:2-2",
      "1:1-1",
    ]);
    expect(seen).toEqual([1, 2, 3, 4]);
  });

  it("waits for a player that answers later", async () => {
    const quick = scripted([1, 1, 1]);
    const slow: StonesPlayer = { name: "Slow", choose: async (position) => quick.choose(position) };
    const play = playGame("stones", { rows: [5] }, [slow, scripted([1, 1])] as unknown as [Player, Player]);
    expect(play).toBeInstanceOf(Promise);
    expect((await play).ending).toEqual({ winner: 1, by: "rules" });
    const rounds = playRounds(stones, { ...stones.defaults, rows: [1] }, [slowOne, slowOne], 3);
    expect(await rounds).toEqual({ wins: [0, 3], draws: 0 });
  });

  it("tells a player that can hear it about a refusal and asks again; others forfeit", () => {
    const refused: string[] = [];
    const stubborn: StonesPlayer = { ...scripted([9, 1]), refused: ({ code }) => refused.push(code) };
    const players = [stubborn, scripted([1])] as unknown as readonly [Player, Player];
    expect((playGame("stones", { rows: [2] }, players) as Play).ending).toEqual({ winner: 0, by: "rules" });
    expect(refused).toEqual(["outside-row"]);
    const deaf = [scripted([9]), scripted([])] as unknown as readonly [Player, Player];
    expect((playGame("stones", {}, deaf) as Play).ending).toEqual({ winner: 1, by: "resign" });
    expect(playRounds(stones, stones.defaults, [scripted([9]), scripted([])], 1)).toEqual({
      wins: [0, 1],
      draws: 0,
    });
  });

  it("tells players that ask for it how each game ended for them, forfeits included", async () => {
    const told: string[] = [];
    const first: Player<"taking"> = {
      name: "First",
      choose: (position) => stones.moveAt(position, 0),
      ended: (result) => void told.push(`first ${result}`),
    };
    const later: Player<"taking"> = {
      name: "Later",
      choose: async (position) => stones.moveAt(position, 0),
      ended: (result) => void told.push(`later ${result}`),
    };
    const cheat: Player<"taking"> = { ...first, choose: () => ({ row: 9, left: 1, right: 1 }) };
    const options = { ...stones.defaults, rows: [2] };
    await playRounds(stones, options, [first, first], 1);
    expect(told).toEqual(["first won", "first lost"]);
    await playRounds(stones, options, [later, first], 1);
    expect(told.slice(2)).toEqual(["later won", "first lost"]);
    await playRounds(stones, options, [later, cheat], 1);
    expect(told.slice(4)).toEqual(["later won", "first lost"]);
  });

  it("plays rounds with the first player always starting, or taking turns", () => {
    const one = { ...stones.defaults, rows: [1] };
    const always: StonesPlayer = { name: "One", choose: () => ({ row: 1, left: 1, right: 1 }) };
    expect(playRounds(stones, one, [always, always], 10)).toEqual({ wins: [0, 10], draws: 0 });
    const seen: number[] = [];
    const watch = (_: unknown, round: number) => seen.push(round);
    const score = playRounds(stones, one, [always, always], 10, { alternate: true, watch });
    expect(score).toEqual({ wins: [5, 5], draws: 0 });
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

const slowOne: StonesPlayer = { name: "One", choose: async () => ({ row: 1, left: 1, right: 1 }) };
