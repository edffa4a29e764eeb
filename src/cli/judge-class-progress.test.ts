import { expect, test } from "vitest";
import { loadCliSentences } from "../words/index.ts";
import { classProgress } from "./judge-class-progress.ts";

test("the time left comes from what was judged in this run", async () => {
  const shown: (readonly [share: number, note: string])[] = [];
  let seconds = 0;
  const bar = { show: (share: number, note: string) => void shown.push([share, note]), clear: () => {} };
  const progress = classProgress(await loadCliSentences("en"), () => seconds, bar);
  progress.show({ done: 5, of: 20, unchanged: 5 });
  seconds = 10;
  progress.show({ done: 10, of: 20, unchanged: 5 });
  seconds = 300;
  progress.show({ done: 15, of: 20, unchanged: 5 });
  expect(shown).toEqual([
    [0.25, "5 of 20 judged"],
    [0.5, "10 of 20 judged, 20 s left"],
    [0.75, "15 of 20 judged, 3 min left"],
  ]);
});
