import { effect, signal } from "@preact/signals";
import { onOtherTab, readText, writeText } from "./storage.ts";

export const themes = ["auto", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

export const theme = signal(themeOf(readText("theme")));

function themeOf(text: string | undefined): Theme {
  return themes.find((name) => name === text) ?? "auto";
}

export function startTheme(): void {
  effect(() => {
    if (theme.value === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme.value;
    writeText("theme", theme.value);
  });
  onOtherTab("theme", (text) => {
    theme.value = themeOf(text);
  });
}

/** The next of light and dark, and back to the system's own. */
export function nextTheme(): void {
  theme.value = themes[(themes.indexOf(theme.value) + 1) % themes.length] as Theme;
}
