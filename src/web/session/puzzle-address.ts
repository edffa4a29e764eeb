import { type Idea, ideas, type PuzzleFamily, type PuzzleKind } from "../../words/index.ts";
import { puzzleKinds } from "./puzzle-progress.ts";

/** Which puzzles somebody asks for; it is the page's address. */
export type PuzzleWish =
  | { readonly way: "daily"; readonly of: PuzzleFamily }
  | { readonly way: "endless" | "streak"; readonly of: PuzzleKind }
  | { readonly way: "idea"; readonly idea: Idea }
  | { readonly way: "single"; readonly id: string };

/** Kinds as they stand in an address. */
const kindNames: { readonly [Kind in PuzzleKind]: string } = {
  all: "all",
  taking: "nim",
  reversi: "reversi",
};

/** The wish of an address: `all` without any, undefined where it means none. */
export function readWish(search: URLSearchParams): PuzzleWish | "all" | undefined {
  const id = search.get("puzzle");
  if (id !== null) return { way: "single", id };
  const way = search.get("way");
  const of = puzzleKinds.find((kind) => kindNames[kind] === (search.get("of") ?? "all"));
  switch (way) {
    case null:
      return "all";
    case "daily":
      return of === undefined || of === "all" ? undefined : { way, of };
    case "endless":
    case "streak":
      return of && { way, of };
    case "idea": {
      const idea = ideas.find((each) => each === search.get("idea"));
      return idea && { way, idea };
    }
    default:
      return undefined;
  }
}

export function wishAddress(wish: PuzzleWish): string {
  switch (wish.way) {
    case "single":
      return `/puzzles?puzzle=${encodeURIComponent(wish.id)}`;
    case "idea":
      return `/puzzles?way=idea&idea=${wish.idea}`;
    default:
      return `/puzzles?way=${wish.way}&of=${kindNames[wish.of]}`;
  }
}
