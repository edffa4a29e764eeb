import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GameId, gameIds, gameOf, must } from "../games/index.ts";
import { maxTreeMoves, notationOf, parseTree } from "../notation/index.ts";
import { add, current, type History, historyOf, redo, undo } from "./history.ts";
import { begin, followMoves, moveTexts, turnOf } from "./play.ts";
import {
  addMove,
  growTree,
  isMainLine,
  lineThrough,
  moveAt,
  type Placed,
  pathTo,
  promote,
  prune,
  standingAt,
  type Tree,
  treeOf,
  treeStart,
  variationsAt,
  writeTree,
  writtenPlaces,
} from "./tree.ts";

const read = (tree: Tree, text: string) => growTree(treeOf(tree.play), must(parseTree(tree.play.id, text)));

/** One thing done at a tree, chosen by numbers: mostly moves, from wherever one is. */
interface Deed {
  readonly kind: "move" | "walk" | "promote" | "prune";
  readonly choice: number;
}

function done({ tree, at }: Placed, { kind, choice }: Deed): Placed {
  const places = writtenPlaces(tree);
  if (kind === "walk") return { tree, at: places[choice % places.length] ?? treeStart };
  if (kind === "promote") return { tree: promote(tree, at), at };
  if (kind === "prune") return prune(tree, at);
  const standing = standingAt(tree, at);
  const game = gameOf(standing.id);
  const count = game.countMoves(standing.position);
  if (count === 0 || standing.ending) return { tree, at };
  const move = game.moveAt(standing.position, choice % count);
  return must(addMove(tree, at, notationOf(standing.id).makeMove(move, standing.position)));
}

const deeds = fc.array(
  fc.record<Deed>({
    kind: fc.constantFrom("move", "move", "move", "move", "walk", "walk", "promote", "prune"),
    choice: fc.nat(1000),
  }),
  { maxLength: 60 },
);
const games = fc.constantFrom(...gameIds);
const emptyTree = (id: GameId) => treeOf(must(begin(id)));

describe("a tree of moves", () => {
  it("is written, and read as it was", () => {
    fc.assert(
      fc.property(games, deeds, (id, all) => {
        const { tree } = all.reduce(done, { tree: emptyTree(id), at: treeStart });
        const text = writeTree(tree);
        const again = read(tree, text);
        expect(again.trouble).toBeUndefined();
        expect(writeTree(again.tree)).toBe(text);
        expect(again.tree.moves).toBe(tree.moves);
        // The same places in the same order: a place is found again by its number in the text.
        const lineOf = (here: Tree, place = treeStart) =>
          pathTo(here, place).map((each) => moveAt(here, each).text);
        const places = writtenPlaces(tree);
        expect(places.length).toBe(tree.moves + 1);
        expect(again.places.map((place) => lineOf(again.tree, place))).toEqual(
          places.map((place) => lineOf(tree, place)),
        );
      }),
    );
  });

  it("changes nothing that was: everything can be undone and done again", () => {
    fc.assert(
      fc.property(games, deeds, (id, all) => {
        let history: History<Placed> = historyOf({ tree: emptyTree(id), at: treeStart });
        const seen = [""];
        for (const deed of all) {
          history = add(history, done(current(history), deed));
          seen.push(writeTree(current(history).tree));
        }
        for (const text of seen.slice(0, -1).reverse()) {
          history = must(undo(history));
          expect(writeTree(current(history).tree)).toBe(text);
        }
        expect(undo(history)).toMatchObject({ ok: false });
        for (const text of seen.slice(1)) {
          history = must(redo(history));
          expect(writeTree(current(history).tree)).toBe(text);
        }
      }),
    );
  });

  it("counts its moves, and each leads to a position of the rules", () => {
    fc.assert(
      fc.property(games, deeds, (id, all) => {
        const { tree, at } = all.reduce(done, { tree: emptyTree(id), at: treeStart });
        const texts = pathTo(tree, at).map((place) => moveAt(tree, place).text);
        expect(moveAt(tree, at).count).toBe(texts.length);
        const play = must(followMoves(tree.play, texts));
        expect(standingAt(tree, at).position).toEqual(play.position);
        expect(turnOf(standingAt(tree, at))).toBe(turnOf(play));
        const texted = variationsAt(tree, at).map((place) => moveAt(tree, place).text);
        expect(new Set(texted).size).toBe(texted.length);
      }),
    );
  });
});

