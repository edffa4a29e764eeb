import { afterAll, vi } from "vitest";
import { language } from "../src/web/base/language.ts";
import { english } from "../src/words/index.ts";

/** What the page has before anything is shown. */
language.value = english;

/** Files share a process: what one leaves behind, the next would find. */
afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  // A spy on a faked timer, restored after the real one had come back, puts the faked one in its place for good.
  if ("clock" in setTimeout) throw new Error("this file leaves a faked time behind: restore its spies first");
});
