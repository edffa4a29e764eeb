import { describe, expect, it } from "vitest";
import type { Fault } from "../arena/index.ts";
import { problemOf } from "./engine-problem.ts";

const told = (fault: Fault, errors = "") =>
  problemOf({ fault, bots: [1, 0], winner: 1 }, ["a", "edax -gtp"], { errors }, 300);
const command = "edax -gtp";

describe("why a match cannot go on", () => {
  it("is said of whoever lost by the fault", () => {
    expect(told({ kind: "crash", status: 3, signal: null }, "first\nlast\n")).toEqual({
      kind: "ended",
      command,
      status: 3,
      said: "last",
    });
    const table: [Fault, object][] = [
      [
        { kind: "crash", status: null, signal: "SIGSEGV" },
        { kind: "crashed", signal: "SIGSEGV", said: "" },
      ],
      [
        { kind: "start", code: "ENOENT" },
        { kind: "unstartable", reason: "ENOENT" },
      ],
      [
        { kind: "start", code: "not-ready" },
        { kind: "silent", seconds: 300 },
      ],
      [
        { kind: "time", over: 12 },
        { kind: "silent", seconds: 300 },
      ],
      [
        { kind: "stall", seconds: 310 },
        { kind: "silent", seconds: 310 },
      ],
      [{ kind: "flood", of: "answer", bytes: 2_000_000 }, { kind: "flood" }],
      [{ kind: "memory" }, { kind: "memory" }],
      [
        { kind: "protocol", line: "? no" },
        { kind: "refused", answer: "? no" },
      ],
    ];
    for (const [fault, problem] of table) expect(told(fault)).toEqual({ command, ...problem });
    expect(told({ kind: "protocol", line: "unreachable" })).toEqual({ kind: "unreachable" });
  });

  it("is nothing where the game alone is lost", () => {
    expect(told({ kind: "malformed", line: "resign" })).toBeUndefined();
    const refusal = { code: "square-taken", facts: { square: "a1" } } as never;
    expect(told({ kind: "illegal", move: "a1", refusal })).toBeUndefined();
    expect(problemOf({ fault: null, bots: [0, 1], winner: 0 }, ["a", "b"], undefined, 300)).toBeUndefined();
  });
});
