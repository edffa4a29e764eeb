import { expect, test, vi } from "vitest";
import { startWorker, timedStore } from "../../test/jobs/fixtures.ts";
import { foldHandler } from "./fold.ts";

test("games are packed until there are none left", async () => {
  const { store } = timedStore();
  vi.spyOn(store.games, "fold").mockResolvedValueOnce(100).mockResolvedValueOnce(7).mockResolvedValue(0);
  await store.jobs.add({ kind: "fold", work: null, owner: "upkeep" });
  await startWorker(store.jobs, { fold: foldHandler(store) }).ended(1);
  expect(await store.jobs.list({ limit: 1 })).toMatchObject([{ state: "done", result: { folded: 107 } }]);
});
