import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeClock, mostOfClock, parseClock } from "./clock.ts";
import { makeLineClock, parseLineClock } from "./line-protocol.ts";
import type { ClockRule } from "./setup.ts";

const most = mostOfClock * 1000;
const time = fc.integer({ min: 1, max: most });
const rules: fc.Arbitrary<ClockRule> = fc.oneof(
  fc.record({ kind: fc.constant("game"), initial: time, increment: fc.integer({ min: 0, max: most }) }),
  fc.record({ kind: fc.constant("move"), each: time }),
  fc.record({ kind: fc.constant("moves"), moves: fc.integer({ min: 1, max: mostOfClock }), each: time }),
);

describe("a clock", () => {
  it("is read as match programs write it, in seconds, and said in milliseconds", () => {
    const known: [string, ClockRule, string, string?][] = [
      ["10+0.1", { kind: "game", initial: 10_000, increment: 100 }, "10000+100"],
      ["10", { kind: "game", initial: 10_000, increment: 0 }, "10000+0"],
      [" 0.2+0.002 ", { kind: "game", initial: 200, increment: 2 }, "200+2", "0.2+0.002"],
      ["0.5/move", { kind: "move", each: 500 }, "500/move"],
      ["1/MOVE", { kind: "move", each: 1000 }, "1000/move", "1/move"],
      ["40/60", { kind: "moves", moves: 40, each: 60_000 }, "40/60000"],
    ];
    for (const [text, rule, word, made = text] of known) {
      expect(parseClock(text)).toEqual({ ok: true, value: rule });
      expect([makeClock(rule), makeLineClock(rule)]).toEqual([made, word]);
    }
  });

  it("is read back as it was written", () => {
    fc.assert(
      fc.property(rules, (rule) => {
        expect(parseClock(makeClock(rule))).toEqual({ ok: true, value: rule });
        expect(parseLineClock(makeLineClock(rule))).toEqual(rule);
      }),
    );
  });

  it("is refused when it is none, or has no time, or more than a day", () => {
    const malformed = [
      "",
      "x",
      "10+",
      "+1",
      "-1",
      "1e3",
      "10+0.0001",
      "40/60+1",
      "/move",
      "1,5",
      "0x10",
      "1/2/3",
      "move/1",
      "１０",
      `1${"0".repeat(99)}`,
    ];
    for (const text of malformed)
      expect(parseClock(text)).toEqual({ ok: false, refusal: { code: "clock-malformed", facts: { text } } });
    for (const text of ["0", "0+1", "0/move", "0/60", "40/0", "86401", "1+86401", "86401/1"])
      expect(parseClock(text)).toEqual({
        ok: false,
        refusal: { code: "clock-out-of-range", facts: { text, most: 86_400 } },
      });
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const read = parseClock(text);
        if (read.ok) expect(parseClock(makeClock(read.value))).toEqual(read);
      }),
    );
  });
});
