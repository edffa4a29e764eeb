/** What one can do with a puzzle besides moving. */
export type PuzzleActs = Readonly<
  Record<"hint" | "again" | "next" | "show" | "explore" | "help", () => void> & { copy: () => Promise<void> }
>;
