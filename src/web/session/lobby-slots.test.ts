import { describe, expect, it } from "vitest";
import type { OpenGame } from "../../protocol/index.ts";
import { type Slots, tidied, withAll, withChanges } from "./lobby-slots.ts";

const open = (id: string, game: OpenGame["game"] = "stones"): OpenGame => ({
  id,
  game,
  seat: 1,
  name: null,
  created: 0,
});
const none = { opened: [], taken: [], gone: [] };
const at = (now: number, held?: string) => ({ now, held });
const shown = (slots: Slots) =>
  slots.map(({ open: { id }, state }) => (state === "open" ? id : `${id} ${state}`));

const three = withAll([], [open("a"), open("b", "reversi"), open("c")], at(0));

describe("the places of the lobby", () => {
  it("are in the server's order at first; what comes later stands behind", () => {
    expect(shown(three)).toEqual(["a", "b", "c"]);
    expect(shown(withChanges(three, { ...none, opened: [open("d")] }, at(1)))).toEqual(["a", "b", "c", "d"]);
  });

  it("stay when a game is taken or gone, which can be read there", () => {
    const slots = withChanges(three, { ...none, taken: ["a"], gone: ["b", "never"] }, at(1));
    expect(shown(slots)).toEqual(["a taken", "b gone", "c"]);
    expect(shown(withChanges(slots, { ...none, gone: ["a"] }, at(2)))).toEqual(["a taken", "b gone", "c"]);
  });

  it("are taken by another game of the same kind after a while, unless somebody points there", () => {
    const slots = withChanges(three, { ...none, taken: ["a"] }, at(0));
    const more = { ...none, opened: [open("d"), open("e")] };
    expect(shown(withChanges(slots, more, at(3999)))).toEqual(["a taken", "b", "c", "d", "e"]);
    expect(shown(withChanges(slots, more, at(4000)))).toEqual(["d", "b", "c", "e"]);
    expect(shown(withChanges(slots, more, at(9000, "a")))).toEqual(["a taken", "b", "c", "d", "e"]);
    const other = { ...none, opened: [open("f", "reversi")] };
    expect(shown(withChanges(slots, other, at(9000)))).toEqual(["a taken", "b", "c", "f"]);
  });

  it("are a game's own when it is back, and the same game told twice changes nothing", () => {
    const gone = withChanges(three, { ...none, gone: ["b"] }, at(0));
    expect(shown(withChanges(gone, { ...none, opened: [open("b", "reversi")] }, at(1)))).toEqual([
      "a",
      "b",
      "c",
    ]);
    const again = withChanges(three, { ...none, opened: [open("a")] }, at(1));
    expect(again).toEqual(three);
  });

  it("are kept over a lost connection", () => {
    const slots = withAll(three, [open("d"), open("c"), open("a")], at(1));
    expect(shown(slots)).toEqual(["a", "b gone", "c", "d"]);
  });

  it("end with the last game that is open, or can still be read", () => {
    const slots = withChanges(three, { ...none, taken: ["a", "c"] }, at(0));
    expect(tidied(slots, at(3999))).toBe(slots);
    expect(shown(tidied(slots, at(4000)))).toEqual(["a taken", "b"]);
    expect(tidied(slots, at(4000, "c"))).toBe(slots);
    const over = withChanges(slots, { ...none, gone: ["b"] }, at(1));
    expect(tidied(over, at(9000))).toEqual([]);
  });

  it("are found fast among a thousand", () => {
    const many = Array.from({ length: 1000 }, (_, index) => open(`g${index}`));
    let slots = withAll([], many, at(0));
    const begun = performance.now();
    for (let index = 0; index < 100; index++)
      slots = withChanges(slots, { opened: [open(`n${index}`)], taken: [`g${index}`], gone: [] }, at(index));
    expect(performance.now() - begun).toBeLessThan(1000);
    expect(slots).toHaveLength(1100);
  });
});
