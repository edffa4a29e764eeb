/** The browser's own keeping place. It may be full, blocked or absent: then nothing is kept and the game goes on. */
const prefix = "grundy/";

export function readText(key: string): string | undefined {
  try {
    return localStorage.getItem(prefix + key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeText(key: string, text: string): void {
  try {
    localStorage.setItem(prefix + key, text);
  } catch {
    // Nothing can be done here, and nothing depends on it.
  }
}

export function readJson(key: string): unknown {
  const text = readText(key);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function writeJson(key: string, value: unknown): void {
  writeText(key, JSON.stringify(value));
}
