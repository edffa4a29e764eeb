import { chmod } from "node:fs/promises";
import { makeFolder, removeFolder } from "../folder.ts";

const open = new Set<string>();

/** A folder for as long as `use` takes: it is removed whatever happens, also when the process ends in between. */
export async function inFreshFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = makeFolder();
  if (open.size === 0) process.on("exit", removeAll);
  open.add(folder);
  try {
    // A program under a user of its own passes through, and cannot look around.
    await chmod(folder, 0o711);
    return await use(folder);
  } finally {
    removeFolder(folder);
    open.delete(folder);
    if (open.size === 0) process.off("exit", removeAll);
  }
}

function removeAll(): void {
  for (const folder of open) removeFolder(folder);
}
