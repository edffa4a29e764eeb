import { umask } from "node:process";
import { StoreError } from "../store/index.ts";
import { refused } from "./errors.ts";

/** What this process makes from now on only its owner can read: hashes of tokens are in it, and what is not listed. */
export function keepFilesPrivate(): void {
  umask(0o077);
}

/**
 * Opens a store; what is wrong with its file is told in one line, with the option that names another place. Here is no driver:
 * who opens one brings it.
 */
export async function opened<T>(option: string, open: () => T | Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    throw asUserError(error, option);
  }
}

export function asUserError(error: unknown, option: string): unknown {
  if (!(error instanceof StoreError)) return error;
  const { code, file, detail } = error;
  return refused("store", { code, file, detail, option });
}
