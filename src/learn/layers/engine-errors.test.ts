import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { measuredError, measuredErrors } from "./engine-errors.ts";

describe("how far the engine's estimates are off", () => {
  it("is what was measured", () => {
    const page = readFileSync(new URL("../../../docs/engine.md", import.meta.url), "utf8");
    const table = page.slice(page.indexOf("## Accuracy"), page.indexOf("`values.txt`"));
    const rows = [...table.matchAll(/^\| (\d+) \| ([\d.]+) \|[^|]*\|[^|]*\| ([\d.]+) \|/gm)];
    const measured = [20, 25].flatMap((empty, column) =>
      rows.map(([, depth, ...errors]) => ({ depth: Number(depth), empty, discs: Number(errors[column]) })),
    );
    expect(measured.length).toBe(14);
    expect(measuredErrors).toEqual(measured);
  });

  it("is that of the deepest measured search that is not deeper than the one asked for", () => {
    expect(measuredError(14, 18)).toMatchObject({ depth: 13, empty: 20, discs: 2.6 });
    expect(measuredError(7, 40)).toMatchObject({ depth: 5, empty: 25, discs: 4.2 });
  });
});
