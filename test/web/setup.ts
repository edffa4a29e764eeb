import type { TestProject } from "vitest/node";
import { findChromium, findFonts } from "./chromium.ts";
import { ensureBuilt } from "./server.ts";

/** Before any test and outside its time: a browser, and the command and the page as they stand in the source. */
export default async function setup(project: TestProject): Promise<void> {
  findChromium();
  findFonts();
  await ensureBuilt();
  project.onTestsRerun(ensureBuilt);
}
