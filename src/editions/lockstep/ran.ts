import { InputEnded } from "../dialogue.ts";

/** Whether it came to its own end. */
export async function ran(program: Promise<unknown>): Promise<boolean> {
  try {
    await program;
    return true;
  } catch (error) {
    if (error instanceof InputEnded) return false;
    throw error;
  }
}
