/** The browser's own keeping place. It may be full, blocked or absent: then nothing is kept and the game goes on. */
const prefix = "grundy/";

export function readText(key: string): string | undefined {
  try {
    return localStorage.getItem(prefix + key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** False when it could not be kept. */
export function writeText(key: string, text: string): boolean {
  try {
    localStorage.setItem(prefix + key, text);
    return true;
  } catch {
    return false;
  }
}

export function removeText(key: string): void {
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    // Then there is nothing to remove.
  }
}

/** What is behind this in the names of everything that is kept and begins so. */
export function namesUnder(start: string): string[] {
  try {
    const all = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
    return all
      .filter((name) => name.startsWith(prefix + start))
      .map((name) => name.slice((prefix + start).length));
  } catch {
    return [];
  }
}

/** Hands over what another tab keeps under this name, until the returned function is called. */
export function onOtherTab(key: string, heard: (text: string) => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === prefix + key && event.newValue !== null) heard(event.newValue);
  };
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

/** Tells the name of whatever another tab keeps or removes; undefined when it has removed everything. */
export function onOtherTabs(heard: (key: string | undefined) => void): void {
  window.addEventListener("storage", ({ key }) => {
    if (key === null) heard(undefined);
    else if (key.startsWith(prefix)) heard(key.slice(prefix.length));
  });
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
