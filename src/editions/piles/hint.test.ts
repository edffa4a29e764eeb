import { describe, expect, it } from "vitest";
import { Game } from "./game.ts";
import { makeHint } from "./hint.ts";

/** Whether the side to move loses, by trying everything. */
function lost(sizes: readonly number[], known: Map<string, boolean>): boolean {
  const key = sizes.join("");
  const answer = known.get(key);
  if (answer !== undefined) return answer;
  const wins = sizes.some((size, pile) =>
    [1, 2, 3].some((count) => count <= size && lost(sizes.with(pile, size - count), known)),
  );
  known.set(key, !wins);
  return !wins;
}

describe("a hint", () => {
  it("names a winning move wherever there is one, and a legal one elsewhere", () => {
    const known = new Map<string, boolean>();
    for (let piles = 1; piles < 1000; piles++) {
      const saved = `${piles % 2}${String(piles).padStart(3, "0")}`;
      const sizes = [...saved.slice(1)].map(Number);
      const hint = makeHint(saved);
      const found =
        /^(?:Move|No move wins; move) ([123]) ([123]) \((take .*?)\) (wins|resists best)\.\n/.exec(hint);
      expect(found, hint).not.toBeNull();
      const [, pile, count, , verdict] = found as unknown as string[];
      const game = new Game(saved);
      game.move(Number(pile) - 1, Number(count));
      expect(verdict).toBe(lost(sizes, known) ? "resists best" : "wins");
      const after = [...game.toSaveString().slice(1)].map(Number);
      if (verdict === "wins") expect(lost(after, known)).toBe(true);
    }
  });

  it("says why in a second line", () => {
    expect(makeHint("0999")).toMatch(
      /^Move 1 1 \(take one coin from pile 1\) wins\.\nWhoever is to move wins\. .+\.\n$/,
    );
    expect(makeHint("0440")).toMatch(
      /^No move wins; move .+\nWhoever is to move loses against best play\. .+\.\n$/,
    );
    expect(makeHint("0000")).toBe("The game is over.\n");
  });
});
