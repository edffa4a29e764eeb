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

/** What was kept as an object; empty when there is none. What is in it is outside text like any other. */
export function readObject(key: string): Readonly<Record<string, unknown>> {
  return objectOf(readJson(key));
}

export function objectOf(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === "object" && data !== null ? { ...data } : {};
}

export function writeJson(key: string, value: unknown): void {
  writeText(key, JSON.stringify(value));
}
