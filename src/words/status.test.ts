import { describe, expect, it } from "vitest";
import { type GameId, must, type Seat } from "../games/index.ts";
import { begin, follow, followMoves, type Play, turnOf } from "../match/index.ts";
import { notationOf } from "../notation/index.ts";
import { ordinal } from "./english/grammar.ts";
import { german } from "./german/index.ts";
import { english, hintText, moveName, moveText, type Situation, statusText, whoIsWho } from "./index.ts";

const you = { name: "You", kind: "you" } as const;
const smart = { name: "Smart", kind: "computer" } as const;
const open = { name: "", kind: "open" } as const;

function played(id: GameId, options: unknown, moves: readonly string[]): Play {
  return must(followMoves(must(begin(id, options)), moves));
}

function status(play: Play, change: Partial<Situation> = {}): string {
  const mover = play.events.findLast((event) => event.type === "move")?.seat;
  const usual = { play, seats: [you, smart], ownSeats: [0], mover, thinking: undefined } as const;
  return statusText(english, { ...usual, ...change });
}

describe("the status line", () => {
  it("says what can be done, in the words of the game", () => {
    const starts: readonly (readonly [GameId, string])[] = [
      ["stones", "Your turn. Take 1 to 3 stones from the end of the row."],
      ["kayles", "Your turn. Take 1 or 2 pins side by side."],
      ["sticks", "Your turn. Take any number of sticks side by side in one row."],
      ["piles", "Your turn. Take 1 to 3 coins from the top of one pile."],
      ["taking", "Your turn. Take any number of sticks from the end of one row."],
      ["reversi", "Your turn: 4 squares to choose from."],
    ];
    for (const [id, sentence] of starts) expect(status(played(id, undefined, []))).toBe(sentence);
  });

  it("says who is thinking, waited for or watched", () => {
    const play = played("stones", undefined, ["1"]);
    expect(status(play, { thinking: 1 })).toBe("Smart is thinking.");
    expect(status(play)).toBe("Waiting for Smart to move.");
    expect(status(play, { ownSeats: [] })).toBe("Smart to move. You are watching.");
    expect(status(play, { seats: [you, open] })).toBe("Send someone the link to begin.");
  });

  it("names both sides at one device", () => {
    const ann = { name: "Ann", kind: "person" } as const;
    const unnamed = { name: "", kind: "person" } as const;
    const both = { seats: [ann, unnamed], ownSeats: [0, 1] } as const;
    expect(status(played("stones", undefined, []), both)).toMatch(/^Ann's turn\. /);
    expect(status(played("stones", undefined, ["1"]), both)).toMatch(/^Player 2's turn\. /);
    expect(status(played("reversi", undefined, ["d3"]), both)).toMatch(/^White's turn: /);
  });

  it("tells a pass", () => {
    const play = played("reversi", { size: 4 }, ["b1", "a1", "a2", "c1", "d1", "a3", "a4", "d3"]);
    expect(status(play, { ownSeats: [1] })).toBe(
      "Black cannot move; White plays again. Your turn: 2 squares to choose from.",
    );
  });

  it("says how it ended, for whoever looks", () => {
    const last = played("stones", { rows: [2] }, ["1", "1"]);
    expect(status(last)).toBe("You won: Smart took the last stone.");
    expect(status(last, { ownSeats: [1] })).toBe("You lost by taking the last stone.");
    expect(status(last, { ownSeats: [] })).toBe("You won: Smart took the last stone.");
    const stuck = played("taking", { rows: [3], take: { from: 2, to: 2 } }, ["1:2-3"]);
    expect(status(stuck)).toBe("You won: 1 stick left, and no move takes so few.");
  });

  it("says who gave up, whose time ran out and who left", () => {
    const ended = (type: "resign" | "time" | "claim", seat: Seat) =>
      status(must(follow(played("stones", undefined, ["1"]), [{ type, seat }])));
    expect(ended("resign", 1)).toBe("You won: Smart resigned.");
    expect(ended("resign", 0)).toBe("You lost: you resigned.");
    expect(ended("time", 1)).toBe("You won: Smart's time ran out.");
    expect(ended("time", 0)).toBe("You lost: your time ran out.");
    expect(ended("claim", 0)).toBe("You won: Smart left, and you claimed the game.");
    expect(ended("claim", 1)).toBe("You lost: you left, and Smart claimed the game.");
    const watched = must(follow(played("stones", undefined, ["1"]), [{ type: "claim", seat: 1 }]));
    const ann = { name: "Ann", kind: "person" } as const;
    expect(status(watched, { seats: [ann, smart], ownSeats: [] })).toBe(
      "Smart won: Ann left, and Smart claimed the game.",
    );
  });
});

it("says moves as they happen", () => {
  const say = (id: GameId, text: string, ownSeats: readonly Seat[], options?: unknown) => {
    const play = must(begin(id, options));
    const who = whoIsWho(english, id, { seats: [{ ...smart, name: "Ann" }, smart], ownSeats });
    const move = must(notationOf(id).parseMove(text, play.position));
    return moveText(english, id, play.position, move, who[turnOf(play)]);
  };
  expect(say("sticks", "2:3-4", [])).toBe("Ann takes two sticks from row 2, 3 to 4.");
  expect(say("kayles", "1:5-5", [])).toBe("Ann takes one pin, number 5.");
  expect(say("stones", "3", [0])).toBe("You take three stones.");
  expect(say("piles", "2 1", [0])).toBe("You take one coin from pile 2.");
  expect(say("reversi", "d3", [0])).toBe("Black plays d3 and turns one.");
});

it("names moves", () => {
  const named = (id: GameId, text: string, language = english) => {
    const { position } = must(begin(id));
    return moveName(language, id, position, must(notationOf(id).parseMove(text, position)));
  };
  expect(named("sticks", "1:3")).toBe("the 3rd stick of row 1");
  expect(named("sticks", "2:3-4")).toBe("sticks 3 and 4 of row 2");
  expect(named("kayles", "1:11")).toBe("the 11th pin");
  expect(named("stones", "1")).toBe("1 stone");
  expect(named("piles", "3 2")).toBe("2 coins from pile 3");
  expect(named("reversi", "d3")).toBe("d3");
  expect(named("sticks", "1:3-5", german)).toBe("Hölzchen 3 bis 5 aus Reihe 1");
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 103, 111].map(ordinal).join(" ")).toBe(
    "1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 103rd 111th",
  );
});

it("gives hints", () => {
  expect(hintText(english, "2 pins", "resists")).toBe("Hint: 2 pins resists longest.");
  expect(hintText(english, "f5", "certain")).toBe("Hint: f5, which is certain.");
  expect(hintText(english, "f5")).toBe("Hint: f5.");
});
