import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gameOf, must, type ReversiPosition, reversi } from "../../../games/index.ts";
import { makeGgf, parseSquare } from "../../../notation/index.ts";
import { programProtocols } from "../../../players/index.ts";
import { whereBegins } from "../../consoles/index.ts";
import type { Fault } from "../../game.ts";
import { gtpLink } from "./gtp.ts";
import { linkOf } from "./index.ts";
import { lineLink } from "./line.ts";
import type { LinkGame, LinkHost, LinkTurn } from "./link.ts";
import { nboardLink } from "./nboard.ts";

/** Notes what a link does. */
class Notes implements LinkHost {
  sent = "";
  readonly answers: string[] = [];
  readonly faults: Fault[] = [];
  readies = 0;
  send(text: string): void {
    this.sent += text;
  }
  ready(): void {
    this.readies++;
  }
  answer(move: string): void {
    this.answers.push(move);
  }
  fault(fault: Fault): void {
    this.faults.push(fault);
  }
  /** What was sent since the last look. */
  told(): string[] {
    const lines = this.sent.split("\n").slice(0, -1);
    this.sent = "";
    return lines;
  }
}

const options = { size: 8, start: "tournament" } as const;
const clock = { kind: "game", initial: 10_500, increment: 100 } as const;
const setup = { game: "reversi", options, clock } as const;
const start = reversi.start(options);

const squares = (...texts: string[]) => texts.map((text) => must(parseSquare(text, 8)));
const after = (...texts: string[]): ReversiPosition =>
  squares(...texts).reduce((position, square) => must(reversi.play(position, square)), start);

function turnOf(from: ReversiPosition, ...texts: string[]): LinkTurn<"reversi"> {
  const moves = squares(...texts);
  const position = moves.reduce((at, square) => must(reversi.play(at, square)), from);
  return { position, moves, last: texts.at(-1), own: 9400.7, other: 8000, movesToGo: undefined };
}

const gameFrom = (
  opening: ReversiPosition,
  more: Partial<LinkGame<"reversi">> = {},
): LinkGame<"reversi"> => ({
  number: 3,
  opening,
  path: undefined,
  seat: 0,
  ...more,
});

/** The moves of a game by chance up to its first pass, which nearly every game has. */
function untilPass(): { path: number[]; position: ReversiPosition } {
  for (let seed = 1; ; seed++) {
    const path: number[] = [];
    let chance = seed;
    let position = start;
    while (!position.over) {
      chance = (chance * 48_271) % 2_147_483_647;
      const square = reversi.moveAt(position, (chance >> 8) % reversi.countMoves(position));
      const { turn } = position;
      position = must(reversi.play(position, square));
      path.push(square);
      if (!position.over && position.turn === turn) return { path, position };
    }
  }
}

describe("GTP", () => {
  function gtp() {
    const host = new Notes();
    const link = gtpLink(setup, host);
    link.start();
    return { host, link };
  }
  const answer = (link: ReturnType<typeof gtpLink>, ...answers: string[]) => {
    for (const each of answers) for (const line of [...each.split("\n"), ""]) link.heard(line);
  };

  it("shows an opening by its moves and asks in the same breath", () => {
    const { host, link } = gtp();
    link.begin(gameFrom(after("f5", "d6")));
    link.ask(turnOf(after("f5", "d6")));
    expect(host.told()).toEqual([
      "name",
      "boardsize 8",
      "clear_board",
      "time_settings 10 0 0",
      "play black f5",
      "play white d6",
      "time_left black 9 0",
      "genmove black",
    ]);
    link.heard("Some engine 1.0, a banner");
    answer(link, "= Engine", "? unknown command", "=", "=", "=", "=");
    expect(host.readies).toBe(1);
    answer(link, "=", "= C3");
    expect(host.answers).toEqual(["c3"]);
    // Its own move it knows; the other's is played.
    link.ask(turnOf(after("f5", "d6"), "c3", "d3"));
    expect(host.told()).toEqual(["play white d3", "time_left black 9 0", "genmove black"]);
    expect(host.faults).toEqual([]);
  });

  it("takes an answer of several lines, and no time where the program knows none", () => {
    const { host, link } = gtp();
    link.begin(gameFrom(start));
    answer(link, "= a\nlong\nname", "=", "=", "? unknown command");
    host.told();
    link.ask(turnOf(start));
    expect(host.told()).toEqual(["genmove black"]);
    answer(link, "= f5");
    expect(host.answers).toEqual(["f5"]);
  });

  it("tells the passes that our rules make by themselves", () => {
    const { path, position } = untilPass();
    const { host, link } = gtp();
    link.begin(gameFrom(start, { path, opening: position }));
    const told = host.told();
    expect(told.filter((line) => line.endsWith(" pass"))).toEqual([
      `play ${position.turn === 0 ? "white" : "black"} pass`,
    ]);
    expect(told.at(-1)).toMatch(/pass$/);
  });

  it("holds a program to what it is told, and to being asked", () => {
    const refusing = gtp();
    refusing.link.begin(gameFrom(after("f5")));
    answer(refusing.link, "= x", "=", "=", "=", "? illegal move");
    expect(refusing.host.faults).toEqual([{ kind: "protocol", line: "? illegal move" }]);
    const chatty = gtp();
    answer(chatty.link, "= x", "= y");
    expect(chatty.host.faults).toEqual([{ kind: "protocol", line: "= y" }]);
    const stuck = gtp();
    stuck.link.begin(gameFrom(start));
    stuck.link.ask(turnOf(start));
    answer(stuck.link, "=", "=", "=", "=", "=", "? cannot");
    expect(stuck.host.faults).toEqual([{ kind: "protocol", line: "? cannot" }]);
  });
});

