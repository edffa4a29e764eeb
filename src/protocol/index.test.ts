import { expect, test, vi } from "vitest";

test("the page can import the protocol without TypeBox", async () => {
  vi.doMock("typebox", () => {
    throw new Error("TypeBox is loaded");
  });
  await expect(import("./index.ts")).resolves.toHaveProperty("routes");
  await expect(import("./schemas.ts")).rejects.toThrow();
});
