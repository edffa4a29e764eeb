import { findChromium } from "./chromium.ts";
import { ensureBuilt } from "./server.ts";

/** Before any test and outside its time: a browser, and the page as it stands in the source. */
export default async function setup(): Promise<void> {
  findChromium();
  await ensureBuilt();
}
