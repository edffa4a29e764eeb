import type { OpenedSandbox } from "../programs/index.ts";
import { refused } from "./errors.ts";

const opened = async () => (await import("../programs/index.ts")).openSandbox();

/** The sandbox for strangers' programs; refuses where the self-test finds none that holds. */
export async function heldSandbox(option: string, open = opened): Promise<OpenedSandbox> {
  const sandbox = await open();
  if (sandbox.level < 1) throw refused("sandbox-absent", { option });
  return sandbox;
}
