import type { Store } from "../store/index.ts";
import { openBeside } from "./stores.ts";

/** What the arena's commands call the option that names their store. */
export const fileName = "--file FILE|postgres://…";

/** The store with the tournaments, which others may have open meanwhile. */
export function openArena(file: string, access: "existing" | "new"): Promise<Store> {
  return openBeside(file, access, undefined, fileName);
}
