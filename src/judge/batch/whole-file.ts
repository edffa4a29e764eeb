import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/** Writes a file so that it is there wholly or as it was, whatever happens in between. */
export async function writeWhole(file: string, content: string | Uint8Array, mode = 0o644): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}.part`;
  try {
    const handle = await open(beside, "w", mode);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
