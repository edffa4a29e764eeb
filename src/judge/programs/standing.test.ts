import { describe, expect, it } from "vitest";
import { follow } from "../../editions/lockstep/index.ts";
import { usualLimits } from "../../programs/index.ts";
import { encodeText } from "../compare/bytes.ts";
import { featuresReached } from "../features/index.ts";
import { assess } from "./assessment.ts";
import { task } from "./fixtures.ts";
import { standingOf } from "./standing.ts";

const input = "Ann\nBob\n3\n5\n2\n3\nY\n3\n1\n1\nN\n";

/** What is held against a program that prints what is right but for this. */
async function standing(change: (right: string) => string) {
  const session = { args: [], input };
  const followed = await follow["nimsys-a"](session);
  const { features } = featuresReached("nimsys-a", session, followed);
  const whole = task("one", input, { features });
  const output = encodeText(change(followed.expected));
  const run = {
    output,
    errors: new Uint8Array(),
    ending: { reason: "ended", status: 0 },
    wall: 0.1,
  } as never;
  const measure = { assignment: "nimsys-a", limits: usualLimits.case, accept: [] } as const;
  return standingOf("nimsys-a", whole, await assess(measure, whole, run));
}

describe("what a failed session says of its features", () => {
  it("only the fault's own are wrong, what came before is right, and of the rest nothing is said", async () => {
    const found = await standing((right) => right.replace("1 stones left: *\nAnn", "1 stone left: *\nAnn"));
    expect(found?.wrong).toContain("stones-left");
    expect(found?.wrong).toContain("game.one-stone");
    for (const feature of ["welcome", "ask.name", "turn", "game-over", "ask.again", "again.Y"])
      expect(found?.right).toContain(feature);
    for (const feature of ["again.N"])
      expect([...(found?.right ?? []), ...(found?.wrong ?? [])]).not.toContain(feature);
  });

  it("a fault in the first line leaves nothing that is right", async () => {
    const found = await standing((right) => right.replace("Welcome", "Wellcome"));
    expect(found?.right).toEqual([]);
    expect(found?.wrong).toContain("welcome");
  });

  it("of one answer the message at fault is wrong, and the one behind it is not", async () => {
    const found = await standing((right) => right.replace("5 stones left", "5 stone left"));
    expect(found?.wrong).toContain("stones-left");
    expect(found?.wrong).not.toContain("turn");
  });

  it("a session without fault has none", async () => {
    expect(await standing((right) => right)).toBeUndefined();
  });
});
