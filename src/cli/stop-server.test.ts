import { expect, onTestFinished, test, vi } from "vitest";
import { Metrics } from "../server/index.ts";
import { stopInOrder } from "./stop-server.ts";

type Stopped = Parameters<typeof stopInOrder>[0];

test("a server that cannot be ended in an orderly way is ended all the same", () => {
  vi.useFakeTimers();
  const exit = vi.spyOn(process, "exit").mockImplementation(() => undefined as never);
  const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const events = ["SIGTERM", "SIGINT", "uncaughtException"] as const;
  const before = events.map((event) => ({ event, listeners: process.listeners(event as "exit") }));
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    for (const { event, listeners } of before) {
      process.removeAllListeners(event);
      for (const listener of listeners) process.on(event as "exit", listener);
    }
  });
  const app = { close: () => new Promise(() => {}), log: { info: () => {} } } as unknown as Stopped["app"];
  stopInOrder({ app, metrics: new Metrics(), drain: { begun: false }, seconds: 0 });
  process.emit("SIGTERM", "SIGTERM");
  expect(exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^grundy: .*\n$/));
});
