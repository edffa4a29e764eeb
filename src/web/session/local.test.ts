import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { gameOf, must, otherSeat } from "../../games/index.ts";
import { type ClockSettings, clockState, type GameClock, moveTexts } from "../../match/index.ts";
import { notationOf } from "../../notation/index.ts";
import { GameView } from "./game-view.ts";
import { type LocalGame, LocalSession, newLocalGame } from "./local.ts";
import type { Occupant, Occupants } from "./occupant.ts";
import type { Thinker } from "./thinker.ts";

const you: Occupant = { kind: "human", name: "You" };
const computer: Occupant = { kind: "computer", player: { kind: "random" } };

/** Plays the first of the legal moves, as soon as it is asked. */
const firstMove: Thinker = {
  async choose({ id, position }) {
    return notationOf(id).makeMove(gameOf(id).moveAt(position, 0), position);
  },
};

function seated(occupants: Occupants, clock?: ClockSettings) {
  const kept: LocalGame[] = [];
  const game = must(newLocalGame("stones", { rows: [9] }, occupants, clock));
  const session = new LocalSession(game, firstMove, (each) => kept.push(each));
  return { session, kept };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("what the computer is told and says", () => {
  const adaptive: Occupant = { kind: "computer", player: { kind: "adaptive" } };

  function listened(occupants: Occupants) {
    const told: string[] = [];
    const thinker: Thinker = {
      ...firstMove,
      think: async (play, _player, move) => (words) => `${words.tag}: ${play.moves.length} ${move}`,
      ended: (_play, player, result) => void told.push(`${player.kind} ${result}`),
    };
    const kept: LocalGame[] = [];
    const game = must(newLocalGame("stones", { rows: [3] }, occupants));
    const session = new LocalSession(game, thinker, (each) => kept.push(each));
    return { session, told, kept, thinker };
  }

  it("is how a game ended for the one person, once, whatever is taken back", async () => {
    const { session, told, kept, thinker } = listened([you, adaptive]);
    session.move("2");
    await settled();
    expect(session.play.value.ending).toEqual({ winner: 0, by: "rules" });
    session.takeBack();
    session.resign();
    expect(told).toEqual(["adaptive won"]);
    expect(kept.at(-1)?.counted).toBe(true);
    const reloaded = new LocalSession(kept.at(-1) as LocalGame, thinker, () => {});
    reloaded.takeBack();
    reloaded.move("3");
    expect(told).toEqual(["adaptive won"]);
  });

  it("is nothing between two people, or before the end", () => {
    const { session, told } = listened([you, you]);
    session.move("1");
    session.resign();
    expect(told).toEqual([]);
  });

  it("is said with the move, in the page's language, and belongs to it", async () => {
    const { session } = listened([you, { kind: "computer", player: { kind: "aloud" } }]);
    expect([session.thinksAloud, session.thought.value]).toEqual([true, undefined]);
    const view = new GameView(session);
    session.move("1");
    expect(view.thought.value).toBe("");
    await settled();
    expect(view.thought.value).toBe("en: 1 1:2-2");
    view.show(1);
    expect(view.thought.value).toBe("");
    view.show(2);
    session.takeBack();
    expect(view.thought.value).toBe("");
    view.close();
  });

  it("is no reason not to move when it fails", async () => {
    const failing: Thinker = { ...firstMove, think: () => Promise.reject(new Error("speechless")) };
    const game = must(newLocalGame("stones", { rows: [9] }, [you, adaptive]));
    const session = new LocalSession(game, failing, () => {});
    session.move("1");
    await settled();
    expect(session.play.value.moves.length).toBe(2);
    expect(session.thought.value).toBeUndefined();
  });
});

describe("a game against the computer", () => {
  it("is answered, kept after every move, and refuses what is not legal", async () => {
    const { session, kept } = seated([you, computer]);
    expect(session.move("1:1-1").ok).toBe(false);
    expect(session.move("2").ok).toBe(true);
    expect(session.thinking.value).toBe(1);
    await settled();
    expect(moveTexts(session.play.value)).toEqual(["1:8-9", "1:7-7"]);
    expect(session.thinking.value).toBeUndefined();
    expect(kept.map((game) => game.play.moves.length)).toEqual([1, 2]);
  });

  it("begins by itself when the computer has the first move", async () => {
    const { session } = seated([computer, you]);
    await settled();
    expect(session.play.value.moves.length).toBe(1);
    expect(session.canTakeBack.value).toBe(false);
  });

  it("takes back to one's own turn and replays both moves", async () => {
    const { session } = seated([you, computer]);
    session.move("2");
    await settled();
    session.takeBack();
    expect(session.play.value.moves).toEqual([]);
    expect(session.canReplay.value).toBe(true);
    session.replay();
    expect(moveTexts(session.play.value)).toEqual(["1:8-9", "1:7-7"]);
    session.takeBack();
    session.move("1");
    expect(session.canReplay.value).toBe(false);
    expect(session.play.value.events.map((event) => event.type)).toEqual([
      "move",
      "move",
      "take-back",
      "move",
      "move",
      "take-back",
      "move",
    ]);
  });

  it("drops the computer's answer to a position that was taken back", async () => {
    const { session } = seated([you, computer]);
    session.move("2");
    session.takeBack();
    await settled();
    expect(session.play.value.moves).toEqual([]);
  });

  it("can be resigned by whoever sits here", () => {
    const { session } = seated([you, computer]);
    session.resign();
    expect(session.play.value.ending).toEqual({ winner: 1, by: "resign" });
  });
});

describe("two people at one device", () => {
  it("move in turn and take back one move at a time", () => {
    const { session } = seated([you, you]);
    session.move("1");
    session.move("2");
    expect(session.ownSeats.value).toEqual([0, 1]);
    session.takeBack();
    expect(moveTexts(session.play.value)).toEqual(["1:9-9"]);
  });
});

describe("a clock", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("runs from the first move on, which is free, adds its increment, and ends the game", () => {
    const { session } = seated([you, you], { initial: 10_000, increment: 2000 });
    vi.advanceTimersByTime(60_000);
    session.move("1");
    vi.advanceTimersByTime(4000);
    session.move("1");
    expect(session.clock.value).toMatchObject({ left: [10_000, 8000], running: 0 });
    vi.advanceTimersByTime(3000);
    expect(clockState(session.clock.value as GameClock, performance.now()).left).toEqual([7000, 8000]);
    vi.advanceTimersByTime(7001);
    expect(session.play.value.ending).toEqual({ winner: otherSeat(0), by: "time" });
  });
});
