import { readText, removeText, writeText } from "../base/storage.ts";

const place = "name";

/** What whoever plays here was last called in a game that others see; empty where nobody gave a name. */
export function ownName(): string {
  return readText(place) ?? "";
}

export function keepName(name: string): void {
  if (name.trim() === "") removeText(place);
  else writeText(place, name);
}
