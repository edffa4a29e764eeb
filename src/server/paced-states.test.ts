import { expect, test, vi } from "vitest";
import { PacedStates } from "./paced-states.ts";
import { systemTime } from "./time.ts";

test("a state that could not be made is told, and the next one is sent", async () => {
  const onFailure = vi.fn();
  const listener = { hasRoom: true, send: () => {} };
  const states = new PacedStates({ burst: 9, perSecond: 9 }, systemTime, listener, onFailure);
  const sendState = vi.fn();
  const audience = { held: () => 0 };
  const bug = new Error("a bug");
  states.want({ readyState: () => Promise.reject(bug), sendState, audience }, 0);
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledWith(bug));
  expect(sendState).not.toHaveBeenCalled();
  states.want({ readyState: () => Promise.resolve(), sendState, audience }, 3);
  await vi.waitFor(() => expect(sendState).toHaveBeenCalledWith(listener, 3));
  expect(onFailure).toHaveBeenCalledTimes(1);
});
