import { describe, expect, it } from "vitest";
import { diagnose, type Symptoms } from "./diagnosis.ts";
import { usualLimits } from "./limits.ts";

const limits = usualLimits.case;
const healthy: Symptoms = {
  stopped: undefined,
  status: 0,
  signal: null,
  level: 2,
  limits,
  errors: "",
  processor: 0,
  data: 0,
  threads: 1,
};
const failed = (errors: string, level: Symptoms["level"] = 2): Symptoms => ({
  ...healthy,
  status: 1,
  errors,
  level,
});

describe("an ending is told from what was seen", () => {
  it.each<[string, Partial<Symptoms>, object]>([
    ["a good end", {}, { reason: "ended", status: 0 }],
    ["a bad end", { status: 3 }, { reason: "ended", status: 3 }],
    ["a good end with complaints", { errors: "MemoryError" }, { reason: "ended", status: 0 }],
    ["a signal", { status: null, signal: "SIGSEGV", level: 1 }, { reason: "crashed", signal: "SIGSEGV" }],
    ["a signal as bubblewrap gives it", { status: 139 }, { reason: "crashed", signal: "SIGSEGV" }],
    ["such a status elsewhere", { status: 139, level: 0 }, { reason: "ended", status: 139 }],
    ["a call that is not allowed", { status: 159 }, { reason: "forbidden", what: "network" }],
    ["the kernel's own limit", { status: 137, processor: 5 }, { reason: "processor", seconds: 5 }],
    ["another's SIGKILL", { status: 137, processor: 1 }, { reason: "crashed", signal: "SIGKILL" }],
    ["a file too large", { status: 153 }, { reason: "output", bytes: limits.fileSize, of: "folder" }],
    ["our own end", { stopped: { reason: "closed" }, status: 137 }, { reason: "closed" }],
    [
      "our own end of a crowd",
      { stopped: { reason: "processor", seconds: 5 }, threads: 32 },
      { reason: "forbidden", what: "processes" },
    ],
    [
      "much data and a bad end",
      { status: 139, data: 250 * 2 ** 20 },
      { reason: "memory", bytes: limits.memory },
    ],
  ])("%s", (_, seen, ending) => {
    expect(diagnose({ ...healthy, ...seen })).toEqual(ending);
  });

  it.each([
    ["prlimit: failed to execute x: No such file or directory", { reason: "unstartable", code: "ENOENT" }],
    ["prlimit: failed to execute x: Permission denied", { reason: "unstartable", code: "EACCES" }],
    ["bwrap: Can't find source path /x: No such file", { reason: "unstartable", code: "sandbox" }],
    [
      "java.lang.OutOfMemoryError: unable to create native thread",
      { reason: "forbidden", what: "processes" },
    ],
    ["RuntimeError: can't start new thread", { reason: "forbidden", what: "processes" }],
    ["java.lang.OutOfMemoryError: Java heap space", { reason: "memory", bytes: limits.memory }],
    ["OSError: [Errno 101] Network is unreachable", { reason: "forbidden", what: "network" }],
    ["OSError: [Errno 30] Read-only file system: '/x'", { reason: "forbidden", what: "files" }],
    [
      "OSError: [Errno 28] No space left on device",
      { reason: "output", bytes: limits.fileSize, of: "folder" },
    ],
    ["nothing of note", { reason: "ended", status: 1 }],
  ])("%s", (errors, ending) => {
    expect(diagnose(failed(errors))).toEqual(ending);
  });

  it("what nobody forbade is not called forbidden", () => {
    expect(diagnose(failed("Permission denied", 0))).toEqual({ reason: "ended", status: 1 });
    expect(diagnose(failed("Network is unreachable", 1))).toEqual({ reason: "ended", status: 1 });
  });
});
