import { defineConfig } from "vitest/config";

/** The long proofs take hours (`test/cases.ts`). */
const patience = process.env.npm_lifecycle_event === "test:full" ? 3_600_000 : undefined;

/** `quick` is what stands beside the source; `whole` runs the built command, servers and browsers. */
export default defineConfig({
  test: {
    testTimeout: patience ?? 20_000,
    // Whatever the language of who runs them: the command speaks English here, unless a test says otherwise.
    env: { LC_ALL: "C" },
    projects: [
      {
        extends: true,
        test: { name: "quick", globalSetup: "test/setup.ts", include: ["src/**/*.test.{ts,tsx}"] },
      },
      {
        extends: true,
        test: {
          name: "whole",
          globalSetup: ["test/setup.ts", "test/web/setup.ts"],
          include: ["test/**/*.test.ts"],
          testTimeout: patience ?? 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
