import { expect, onTestFinished, test } from "vitest";
import { MemoryRoster } from "../roster/index.ts";
import { memoryStore, StoreError } from "../store/index.ts";
import { Hub } from "./hub.ts";
import { Metrics } from "./metrics.ts";

test("a damaged game is told and does not keep the others from waking", async () => {
  const store = memoryStore(new MemoryRoster());
  const clock = { initial: 60_000, increment: 0 };
  const seats = [
    { name: "A", tokenHash: "a" },
    { name: "B", tokenHash: "b" },
  ] as const;
  for (const id of ["damaged", "whole"]) {
    await store.games.create({
      id,
      game: "stones",
      options: {},
      seats,
      clock,
      listed: true,
      open: false,
      created: 1,
    });
    await store.games.append(id, { number: 1, event: { type: "move", seat: 0, move: "1" }, at: Date.now() });
  }
  const load = store.games.load.bind(store.games);
  store.games.load = async (id) => {
    if (id === "damaged") throw new StoreError("damaged", "grundy.db");
    return load(id);
  };
  const failures: unknown[] = [];
  const hub = new Hub({
    store,
    time: { wall: () => Date.now(), steady: () => performance.now() },
    metrics: new Metrics(),
    onFailure: (error) => failures.push(error),
  });
  onTestFinished(() => hub.stop());
  await hub.start();
  expect(failures).toMatchObject([{ code: "damaged" }]);
  expect(hub.awake("whole")).toBeDefined();
  expect(hub.awake("damaged")).toBeUndefined();
});
