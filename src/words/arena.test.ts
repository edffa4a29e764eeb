import { describe, expect, it } from "vitest";
import { faultReason, faultText, type SaidFault } from "./arena.ts";
import { loadArenaSentences } from "./arena-languages.ts";
import { english } from "./english/index.ts";
import { languageTags } from "./language-tags.ts";

const arena = await loadArenaSentences("en");

const verdicts: readonly (readonly [SaidFault, string])[] = [
  [{ kind: "time", over: 35 }, "lost on time, 35 ms over"],
  [{ kind: "stall", seconds: 60 }, "gave no answer for 60 s"],
  [{ kind: "crash", status: 1, signal: null }, "ended in the middle of the game with status 1"],
  [{ kind: "crash", status: null, signal: "SIGSEGV" }, "crashed in the middle of the game (SIGSEGV)"],
  [{ kind: "crash", status: null, signal: null }, "ended in the middle of the game"],
  [{ kind: "start", code: "ENOENT" }, "could not be started (ENOENT)"],
  [
    { kind: "illegal", move: "9:1", refusal: { code: "game-over", facts: {} } },
    "played “9:1”, which is against the rules",
  ],
  [{ kind: "malformed", line: "hello\u0007\n" }, "answered “hello ”, which is no move"],
  [{ kind: "flood", of: "line", bytes: 70_000 }, "wrote a line that is too long, 70,000 bytes"],
  [{ kind: "flood", of: "answer", bytes: 1_100_000 }, "wrote too much for one move, 1,100,000 bytes"],
  [{ kind: "flood", of: "lines", bytes: 9 }, "wrote too many comment lines for one move, 9 bytes"],
  [{ kind: "memory" }, "used more memory than it may have"],
  [{ kind: "protocol", line: "?" }, "broke the protocol with “?”"],
];

describe("what a bot did wrong", () => {
  it.each(verdicts)("%j", (fault, said) => {
    expect(faultText(arena, fault)).toBe(said);
  });

  it("is said of every kind in every language, each in its own words", async () => {
    for (const tag of languageTags) {
      const own = await loadArenaSentences(tag);
      const said = verdicts.map(([fault]) => faultText(own, fault));
      expect(new Set(said).size).toBe(verdicts.length);
      expect(said.join("")).not.toMatch(/undefined|NaN|null/);
      expect(own.tag).toBe(tag);
    }
  });

  it("has a reason where a rule was broken, if that rule is known here", () => {
    const illegal = { kind: "illegal", move: "1", refusal: { code: "game-over", facts: {} } } as const;
    expect(faultReason(english, illegal, "stones")).toBe("The game is over.");
    const newer = { ...illegal, refusal: { code: "__proto__", facts: {} } } as unknown as SaidFault;
    expect(faultReason(english, newer, "stones")).toBeUndefined();
    expect(faultReason(english, { kind: "memory" }, "stones")).toBeUndefined();
  });
});
