import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { gameOf, must, otherSeat } from "../../games/index.ts";
import { type ClockSettings, clockState, type GameClock, moveTexts } from "../../match/index.ts";
import { notationOf } from "../../notation/index.ts";
import { trouble } from "../base/trouble.ts";
import { GameView } from "./game-view.ts";
import { type KeepAnswer, type LocalGame, LocalSession, newLocalGame } from "./local.ts";
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

function keepIn(kept: LocalGame[]): (game: LocalGame) => KeepAnswer {
  return (game) => {
    kept.push(game);
    return "kept";
  };
}

function seated(occupants: Occupants, clock?: ClockSettings) {
  const kept: LocalGame[] = [];
  const game = must(newLocalGame("stones", { rows: [9] }, occupants, clock));
  const session = new LocalSession(game, firstMove, keepIn(kept));
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
    const session = new LocalSession(game, thinker, keepIn(kept));
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
    const reloaded = new LocalSession(kept.at(-1) as LocalGame, thinker, () => "kept");
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
    const session = new LocalSession(game, failing, () => "kept");
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

describe("the wait for the computer", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A slow player: it has a better move after each tenth of its ten seconds, and stops when it is told to. */
  const slow: Thinker = {
    choose: (play, _player, patience) =>
      new Promise((resolve) => {
        let done = 0;
        const end = async () => {
          clearInterval(timer);
          resolve(await firstMove.choose(play, { kind: "random" }));
        };
        const timer = setInterval(() => {
          patience?.progress(++done / 10);
          if (done === 10) void end();
        }, 1000);
        patience?.now.addEventListener("abort", end);
      }),
  };

  function against(thinker: Thinker) {
    const game = must(newLocalGame("stones", { rows: [9] }, [you, computer]));
    return new LocalSession(game, thinker, () => "kept");
  }

  it("is at least as long as one needs to see one's own move", async () => {
    const session = against({ ...firstMove, leastWait: 600 });
    session.move("2");
    await vi.advanceTimersByTimeAsync(590);
    expect([session.play.value.moves.length, session.thinking.value]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(20);
    expect(session.play.value.moves.length).toBe(2);
  });

  it("shows how far a slow one is, and can be ended", async () => {
    const session = against(slow);
    session.move("2");
    await vi.advanceTimersByTimeAsync(900);
    expect(session.progress.value).toBeUndefined();
    await vi.advanceTimersByTimeAsync(3200);
    expect(session.progress.value).toBe(0.4);
    session.moveNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.play.value.moves.length).toBe(2);
    expect(session.progress.value).toBeUndefined();
    session.moveNow();
    expect(session.play.value.moves.length).toBe(2);
  });

  it("is over when the move is taken back", async () => {
    const session = against(slow);
    session.move("2");
    await vi.advanceTimersByTimeAsync(4100);
    session.takeBack();
    expect([session.progress.value, session.thinking.value]).toEqual([undefined, undefined]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(session.play.value.moves).toEqual([]);
  });
});

describe("a game in two tabs", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("goes on as the other tab says; the tab that moved has the computer answer", async () => {
    const { session, kept } = seated([you, computer]);
    session.move("2");
    const there = kept.at(-1) as LocalGame;
    const other = seated([you, computer]);
    other.session.adopt(there);
    expect(moveTexts(other.session.play.value)).toEqual(["1:8-9"]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(other.session.play.value.moves.length).toBe(1);
    // Nothing has come: that tab was closed.
    await vi.advanceTimersByTimeAsync(10_000);
    expect(other.session.play.value.moves.length).toBe(2);
    session.close();
  });

  it("is not overwritten by what this tab had not seen, and that is said", () => {
    const { session: first, kept } = seated([you, you]);
    first.move("2");
    first.move("1");
    const game = must(newLocalGame("stones", { rows: [9] }, [you, you]));
    const second = new LocalSession(game, firstMove, () => kept.at(-1) as LocalGame);
    second.move("3");
    expect(moveTexts(second.play.value)).toEqual(["1:8-9", "1:7-7"]);
    expect(second.trouble.value).toEqual(trouble("other-tab"));
  });

  it("goes on where it cannot be kept, and that is said", () => {
    const game = must(newLocalGame("stones", { rows: [9] }, [you, you]));
    const session = new LocalSession(game, firstMove, () => "full");
    session.move("3");
    expect(session.play.value.moves.length).toBe(1);
    expect(session.trouble.value).toEqual(trouble("not-kept"));
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
