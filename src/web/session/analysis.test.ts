import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type GameId, gameIds, gameOf, must } from "../../games/index.ts";
import {
  begin,
  followMoves,
  moveAt,
  treeOf,
  treeStart,
  writeTree,
  writtenPlaces,
} from "../../match/index.ts";
import { notationOf } from "../../notation/index.ts";
import { KeptAnalysis, keptAnalyses, newAnalysisKey, openAnalysis, removeAnalysis } from "./analysis-keep.ts";
import { analysisAddress } from "./analysis-link.ts";
import { AnalysisView, exploredOf } from "./analysis-view.ts";
import { readAnalysisLink, treeAddress } from "./tree-link.ts";

/** What is seen of an analysis. */
function seen(view: AnalysisView): string {
  const { tree, draft } = view.state.peek();
  const notation = notationOf(tree.play.id);
  return JSON.stringify([
    tree.play.from,
    tree.play.options,
    writeTree(tree),
    view.at.peek(),
    notation.makePosition(view.position.peek()),
    draft && notation.makePosition(draft),
  ]);
}

const deeds = [
  "move",
  "move",
  "move",
  "move",
  "walk",
  "promote",
  "remove",
  "edit",
  "set-up",
  "leave",
] as const;

function act(view: AnalysisView, deed: (typeof deeds)[number], choice: number): void {
  const tree = view.tree.peek();
  if (deed === "walk") view.goTo(writtenPlaces(tree)[choice % (tree.moves + 1)] ?? treeStart);
  else if (deed === "promote") view.promote();
  else if (deed === "remove") view.remove();
  else if (deed === "edit") view.edit();
  else if (deed === "leave") view.stopEditing();
  else if (deed === "set-up") view.setUp(view.position.peek());
  else {
    const position = view.position.peek();
    const count = view.game.countMoves(position);
    if (count > 0) view.move(view.game.moveAt(position, choice % count));
  }
}

const opened = (id: GameId) => new AnalysisView(exploredOf(treeOf(must(begin(id)))));

