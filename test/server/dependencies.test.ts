import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Locked {
  readonly version?: string;
  readonly dev?: boolean;
  readonly engines?: { readonly node?: string };
}
const read = (file: string) => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), "utf8"));
const { packages } = read("package-lock.json") as { packages: Record<string, Locked> };

/** Whether a range of versions, of the forms packages use, has Node 20.19 in it. */
function admits(range: string): boolean {
  return range.split("||").some((part) => {
    const [, sign, major, minor = "0"] = /^\s*(>=|\^|>)?\s*v?(\d+)(?:\.(\d+))?/.exec(part) ?? [];
    if (sign === "^") return Number(major) === 20 && Number(minor) <= 19;
    return Number(major) < 20 || (Number(major) === 20 && Number(minor) <= 19);
  });
}

test("whatever is installed with the package runs on the oldest Node it promises", () => {
  const wanting = Object.entries(packages).filter(([, { dev, engines }]) => !dev && engines?.node);
  expect(wanting.length).toBeGreaterThan(20);
  expect(wanting.filter(([, { engines }]) => !admits(engines?.node ?? "")).map(([name]) => name)).toEqual([]);
  expect(admits(">=22")).toBe(false);
});

test("files are served by one copy of the version that was chosen, the last that runs on Node 20", () => {
  const copies = Object.keys(packages).filter((name) => name.endsWith("node_modules/@fastify/static"));
  expect(copies.map((name) => packages[name]?.version)).toEqual(["10.1.3"]);
  expect(packages["node_modules/content-disposition"]?.version).toMatch(/^2\./);
  expect(read("package.json").overrides).not.toHaveProperty("content-disposition");
});
