import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { must } from "../../../games/index.ts";
import { GameView } from "../game-view.ts";
import { LocalSession, newLocalGame } from "../local.ts";
import { momentOf } from "../moment.ts";
import { againstComputer } from "../occupant.ts";
import { listen } from "./index.ts";

/** The tones that were asked for. */
const tones: number[] = [];
const page = { hidden: false };

class FakeAudio {
  readonly state = "running";
  readonly currentTime = 0;
  readonly destination = {};
  createOscillator() {
    const tone = {
      type: "",
      frequency: { value: 0 },
      connect: (next: unknown) => next,
      start: () => void tones.push(Math.round(tone.frequency.value)),
      stop() {},
    };
    return tone;
  }
  createGain() {
    const none = () => {};
    const gain = { setValueAtTime: none, exponentialRampToValueAtTime: none };
    return { gain, connect: (next: unknown) => next };
  }
}

beforeEach(() => {
  tones.length = 0;
  page.hidden = false;
  vi.useFakeTimers();
  const stored = new Map<string, string>();
  vi.stubGlobal("AudioContext", FakeAudio);
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", { location: { pathname: "/play/stones/x" } });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A game against a computer that takes one at once, with a clock. */
function playing(initial: number, increment = 0) {
  const game = must(
    newLocalGame("stones", { rows: [40] }, againstComputer({ kind: "random" }), { initial, increment }),
  );
  const session = new LocalSession(game, { choose: async () => "1" }, () => "kept");
  const view = new GameView(session);
  return { session, view, stop: listen(view, momentOf(session)) };
}

describe("a game that is heard", () => {
  it("has a knock for each move, and for several pieces some more, and is silent afterwards", async () => {
    const { session, stop } = playing(60_000);
    session.move("3");
    expect(tones).toHaveLength(3);
    expect(tones[0]).toBe(330);
    await vi.advanceTimersByTimeAsync(1);
    expect(tones.slice(3)).toEqual([440]);
    stop();
    session.move("1");
    expect(tones).toHaveLength(4);
  });

  it("says once that one's time runs short, and again only when there was more in between", async () => {
    const { session, stop } = playing(60_000, 15_000);
    session.move("1");
    await vi.advanceTimersByTimeAsync(1);
    tones.length = 0;
    // The first move is free and gives nothing.
    await vi.advanceTimersByTimeAsync(49_000);
    expect(tones).toEqual([]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(tones).toEqual([880, 880]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(tones).toEqual([880, 880]);
    session.move("1");
    await vi.advanceTimersByTimeAsync(1);
    tones.length = 0;
    // About 19 seconds: not so much more that it is worth another word.
    await vi.advanceTimersByTimeAsync(12_000);
    expect(tones).toEqual([]);
    stop();
    session.close();
  });

  it("is as short as the clock was long, and says nothing of it while nobody looks", async () => {
    const quick = playing(30_000);
    quick.session.move("1");
    await vi.advanceTimersByTimeAsync(1);
    tones.length = 0;
    await vi.advanceTimersByTimeAsync(24_000);
    expect(tones).toEqual([]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(tones).toEqual([880, 880]);
    quick.stop();
    quick.session.close();
    const unseen = playing(60_000);
    unseen.session.move("1");
    await vi.advanceTimersByTimeAsync(1);
    tones.length = 0;
    page.hidden = true;
    await vi.advanceTimersByTimeAsync(55_000);
    expect(tones).toEqual([]);
    unseen.stop();
    unseen.session.close();
  });
});
