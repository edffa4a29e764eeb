/** A run of a class in a process of its own, for a test that ends it: each submission takes a while. */
import { setTimeout as later } from "node:timers/promises";
import { entrantsOf, fakeJudge, rules } from "../../src/judge/batch/fixtures.ts";
import { judgeClass } from "../../src/judge/batch/index.ts";

const [folder = "", out = "", milliseconds = "0"] = process.argv.slice(2);
const { entrants } = await entrantsOf(folder);
const { judge, seen } = fakeJudge();
const end = await judgeClass({
  entrants,
  rules,
  version: "1",
  out,
  jobs: 2,
  judge: async (...args) => {
    await later(Number(milliseconds));
    return judge(...args);
  },
});
process.stdout.write(`${JSON.stringify({ end, judged: seen.length })}\n`);
