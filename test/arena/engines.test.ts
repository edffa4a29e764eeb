import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { botOf, playGames } from "../../src/arena/referee/fixtures.ts";
import type { PlayedGame, RefereedBot } from "../../src/arena/referee/index.ts";
import { must, type ReversiPosition, reversi } from "../../src/games/index.ts";
import { makeBoard, makeSquare, notationOf, parseSquare } from "../../src/notation/index.ts";

const main = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));

function engine(protocol: "gtp" | "nboard", ...words: string[]): RefereedBot {
  const command = [process.execPath, main, "engine", protocol, ...words];
  return botOf(command, { player: { kind: "program", protocol, command: command.join(" ") } });
}

const gtp = (seed: number) => engine("gtp", "--level", "2", "--seed", String(seed));
const clock = { kind: "game", initial: 60_000, increment: 1000 } as const;
const options = (size: number) => ({ size, start: "tournament" as const });

/** An opening, as the indices of its moves say, and its moves in one word. */
function after(size: number, ...indices: number[]): { opening: ReversiPosition; moves: string } {
  let opening = reversi.start(options(size));
  let moves = "";
  for (const index of indices) {
    const square = reversi.moveAt(opening, index % reversi.countMoves(opening));
    moves += makeSquare(square, size);
    opening = must(reversi.play(opening, square));
  }
  return { opening, moves };
}

/** Goes through a game by the rules: it is over, as the referee says, and so many passes were in it. */
function passesIn({ game }: PlayedGame, opening: ReversiPosition): number {
  expect(game.fault).toBeNull();
  let position = opening;
  let passes = 0;
  const squares = notationOf("reversi").splitMoves(game.moves);
  expect(squares).toHaveLength(game.plies);
  for (const square of squares) {
    const next = must(reversi.play(position, must(parseSquare(square, position.options.size))));
    if (!next.over && next.turn === position.turn) passes++;
    position = next;
  }
  const winner = reversi.outcome(position)?.winner;
  expect(winner).not.toBeUndefined();
  const first = opening.turn;
  expect(game.winner).toBe(winner === null ? null : winner === first ? 0 : 1);
  return passes;
}

describe("our own engine as a process", () => {
  it("plays in GTP from the start, from boards and from moves, with passes, on 6×6 too", async () => {
    let passes = 0;
    for (const [size, indices] of [
      [8, []],
      [8, [1, 2, 3]],
      [6, [3, 1, 0, 2]],
      [6, [2]],
    ] as const) {
      const { opening, moves } = after(size, ...indices);
      for (const text of [makeBoard(opening), ...(moves === "" ? [] : [moves])]) {
        const bots = [gtp(1), gtp(2)];
        const pairings = [
          [0, 1],
          [1, 0],
          [0, 1],
        ] as const;
        const games = await playGames(bots, pairings, {
          game: "reversi",
          options: options(size),
          opening: text,
          clock,
          lanes: 2,
        });
        for (const played of games) passes += passesIn(played, opening);
      }
    }
    expect(passes).toBeGreaterThan(0);
  });

  it("plays in NBoard against GTP", async () => {
    const { opening } = after(8, 1, 2);
    const bots = [engine("nboard", "--depth", "2"), gtp(3)];
    const games = await playGames(
      bots,
      [
        [0, 1],
        [1, 0],
      ],
      { game: "reversi", options: options(8), opening: makeBoard(opening), clock, lanes: 1 },
    );
    for (const played of games) passesIn(played, opening);
  });

  it("has time told in GTP by the move and by so many moves", async () => {
    for (const rule of [
      { kind: "move", each: 5000 },
      { kind: "moves", moves: 10, each: 20_000 },
    ] as const) {
      const [played] = await playGames([gtp(4), gtp(5)], [[0, 1]], {
        game: "reversi",
        options: options(6),
        opening: makeBoard(reversi.start(options(6))),
        clock: rule,
      });
      passesIn(played as PlayedGame, reversi.start(options(6)));
    }
  });

  it("cannot be shown in GTP what no moves lead to", async () => {
    const mirrored = reversi.start({ size: 8, start: "mirrored" });
    const [played] = await playGames([gtp(6), gtp(7)], [[0, 1]], {
      game: "reversi",
      options: mirrored.options,
      opening: makeBoard(mirrored),
      clock,
    });
    expect(played?.game).toMatchObject({
      fault: { kind: "protocol", line: "unreachable" },
      winner: 1,
      plies: 0,
    });
  });
});
