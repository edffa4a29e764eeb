import { readText, writeText } from "./storage.ts";

/** The operator's token of a server others can reach: it goes with every change, and stays in this browser. */
export function operatorToken(): string | undefined {
  return readText("operator") || undefined;
}

export function keepOperatorToken(token: string): void {
  writeText("operator", token.trim());
}
