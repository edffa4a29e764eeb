import { expect, it, vi } from "vitest";
import { randomQuestions } from "../../src/solve/fixtures.ts";
import * as solve from "../../src/solve/index.ts";
import { cases } from "../cases.ts";

it("random questions in a row are answered as each of them is when it comes first", async () => {
  for (let seed = 1; seed <= cases(2, 20); seed++) {
    for (const at of randomQuestions(seed, 50)) {
      vi.resetModules();
      const fresh: typeof solve = await import("../../src/solve/index.ts");
      const before = JSON.stringify(at);
      expect(solve.analyse(at), before).toEqual(fresh.analyse(at));
      expect(solve.bestMoves(at, 20), before).toEqual(fresh.bestMoves(at, 20));
    }
  }
});
