/** Who plays: someone at this device, or a computer of a stated level. */
export type Sitter =
  | { readonly kind: "human"; readonly name: string }
  | { readonly kind: "computer"; readonly level: string };

export interface ClockSetting {
  /** Seconds each side has. */
  readonly base: number;
  /** Seconds added with each move. */
  readonly increment: number;
}

export function readSitter(data: unknown): Sitter | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { kind, name, level } = data as Record<string, unknown>;
  if (kind === "human" && typeof name === "string") return { kind, name };
  if (kind === "computer" && typeof level === "string") return { kind, level };
  return undefined;
}

export function readClock(data: unknown): ClockSetting | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { base, increment } = data as Record<string, unknown>;
  if (typeof base !== "number" || typeof increment !== "number") return undefined;
  return base > 0 && increment >= 0 ? { base, increment } : undefined;
}