describe("Reversi's variations", () => {
  const play = must(followMoves(must(begin("reversi")), ["f5", "d6", "c3", "d3"]));
  const tree = treeOf(play);

  it("begin as the game they come from", () => {
    expect(writeTree(tree)).toBe("f5d6c3d3");
    expect(lineThrough(tree, treeStart).map((place) => moveAt(tree, place).text)).toEqual(moveTexts(play));
  });

  it("stand in parentheses behind the move they replace, and become the main line", () => {
    const [first = 0, second = 0] = lineThrough(tree, treeStart);
    const one = must(addMove(tree, first, "f6"));
    const two = must(addMove(one.tree, one.at, "e6"));
    const three = must(addMove(two.tree, first, "f4"));
    expect(writeTree(three.tree)).toBe("f5d6(f6e6)(f4)c3d3");
    expect(variationsAt(three.tree, three.at)).toEqual([second, one.at, three.at]);
    expect(isMainLine(three.tree, three.at)).toBe(false);
    const promoted = promote(three.tree, two.at);
    expect(writeTree(promoted)).toBe("f5f6(d6c3d3)(f4)e6");
    expect(isMainLine(promoted, two.at)).toBe(true);
    const pruned = prune(promoted, one.at);
    expect(writeTree(pruned.tree)).toBe("f5d6(f4)c3d3");
    expect(pruned).toMatchObject({ at: first, tree: { moves: 5 } });
  });

  it("are stepped into when the move is there already, however it is written", () => {
    const again = must(addMove(tree, treeStart, " F5 "));
    expect(again.tree).toBe(tree);
    expect(moveAt(tree, again.at).text).toBe("f5");
  });

  it("are read as far as they can be played, and it is said which cannot", () => {
    const { tree: found, places, trouble } = read(tree, "f5d6(a1a2(h8))(f6)c3(d6)d3");
    expect(writeTree(found)).toBe("f5d6(f6)c3d3");
    expect(trouble).toMatchObject({ number: 3, refusal: { code: "flips-nothing" } });
    expect(places.map((place) => place !== undefined)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      true,
      true,
      false,
      true,
    ]);
  });
});

describe("trees from outside", () => {
  it.each(["(", ")", "()", "(f5)", "f5(", "f5)", "f5((d6))", "f5()", "f5(d6", "f5)d6("])(
    "%s is none",
    (text) => {
      expect(parseTree("reversi", text)).toMatchObject({ ok: false, refusal: { code: "not-in-notation" } });
    },
  );

  it("have bounds", () => {
    const large = "f5".repeat(maxTreeMoves + 1);
    expect(parseTree("reversi", large)).toMatchObject({ ok: false, refusal: { code: "tree-too-large" } });
    expect(parseTree("stones", "1,".repeat(1_000_000))).toMatchObject({ ok: false });
  });

  it("however deep, wide or nonsensical, are read in moderate time", () => {
    const rows = [1_000_000];
    const wide = treeOf(must(begin("taking", { rows })));
    const all = Array.from({ length: maxTreeMoves - 1 }, (_, index) => `(1:${index + 1}-1000000)`);
    const started = performance.now();
    const { tree, trouble } = read(wide, `1:1000000-1000000${all.join("")}`);
    expect(trouble).toBeUndefined();
    expect(tree.moves).toBe(maxTreeMoves);
    const nested = `f5(${"d6(".repeat(4000)}`;
    expect(parseTree("reversi", nested)).toMatchObject({ ok: false });
    const deep = `f5${"(d3c3".repeat(3000)}${")".repeat(3000)}`;
    expect(read(emptyTree("reversi"), deep).tree.moves).toBeLessThan(10);
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  it("are never thrown at, whatever they are", () => {
    fc.assert(
      fc.property(games, fc.stringMatching(/^[a-h1-8(),:\- ]{0,60}$/), (id, text) => {
        const parsed = parseTree(id, text);
        if (parsed.ok) expect(growTree(emptyTree(id), parsed.value).tree.moves).toBeLessThan(60);
      }),
    );
  });
});

describe("a long line", () => {
  it("of 5,000 moves is added to at once", () => {
    const texts = Array.from({ length: 5000 }, (_, index) => `1:${6000 - index}-${6000 - index}`);
    const play = must(followMoves(must(begin("stones", { rows: [6000] })), texts));
    const tree = treeOf(play);
    const line = lineThrough(tree, treeStart);
    const middle = line[2499] ?? 0;
    const standing = standingAt(tree, middle);
    const started = performance.now();
    const { tree: grown } = must(addMove(tree, middle, "1:3499-3500", standing));
    expect(performance.now() - started).toBeLessThan(50);
    expect(grown.moves).toBe(5001);
    expect(read(tree, writeTree(grown)).tree.moves).toBe(5001);
  });
});
