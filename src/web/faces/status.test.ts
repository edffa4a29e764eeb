import { describe, expect, it } from "vitest";
import {
  type GameId,
  gameOf,
  kayles,
  must,
  piles,
  type Seat,
  sticks,
  stones,
  type TakingOptions,
} from "../../games/index.ts";
import { begin, followMoves, type Play } from "../../match/index.ts";
import { moveInWords } from "./spoken.ts";
import { type Situation, statusOf, takeRule } from "./status.ts";

const you = { name: "You", kind: "you" } as const;
const smart = { name: "Smart", kind: "computer" } as const;
const open = { name: "", kind: "open" } as const;

function played(id: GameId, options: unknown, moves: readonly string[]): Play {
  const play = followMoves(must(begin(id, options)), moves);
  if (!play.ok) throw new Error(play.refusal.code);
  return play.value;
}

function situation(play: Play, change: Partial<Situation> = {}): Situation {
  const turn = gameOf(play.id).turn(play.position);
  const last = play.events.findLast((event) => event.type === "move");
  return {
    play,
    seats: [you, smart],
    ownSeats: [0],
    turn,
    mover: last?.seat,
    thinking: undefined,
    ...change,
  };
}

describe("the status line", () => {
  it("says what can be done", () => {
    expect(statusOf(situation(played("stones", undefined, [])))).toBe(
      "Your turn. Take 1 to 3 stones from the right end.",
    );
    expect(statusOf(situation(played("reversi", undefined, [])))).toBe(
      "Your turn: 4 squares to choose from.",
    );
  });

  it("says who is thinking, waited for or watched", () => {
    const play = played("stones", undefined, ["1"]);
    expect(statusOf(situation(play, { thinking: 1 }))).toBe("Smart is thinking.");
    expect(statusOf(situation(play))).toBe("Waiting for Smart to move.");
    expect(statusOf(situation(play, { ownSeats: [] }))).toBe("Smart to move. You are watching.");
    expect(statusOf(situation(play, { seats: [you, open] }))).toMatch(/^Waiting for the other player\./);
  });

  it("tells a pass", () => {
    const play = played("reversi", { size: 4 }, ["b1", "a1", "a2", "c1", "d1", "a3", "a4", "d3"]);
    expect(statusOf(situation(play, { ownSeats: [1] }))).toBe(
      "Black cannot move; White plays again. Your turn: 2 squares to choose from.",
    );
  });

  it("says how it ended, for whoever looks", () => {
    const last = played("stones", { rows: [2] }, ["1", "1"]);
    expect(statusOf(situation(last))).toBe("You won: Smart took the last stone.");
    expect(statusOf(situation(last, { ownSeats: [1] }))).toBe("You lost by taking the last stone.");
    const stuck = played("taking", { rows: [3], take: { from: 2, to: 2 } }, ["1:2-3"]);
    expect(statusOf(situation(stuck))).toBe("You won: 1 stone left, and no move takes so few.");
  });
});

describe("the rule of a move", () => {
  const rules: readonly (readonly [GameId, Partial<TakingOptions>, TakingOptions, string])[] = [
    ["stones", {}, stones.defaults, "Take 1 to 3 stones from the right end."],
    ["kayles", {}, kayles.defaults, "Take 1 or 2 pins side by side."],
    ["sticks", {}, sticks.defaults, "Take any number of sticks side by side in one row."],
    ["piles", {}, piles.defaults, "Take 1 to 3 coins from the top of one pile."],
    ["stones", { take: [1, 3, 4] }, stones.defaults, "Take 1, 3 or 4 stones from the right end."],
    ["stones", { take: { from: 1, to: 1 } }, stones.defaults, "Take one stone from the right end."],
  ];
  it.each(rules)("of %s with %o", (game, change, defaults, sentence) => {
    expect(takeRule(game, { ...defaults, ...change })).toBe(sentence);
  });
});

it("says moves as they happen", () => {
  const say = (play: Play, move: unknown, seat: Seat, isYou: boolean) =>
    moveInWords(play.id, play.position, move, "Smart", seat, isYou);
  expect(say(played("sticks", undefined, []), { row: 2, left: 3, right: 4 }, 1, false)).toBe(
    "Smart takes two sticks from row 2, 3 to 4.",
  );
  expect(say(played("stones", undefined, []), { row: 1, left: 19, right: 21 }, 0, true)).toBe(
    "You take three stones.",
  );
  expect(say(played("reversi", undefined, []), 19, 0, true)).toBe("Black plays d3 and turns one.");
});
