import { effect, signal } from "@preact/signals";
import { readText, writeText } from "./storage.ts";

const themes = ["auto", "light", "dark"] as const;
type Theme = (typeof themes)[number];

const kept = readText("theme");
export const theme = signal<Theme>(themes.find((name) => name === kept) ?? "auto");

export function startTheme(): void {
  effect(() => {
    if (theme.value === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme.value;
    writeText("theme", theme.value);
  });
}

/** The next of light and dark, and back to the system's own. */
export function nextTheme(): void {
  theme.value = themes[(themes.indexOf(theme.value) + 1) % themes.length] as Theme;
}
