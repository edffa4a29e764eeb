import { expect, onTestFinished, test, vi } from "vitest";
import { stopOnSignal } from "./stop-server.ts";

type Server = Parameters<typeof stopOnSignal>[0];

test("a server that cannot be ended in an orderly way is ended all the same", () => {
  vi.useFakeTimers();
  const exit = vi.spyOn(process, "exit").mockImplementation(() => undefined as never);
  const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const before = (["SIGTERM", "SIGINT"] as const).map((signal) => ({
    signal,
    listeners: process.listeners(signal),
  }));
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    for (const { signal, listeners } of before) {
      for (const listener of process.listeners(signal)) {
        if (!listeners.includes(listener)) process.off(signal, listener);
      }
    }
  });
  const stuck = { close: () => new Promise(() => {}), log: { info: () => {} } } as unknown as Server;
  stopOnSignal(stuck, { begun: false }, 0);
  process.emit("SIGTERM", "SIGTERM");
  expect(exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^grundy: .*\n$/));
});
