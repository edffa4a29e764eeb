import { isGameId } from "../../games/index.ts";
import { namesUnder, readText, writeText } from "../base/storage.ts";

/** One's settings by the names under which they are kept: colours, language, what was chosen on the page of settings and before games. */
const longest = 4000;

function isSetting(name: string): boolean {
  const [start, rest, ...more] = name.split("/");
  if (rest === undefined) return start === "language" || start === "theme";
  if (more.length > 0) return false;
  return start === "setup" ? isGameId(rest) : start === "settings" && /^[A-Za-z-]{1,40}$/.test(rest);
}

export function settingTexts(): Readonly<Record<string, string>> {
  const names = namesUnder("").filter(isSetting);
  return Object.fromEntries(names.map((name) => [name, readText(name) ?? ""]));
}

/** Takes over what is not set here: what is stays. What each means is judged by who reads it, as everything that is kept. */
export function mergeSettings(data: Readonly<Record<string, unknown>>): {
  readonly taken: number;
  readonly stayed: number;
} {
  const given = Object.entries(data).flatMap(([name, text]) =>
    isSetting(name) && typeof text === "string" && text.length <= longest ? [[name, text] as const] : [],
  );
  const isOpen = (name: string) =>
    readText(name) === undefined || (name === "theme" && readText(name) === "auto");
  const differing = given.filter(([name, text]) => readText(name) !== text);
  const taken = differing.filter(([name, text]) => isOpen(name) && writeText(name, text));
  return { taken: taken.length, stayed: differing.length - taken.length };
}
