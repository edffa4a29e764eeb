import { expect, onTestFinished, test, vi } from "vitest";

test("the page can import the protocol without TypeBox", async () => {
  // Other files share these modules: they are loaded anew here, and once more by whoever comes next.
  vi.resetModules();
  onTestFinished(() => {
    vi.doUnmock("typebox");
    vi.resetModules();
  });
  vi.doMock("typebox", () => {
    throw new Error("TypeBox is loaded");
  });
  await expect(import("./index.ts")).resolves.toHaveProperty("routes");
  await expect(import("./schemas.ts")).rejects.toThrow();
});