describe("an analysis", () => {
  it("has everything undone and done again: moves, deletions, the main line, the editor", () => {
    const done = fc.array(fc.tuple(fc.constantFrom(...deeds), fc.nat(1000)), { maxLength: 40 });
    fc.assert(
      fc.property(fc.constantFrom(...gameIds), done, (id, all) => {
        const view = opened(id);
        const states = [seen(view)];
        for (const [deed, choice] of all) {
          const before = view.state.peek();
          act(view, deed, choice);
          // Walking is no change, and is not undone.
          if (view.state.peek() !== before) states.push(seen(view));
        }
        const last = states.length - 1;
        for (let index = last - 1; index >= 0; index--) {
          view.undo();
          const [from, , tree] = JSON.parse(states[index] as string);
          expect(view.tree.peek().play.from ?? null).toBe(from);
          expect(writeTree(view.tree.peek())).toBe(tree);
        }
        expect(view.canUndo.peek()).toBe(false);
        for (const state of states.slice(1)) {
          view.redo();
          expect(seen(view)).toBe(state);
        }
        expect(view.canRedo.peek()).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  it("stays on the line one came by, and keeps what is known of a position as long as it is shown", () => {
    const play = must(followMoves(must(begin("reversi")), ["f5", "d6", "c3"]));
    const view = new AnalysisView(exploredOf(treeOf(play)));
    view.show(1);
    must(view.move(45));
    expect(moveAt(view.tree.peek(), view.at.peek()).text).toBe("f6");
    view.findings.value = [{ move: 1, good: true }];
    view.promote();
    expect(view.findings.peek().length).toBe(1);
    view.step(-1);
    expect(view.findings.peek().length).toBe(0);
    view.step(1);
    expect(moveAt(view.tree.peek(), view.at.peek()).text).toBe("f6");
    view.vary(1);
    expect(moveAt(view.tree.peek(), view.at.peek()).text).toBe("d6");
  });

  it("begins an analysis of its own with a position that was set up, unless there was none", () => {
    const view = opened("stones");
    must(view.setUp(gameOf("stones").start(view.play.peek().options)));
    expect(view.state.peek().book).toBe(0);
    must(view.move(view.game.moveAt(view.position.peek(), 0)));
    must(view.setUp(view.position.peek()));
    expect(view.state.peek()).toMatchObject({
      book: 1,
      tree: { moves: 0, play: { from: expect.anything() } },
    });
    view.undo();
    expect(view.state.peek()).toMatchObject({ book: 0, tree: { moves: 1 } });
  });
});

describe("its link", () => {
  const parts = (address: string) => {
    const { pathname, searchParams, hash } = new URL(address, "http://x");
    return [pathname.split("/")[2] as GameId, hash.slice(1), searchParams.get("at")] as const;
  };

  it("holds the tree and where one is", () => {
    const { tree = treeOf(must(begin("sticks"))), at } = readAnalysisLink(
      "sticks",
      "moves=1:2-4,2:1-1(2:2-2,3:3-3)3:1-1",
      "4",
    );
    expect(writeTree(tree)).toBe("1:2-4,2:1-1(2:2-2,3:3-3)3:1-1");
    expect(moveAt(tree, at).text).toBe("3:3-3");
    const again = readAnalysisLink(...parts(treeAddress(tree, at)));
    expect(again.tree && writeTree(again.tree)).toBe(writeTree(tree));
    expect(again.at).toBe(at);
  });

  it("leads from a game to one of its moves", () => {
    const play = must(followMoves(must(begin("reversi", { size: 6 })), ["c2", "b2"]));
    const address = analysisAddress(play, 1);
    expect(address.startsWith("/analysis/reversi?at=1#")).toBe(true);
    const { tree, at, trouble } = readAnalysisLink(...parts(address));
    expect(trouble).toBeUndefined();
    expect(tree && moveAt(tree, at).text).toBe("c2");
    expect(tree?.play.options).toEqual({ size: 6, start: "tournament" });
  });

  it.each(["-1", "99999999", "1e3", "x", ""])("with a place %s that is none is shown at its start", (at) => {
    expect(readAnalysisLink("reversi", "moves=f5d6", at).at).toBe(treeStart);
  });

  it("to a huge board is followed no further than a page can hold", () => {
    const options = encodeURIComponent(JSON.stringify({ size: 6000 }));
    const started = performance.now();
    const { tree } = readAnalysisLink("reversi", `options=${options}&moves=${"a1".repeat(9000)}`, null);
    expect(tree?.moves).toBe(0);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

describe("what is kept", () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal("localStorage", {
      get length() {
        return stored.size;
      },
      key: (index: number) => [...stored.keys()][index] ?? null,
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => void stored.delete(key),
      setItem: (key: string, text: string) => void stored.set(key, text),
    });
  });

  const explored = exploredOf(treeOf(must(followMoves(must(begin("reversi")), ["f5", "d6"]))), 2);

  it("is read as it was, and nothing is read from nonsense", () => {
    const { key } = new KeptAnalysis(newAnalysisKey()).keep(explored, 1);
    const read = openAnalysis(key, "reversi");
    expect(read && writeTree(read.tree)).toBe("f5d6");
    expect(read?.at).toBe(2);
    expect(openAnalysis(key, "stones")).toBeUndefined();
    for (const text of [
      "",
      "{",
      "null",
      "[]",
      '{"game":"reversi"}',
      '{"game":"reversi","link":"moves=((("}',
    ]) {
      stored.set(`grundy/analysed/${key}`, text);
      expect(openAnalysis(key, "reversi")).toBeUndefined();
      expect(() => keptAnalyses()).not.toThrow();
    }
  });

  it("is never overwritten by a tab that has not seen it", () => {
    const one = new KeptAnalysis("one");
    one.keep(explored, 1);
    const other = new KeptAnalysis("one");
    expect(other.keep(explored, 2).key).toBe("one");
    const { key } = one.keep(exploredOf(explored.tree, treeStart), 3);
    expect(key).not.toBe("one");
    expect(openAnalysis("one", "reversi")?.at).toBe(2);
    expect(openAnalysis(key, "reversi")?.at).toBe(treeStart);
  });

  it("is the latest sixty, and what is removed comes back", () => {
    for (let count = 0; count < 70; count++) new KeptAnalysis(`key-${count}`).keep(explored, count);
    expect(keptAnalyses().length).toBe(60);
    expect(keptAnalyses()[0]?.key).toBe("key-69");
    const bringBack = removeAnalysis("key-69");
    expect(keptAnalyses()[0]?.key).toBe("key-68");
    bringBack();
    expect(keptAnalyses()[0]?.key).toBe("key-69");
  });
});
