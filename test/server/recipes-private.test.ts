import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the recipes for a proxy keep the probes private", () => {
  const page = readFileSync(new URL("../../docs/deployment.md", import.meta.url), "utf8");
  const recipes = page.split("```").filter((part) => /reverse_proxy|proxy_pass/.test(part));
  expect(recipes).toHaveLength(2);
  for (const recipe of recipes) {
    for (const path of ["/metrics", "/healthz"]) {
      const closed = new RegExp(`@private path .*${path}\\b|location = ${path} \\{ return 404; \\}`);
      expect(recipe).toMatch(closed);
    }
  }
});
