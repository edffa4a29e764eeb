import { signal } from "@preact/signals";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Seat } from "../../games/index.ts";
import { phraseEvery } from "../../protocol/index.ts";
import { choose, resetSettings } from "../base/settings.ts";
import { Talk } from "./talk.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  resetSettings();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function talkIn(game = "g", own: readonly Seat[] = [0]): Talk {
  const ownSeats = signal(own);
  return new Talk({ game, ownSeats: () => ownSeats.value, nameOf: (seat) => `seat ${seat}` });
}

describe("what is said in a game", () => {
  it("is shown at its seat for some seconds, the latest alone", () => {
    const talk = talkIn();
    talk.hear(1, "hello");
    talk.hear(0, "good-luck");
    expect(talk.said.value).toEqual(["good-luck", "hello"]);
    vi.advanceTimersByTime(4000);
    talk.hear(1, "sorry");
    vi.advanceTimersByTime(4000);
    expect(talk.said.value).toEqual([undefined, "sorry"]);
    vi.advanceTimersByTime(4000);
    expect(talk.said.value).toEqual([undefined, undefined]);
  });

  it("is passed over when this page does not know it", () => {
    const talk = talkIn();
    for (const text of ["well-played", "", "__proto__", "constructor"]) talk.hear(1, text);
    expect(talk.said.value).toEqual([undefined, undefined]);
  });

  it("is muted in one game, which is remembered, and one's own is not", () => {
    const talk = talkIn();
    talk.hear(1, "hello");
    talk.mute(true);
    talk.hear(0, "thanks");
    expect(talk.said.value).toEqual(["thanks", undefined]);
    expect(talkIn().muted.value).toBe(true);
    expect(talkIn("other").muted.value).toBe(false);
    talkIn().mute(false);
    expect(talkIn().muted.value).toBe(false);
  });

  it("is muted everywhere by the setting, for watchers too", () => {
    const talk = talkIn("g", []);
    talk.hear(0, "hello");
    talk.hear(1, "hello");
    choose("phrases", "off");
    expect([talk.said.value, talk.muted.value, talk.mutedHere.value]).toEqual([
      [undefined, undefined],
      true,
      false,
    ]);
    choose("phrases", "on");
    expect(talk.said.value).toEqual(["hello", "hello"]);
  });

  it("keeps no more muted games than it should, and reads what is kept as outside text", () => {
    for (let count = 0; count < 80; count++) talkIn(`g${count}`).mute(true);
    expect(JSON.parse(stored.get("grundy/muted-games") ?? "")).toHaveLength(50);
    for (const text of ["{", "null", '{"g":1}', "[1,[],null]"]) {
      stored.set("grundy/muted-games", text);
      expect(talkIn().muted.value).toBe(false);
    }
  });

  it("rests after one's own for as long as the server asks for", () => {
    const talk = talkIn();
    talk.rest();
    vi.advanceTimersByTime(phraseEvery - 1);
    expect(talk.resting.value).toBe(true);
    vi.advanceTimersByTime(1);
    expect(talk.resting.value).toBe(false);
  });
});
