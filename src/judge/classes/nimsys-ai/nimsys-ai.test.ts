import { describe, expect, it } from "vitest";
import { askFiles, caseNamed, javaAi, javascriptAi, pythonAi, tools, wrongCases } from "../fixtures.ts";

const javac = await tools.find("javac");
const withJava = it.skipIf(javac === undefined);
const withPython = it.skipIf((await tools.find("python3")) === undefined);

describe("a NimAIPlayer", () => {
  withJava("that is perfect passes, however much it says that it won", async () => {
    const answer = await askFiles("nimsys-ai", {
      ...javaAi('System.out.println("I won"); System.out.flush();'),
      // A class named like the harness is never seen.
      "GrundyHarness.java": "public class GrundyHarness { static { System.exit(7); } }",
    });
    expect(wrongCases(answer)).toEqual({});
    expect(answer.cases).toHaveLength(24);
    expect(answer.proof).toEqual({ first: { calls: 987, thrown: [] }, second: { calls: 3724, thrown: [] } });
    expect(answer.ratio?.first).toBeCloseTo(1, 12);
    expect(answer.ceiling).toBeCloseTo(0.835465, 6);
    expect(answer.ratio?.second).toBeLessThanOrEqual(answer.ceiling ?? 0);
  });

  withJava("that throws one win away is told where, and what would have kept it", async () => {
    const before = 'if (Arrays.equals(available, new boolean[] {false, true, true, true})) return "2 1";';
    const answer = await askFiles("nimsys-ai", javaAi(before));
    expect(wrongCases(answer)).toEqual({ "second.4": "WRONG-MOVE" });
    expect(answer.proof?.first.thrown).toEqual([]);
    expect(answer.proof?.second.thrown).toEqual(["<1,x> <2,*> <3,*> <4,*>"]);
    expect(caseNamed(answer, "second.4")).toMatchObject({
      message:
        "With 3 stones in places 2, 3 and 4, after “1 1” of the other, you answered “2 1”; only “3 1” keeps the win.",
      wrongMove: { chosen: "2 1", right: ["3 1"], stones: 3 },
    });
  });

  withJava(
    "that changes the array, cannot do without a last move or breaks the rules is told so",
    async () => {
      const answer = await askFiles(
        "nimsys-ai",
        javaAi(`if (lastMove.equals("5 1") && available.length == 5) return "first";
      if (lastMove.equals("6 1") && available.length == 6) return "6 1";
      if (lastMove.equals("7 2") && available.length == 8) throw new IllegalStateException("hm\\tso");
      if (Arrays.equals(available, new boolean[] {true, true, true, true, true, true, false})) System.exit(0);
      if (available.length == 9) available[0] = available[0];
      if (available.length == 3) available[1] = false;`),
      );
      expect(wrongCases(answer)).toMatchObject({
        "first.3": "WRONG-MOVE",
        "second.5": "WRONG-MOVE",
        "second.6": "WRONG-MOVE",
        "second.7": "CRASH",
        "second.8": "CRASH",
        "last-move.null": "CRASH",
        array: "DIFFERENT",
      });
      expect(caseNamed(answer, "second.5").message).toContain("the answer must be a place and a number");
      expect(caseNamed(answer, "second.6").message).toContain("“6 1”, which is against the rules");
      expect(caseNamed(answer, "second.8").message).toMatch(
        /line \d+ of “NimAIPlayer.java” with IllegalStateException \(“hm.so”\)/,
      );
      expect(caseNamed(answer, "second.7").message).toContain(
        'ended in “advancedMove(* * * * * * x, "7 1")” instead',
      );
      expect(caseNamed(answer, "last-move.null").message).toContain("NullPointerException");
      expect(caseNamed(answer, "array").message).toContain("With 3 stones in places 1, 2 and 3");
    },
  );

  withPython("in Python or JavaScript is asked by the same names", async () => {
    for (const files of [{ "NimAIPlayer.py": pythonAi }, { "ai/player.cjs": javascriptAi }]) {
      const answer = await askFiles("nimsys-ai", files as Record<string, string>);
      expect(wrongCases(answer)).toEqual({});
      expect(answer.proof?.second.calls).toBeGreaterThan(3000);
    }
  });

  withPython("that plays by chance is not proved but tried, and that is said with its bounds", async () => {
    const answer = await askFiles("nimsys-ai", {
      // Of up to six stones it chooses among what wins, of more it takes any.
      "NimAIPlayer.py": `import random
${pythonAi
  .replace("range(len(row))", "random.sample(range(len(row)), len(row))")
  .replace('print("I won")', "any = [at + 1 for at, there in enumerate(available) if there]")
  .replace("return self.find(tuple(available))", "return len(available) < 7 and self.find(tuple(available))")
  .replace("available.index(True) + 1", "random.choice(any)")}`,
    });
    for (const name of ["first.1", "first.6", "second.6"])
      expect(caseNamed(answer, name)).toMatchObject({
        verdict: "OK",
        message: expect.stringContaining("answers the same question differently"),
      });
    expect(caseNamed(answer, "first.9").verdict).toBe("WRONG-MOVE");
    expect(caseNamed(answer, "first.9").message).toMatch(
      /answers the same question differently, so it was tried in 454 games: it won \d+, so that between [\d.]+ % and [\d.]+ %/,
    );
    expect(answer.ratio?.first).toBeGreaterThan(0.6);
    expect(answer.ratio?.first).toBeLessThan(0.95);
  });

  withPython(
    "that ends is given up after the second time; one that hangs once costs nothing but that",
    async () => {
      const ends = await askFiles("nimsys-ai", {
        "NimAIPlayer.py": `${pythonAi.replace('print("I won")', "if len(available) > 3: raise SystemExit(3)")}`,
      });
      expect(wrongCases(ends)).toMatchObject({
        "first.4": "CRASH",
        "second.4": "CRASH",
        "first.11": "SKIPPED",
      });
      expect(caseNamed(ends, "first.4").message).toContain(
        'ended in “advancedMove(* * * *, "")” instead of giving an answer',
      );
      const hangs = await askFiles("nimsys-ai", {
        "NimAIPlayer.py": pythonAi.replace(
          'print("I won")',
          "while available == [True, True, True, False]: pass",
        ),
      });
      expect(wrongCases(hangs)).toEqual({ "second.4": "TIME" });
    },
  );

  it("that is not there is missing, and so is a method", async () => {
    const none = await askFiles("nimsys-ai", { "other.js": "class Other {}\nmodule.exports = { Other };\n" });
    expect(caseNamed(none, "members")).toMatchObject({
      verdict: "MISSING",
      message: "The class “NimAIPlayer” is missing.",
    });
    expect(new Set(none.cases.slice(1).map(({ verdict }) => verdict))).toEqual(new Set(["SKIPPED"]));
    const empty = await askFiles("nimsys-ai", { "NimAIPlayer.mjs": "export class NimAIPlayer {}\n" });
    expect(caseNamed(empty, "members").message).toContain(
      "lacks the method “public String advancedMove(boolean[], String)”",
    );
    expect(caseNamed(empty, "first.1").verdict).toBe("MISSING");
    const ends = await askFiles("nimsys-ai", {
      "NimAIPlayer.mjs": "process.exit(5);\nexport class NimAIPlayer {}\n",
    });
    expect(caseNamed(ends, "members")).toMatchObject({
      verdict: "CRASH",
      message: "Your program ended in “NimAIPlayer” instead of giving an answer.",
    });
    const throws = await askFiles("nimsys-ai", {
      "NimAIPlayer.mjs":
        "export class NimAIPlayer { constructor() { throw new RangeError('no'); } advancedMove() {} }\n",
    });
    expect(caseNamed(throws, "members")).toMatchObject({
      verdict: "CRASH",
      message: expect.stringContaining("That was in “new NimAIPlayer()”."),
    });
  });

  withJava(
    "with another signature, a constructor with parameters and no Testable is told all three",
    async () => {
      const answer = await askFiles("nimsys-ai", {
        "NimAIPlayer.java": `public class NimAIPlayer {
  public NimAIPlayer(int level) {}
  public String advancedMove(Boolean[] available, String last) { return "1 1"; }
}`,
      });
      expect(caseNamed(answer, "members")).toMatchObject({ verdict: "MISSING" });
      expect(caseNamed(answer, "members").message).toBe(
        "The class “NimAIPlayer” must have “NimAIPlayer()”, exactly like this; yours is “public NimAIPlayer(int)”. " +
          "The class “NimAIPlayer” must have “public String advancedMove(boolean[], String)”, exactly like this; yours is " +
          "“public String advancedMove(Boolean[], String)”. The class “NimAIPlayer” does not implement “Testable”.",
      );
    },
  );
});
