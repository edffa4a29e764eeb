import { expect, test } from "vitest";
import type { OpenedSandbox } from "../programs/index.ts";
import { heldSandbox } from "./held-sandbox.ts";
import { sayRefusal } from "./say-refusal.ts";
import { chosenKinds } from "./worker-kinds.ts";

const sandboxOf = (level: OpenedSandbox["level"]): OpenedSandbox => ({
  level,
  checks: [],
  lacking: [],
  unreachable: [],
  ownUsers: true,
});

test("strangers' programs need a sandbox that holds, and a line says so", async () => {
  for (const level of [1, 2] as const)
    expect((await heldSandbox("--judge", async () => sandboxOf(level))).level).toBe(level);
  const none = heldSandbox("--judge", async () => sandboxOf(0));
  await expect(none).rejects.toMatchObject({ refusal: { code: "sandbox-absent" } });
  const line = await sayRefusal("en", { code: "sandbox-absent", facts: { option: "--judge" } });
  expect(line).toMatch(/^--judge runs strangers' programs.*grundy doctor[^\n]*$/);
});

test("a worker judges only when it is told to, on a file too", () => {
  expect(chosenKinds({ shared: true })).not.toContain("judge");
  expect(chosenKinds({ shared: false, exportFolder: "backup" })).toEqual(["export"]);
  expect(chosenKinds({ shared: false, kinds: "judge" })).toEqual(["judge"]);
  expect(chosenKinds({ shared: true, kinds: "prune, judge" })).toEqual(["prune", "judge"]);
});