describe("NBoard", () => {
  it("shows a position as a game, and reads a move before slashes and before blanks", () => {
    const host = new Notes();
    const link = nboardLink(setup, host);
    link.start();
    expect(host.told()).toEqual(["nboard 2", "set depth 10", "ping 1"]);
    const deeper = new Notes();
    nboardLink({ ...setup, depth: 3 }, deeper).start();
    expect(deeper.told()).toContain("set depth 3");
    link.heard("set myname Edax");
    link.heard("=== f5//0.01");
    link.heard("pong 1");
    expect(host.readies).toBe(1);
    for (const [said, expected] of [
      ["=== F5/2.5/0.1", "f5"],
      ["=== d6 0.00 0.1", "d6"],
      ["===PA", "pa"],
    ] as const) {
      link.ask(turnOf(start));
      const [game, ping, go] = host.told() as [string, string, string];
      expect(game).toContain(makeGgf({ properties: new Map(), start, moves: [] }).slice(2, -2));
      expect([ping, go]).toEqual([expect.stringMatching(/^ping \d+$/), "go"]);
      // A hint of the last question comes late.
      link.heard("=== a1//");
      link.heard(ping.replace("ping", "pong"));
      link.heard("status thinking");
      link.heard(said);
      expect(host.answers.at(-1)).toBe(expected);
    }
    expect(host.answers).toHaveLength(3);
    link.heard("=== f5//");
    expect(host.faults).toEqual([{ kind: "protocol", line: "=== f5//" }]);
  });
});

describe("any link", () => {
  it("survives whatever a program says, and answers once at most for each question", () => {
    const words = fc.constantFrom(
      "=",
      "?",
      "= f5",
      "=== f5",
      "pong 1",
      "pong 2",
      "ready",
      "#",
      "5 2",
      "",
      "= 1 f5",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string()), { maxLength: 40 }), (lines) => {
        const line = { ...setup, game: "kayles", options: gameOf("kayles").defaults } as const;
        const kayles = gameOf("kayles").start(line.options);
        for (const make of [gtpLink, nboardLink]) {
          const host = new Notes();
          const link = make(setup, host);
          link.start();
          link.begin(gameFrom(start));
          link.ask(turnOf(start));
          for (const each of lines) link.heard(each);
          expect(host.answers.length).toBeLessThanOrEqual(1);
        }
        const host = new Notes();
        const link = lineLink(line, host);
        link.start();
        link.begin({ number: 1, opening: kayles, path: undefined, seat: 0 });
        link.ask({ position: kayles, moves: [], last: undefined, own: 1, other: 1, movesToGo: undefined });
        for (const each of lines) link.heard(each);
        expect(host.answers.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("links", () => {
  it("are there for every protocol in which a game can begin", () => {
    const games = ["stones", "kayles", "sticks", "piles", "taking", "reversi"] as const;
    for (const game of games)
      for (const protocol of programProtocols) {
        const { defaults } = gameOf(game);
        if (whereBegins(protocol, game, defaults) !== "nowhere")
          expect([game, protocol, typeof linkOf(game, protocol)]).toEqual([game, protocol, "function"]);
      }
    expect(linkOf("kayles", "gtp")).toBeUndefined();
    expect(linkOf("reversi", "java")).toBeUndefined();
  });
});
