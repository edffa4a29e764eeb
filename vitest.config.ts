import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** The long proofs take hours (`test/cases.ts`). */
const patience = process.env.npm_lifecycle_event === "test:full" ? 3_600_000 : undefined;

/**
 * `quick` is what stands beside the source; `page` is the built page in a browser; `whole` runs the built command and servers.
 * Files of the first two share a process and its modules, one after the other: most of their time would go into loading them.
 */
export default defineConfig({
  test: {
    // Long enough for a machine that has much else to do.
    testTimeout: patience ?? 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // All processors: the runner itself, for which it would leave one, hardly has anything to do.
    maxWorkers: availableParallelism(),
    // Whatever the language of who runs them: the command speaks English here, unless a test says otherwise.
    env: { LC_ALL: "C" },
    projects: [
      {
        extends: true,
        test: {
          name: "quick",
          isolate: false,
          setupFiles: ["test/shared-process.ts"],
          globalSetup: ["test/setup.ts", "test/programs/setup.ts", "test/postgres-setup.ts"],
          include: ["src/**/*.test.{ts,tsx}"],
        },
      },
      {
        extends: true,
        test: {
          name: "page",
          isolate: false,
          globalSetup: ["test/setup.ts", "test/web/setup.ts"],
          include: ["test/web/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "whole",
          globalSetup: ["test/setup.ts", "test/web/setup.ts", "test/postgres-setup.ts"],
          include: ["test/**/*.test.ts"],
          exclude: ["**/node_modules/**", "test/web/**"],
        },
      },
    ],
  },
});
