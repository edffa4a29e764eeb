import { expect } from "vitest";
import { session } from "./session.ts";

export const welcome = "Welcome to Nim\n\n$";
export const people =
  "addplayer lskywalker,Skywalker,Luke\naddplayer hsolo,Solo,Han\naddplayer dvader,Vader,Darth\n";

/** What comes out behind the prompt of the last of `lines`, for each of them. */
export async function answers(edition: "b" | "c", ...lines: string[]): Promise<string[]> {
  const { output, status } = await session(edition, `${lines.join("\n")}\nexit\n`);
  expect(status).toBe(0);
  expect(output.startsWith(welcome)).toBe(true);
  expect(output.endsWith("$\n")).toBe(true);
  return output.slice(welcome.length, -"\n".length).split("\n$");
}

/** What the last of `lines` is answered with, up to the blank line before the next prompt. */
export async function answer(edition: "b" | "c", ...lines: string[]): Promise<string> {
  return (await answers(edition, ...lines)).at(-2) as string;
}

export const setup = people.trimEnd().split("\n");
