import { describe, expect, it, vi } from "vitest";
import { doctorItems, type LanguageTag, loadCliSentences } from "../words/index.ts";
import { make } from "./doctor.ts";

async function said(tag: LanguageTag, ...args: string[]): Promise<string> {
  const written: string[] = [];
  const write = vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  try {
    await make(await loadCliSentences(tag)).parseAsync(args, { from: "user" });
  } finally {
    write.mockRestore();
  }
  return written.join("");
}

describe("grundy doctor", () => {
  it("says of everything how it stands, and at which level programs are contained", async () => {
    const health = JSON.parse(await said("en", "--json"));
    expect(health.findings.map(({ item }: { item: string }) => item)).toEqual(doctorItems);
    expect(health.findings[0]).toEqual({ item: "node", state: "good", found: process.versions.node });
    expect([0, 1, 2]).toContain(health.level);
    // A level is reached when everything held that it promises.
    const held = health.checks.filter(({ level }: { level: number }) => level === health.level);
    for (const check of held) expect(check).toMatchObject({ held: true, said: "" });

    const lines = (await said("en")).trimEnd().split("\n");
    expect(
      lines.slice(0, doctorItems.length).every((line) => / {2}(good|missing|out of reach) /.test(line)),
    ).toBe(true);
    expect(lines).toContainEqual(expect.stringContaining(`contained at level ${health.level}`));
    expect(lines.at(-1)).toMatch(/^Arena: /);
    const typescript = health.findings.find(({ item }: { item: string }) => item === "typescript");
    if (typescript.state === "lacking")
      expect(lines).toContainEqual(expect.stringMatching(/^TypeScript .*esbuild/));
    expect(await said("de")).toContain(`auf Stufe ${health.level} eingesperrt`);
  });
});
