import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Engine } from "../../src/engine/index.ts";
import { openInlineEngine } from "../../src/engine/node.ts";
import {
  emptySquares,
  legalSquares,
  must,
  type ReversiPosition,
  reversi,
  type Square,
} from "../../src/games/index.ts";
import type { LessonOf, StepOf } from "../../src/learn/index.ts";
import { lessons } from "../../src/learn/index.ts";
import { makeSquare, parseTranscript } from "../../src/notation/index.ts";
import { type Chance, pick, seededChance } from "../../src/players/index.ts";
import { languageTags, loadLearnSentences, type StepWords } from "../../src/words/index.ts";
import { cases } from "../cases.ts";
import { gamesOfCourse } from "./reversi-games.ts";
import * as oracle from "./reversi-oracle.ts";

const { after } = oracle;
const course = lessons.filter((lesson): lesson is LessonOf<"reversi"> => lesson.family === "reversi");
const stepIn = (place: string) => {
  const [id, step] = place.split(" ");
  const found = course.find((lesson) => lesson.id === id)?.steps.find((each) => each.id === step);
  if (!found) throw new Error(`there is no ${place}`);
  return found;
};
const places = course.flatMap(({ id, steps }) => steps.map((step) => `${id} ${step.id}`));
const spoken = await Promise.all(languageTags.map(loadLearnSentences));

let engine: Engine;
beforeAll(async () => {
  engine = await openInlineEngine();
});
afterAll(() => engine.close());
const resources = { openEngine: async () => engine };

/** The moves of a position by what a step says of them: `right`, or the mistake. */
async function verdicts(step: StepOf<"reversi">, position: ReversiPosition) {
  const found: { move: Square; verdict: string; reply: Square | undefined }[] = [];
  for (const move of legalSquares(position)) {
    const judged = await step.judge(position, move, resources);
    found.push(
      judged.right
        ? { move, verdict: "right", reply: undefined }
        : { move, verdict: judged.mistake, reply: judged.reply },
    );
  }
  return found;
}

/** Every position in which the reader can stand while a step is played right. */
async function positionsOf(step: StepOf<"reversi">): Promise<ReversiPosition[]> {
  const found: ReversiPosition[] = [];
  const visit = async (position: ReversiPosition): Promise<void> => {
    if (position.over) return;
    if (position.turn === 1)
      return visit(after(position, (await step.reply?.(position, resources)) as Square));
    found.push(position);
    if (step.task === "move") return;
    for (const { move, verdict } of await verdicts(step, position))
      if (verdict === "right") await visit(after(position, move));
  };
  await visit(step.position);
  return found;
}

describe("the positions of the course", () => {
  it("all arose in a game", () => {
    const last = ["parity last", "counting last"];
    expect([...Object.keys(gamesOfCourse)].sort()).toEqual([...places, ...last].sort());
    for (const [place, game] of Object.entries(gamesOfCourse)) {
      const reached = must(parseTranscript(game, reversi.defaults)).positions.at(-1);
      const position = last.includes(place)
        ? course.find(({ id }) => place.startsWith(id))?.last.position
        : stepIn(place).position;
      expect(reached, place).toEqual(position);
    }
  });

  it("of the last games begin where their lessons say", () => {
    const empties = course.map(({ last }) => emptySquares(last.position));
    expect(empties).toEqual([60, 60, 60, 18, 16]);
    for (const { last } of course) expect(last).toMatchObject({ seat: 0, position: { turn: 0 } });
  });
});

describe("judged by the end of the game, right is what plain search over the rules finds", () => {
  const rules = ["first", "diagonal", "lines", "pass", "over"].map((step) => `rules ${step}`);
  const others = places.filter((place) => !rules.includes(place) && !place.startsWith("mobility"));

  it.each(others)("%s", async (place) => {
    const step = stepIn(place);
    for (const position of await positionsOf(step)) {
      const found = await verdicts(step, position);
      const right = found.filter(({ verdict }) => verdict === "right").map(({ move }) => move);
      const worth = (move: Square) => {
        if (place !== "counting discs") return oracle.outcomeOf(after(position, move));
        const [black, white] = oracle.endOf(after(position, move));
        return black - white;
      };
      const values = new Map(found.map(({ move }) => [move, worth(move)]));
      const best = Math.max(...values.values());
      expect(right).toEqual(found.map(({ move }) => move).filter((move) => values.get(move) === best));
      expect(Math.sign(best), "won where it can be won").toBe(place === "counting draw" ? 0 : 1);
      // The answer that is shown refutes: it keeps what the mistake has lost.
      for (const { move, reply } of found.filter(({ verdict }) => verdict !== "right"))
        if (place !== "counting discs")
          expect(oracle.outcomeOf(after(after(position, move), reply as Square))).toBe(values.get(move));
    }
  });

  it("also where a rule judges what the engine could: a pass that wins, a game that is won at once", () => {
    const { position } = stepIn("rules pass");
    for (const move of legalSquares(position)) {
      const passes = after(position, move).turn === 0;
      expect(oracle.outcomeOf(after(position, move))).toBe(passes ? 1 : -1);
    }
    const ends = legalSquares(stepIn("rules over").position).map((move) =>
      after(stepIn("rules over").position, move),
    );
    expect(ends.filter(({ over }) => over).map(({ discs }) => discs)).toEqual([[13, 0]]);
  });
});

describe("in the middle of the game the lesson's rule and the engine agree", () => {
  it.each(places.filter((place) => place.startsWith("mobility")))("%s", async (place) => {
    const step = stepIn(place);
    const found = await verdicts(step, step.position);
    const right = found.filter(({ verdict }) => verdict === "right").map(({ move }) => move);
    expect(right).toHaveLength(1);
    for (const depth of [8, 10, 12]) {
      const { moves, score } = await engine.analyse(step.position, { depth, values: "all" }).result;
      for (const { square, score: value } of moves) {
        if (right.includes(square)) expect(value).toBeGreaterThanOrEqual(score - 0.5);
        else expect(value, `${makeSquare(square, 8)} at ${depth}`).toBeLessThan(score - 1.5);
      }
    }
  });
});

describe("what is said of a move is true of it", () => {
  interface Said {
    readonly position: ReversiPosition;
    readonly move: Square;
    readonly reply: Square;
    /** The right moves of the position. */
    readonly right: readonly Square[];
  }
  const turned = ({ position, move }: Said) => oracle.turnedBy(position, move);
  const lines = (said: Said) => {
    const ways = turned(said).map((each) => {
      const [down, across] = [Math.floor(each / 8) - Math.floor(said.move / 8), (each % 8) - (said.move % 8)];
      return `${Math.sign(down)},${Math.sign(across)}`;
    });
    return new Set(ways);
  };
  const noneTurnsMore = (said: Said) =>
    legalSquares(said.position).every(
      (each) => turned({ ...said, move: each }).length <= turned(said).length,
    );
  const most = (said: Said) =>
    noneTurnsMore(said) &&
    said.right.every((each) => turned({ ...said, move: each }).length < turned(said).length);
  const beside = ({ position, move }: Said) => oracle.besideEmptyCorner(position, move);
  const given = (said: Said) => beside(said) && oracle.corners.includes(said.reply);
  const region = ({ position, move }: Said) => oracle.regionOf(position, move).length;
  const even = (said: Said) =>
    region(said) % 2 === 0 && said.right.every((move) => region({ ...said, move }) % 2 === 1);
  const answers = ({ position, move }: Said) => legalSquares(after(position, move)).length;
  const open = ({ position, move }: Said) => oracle.openDiscs(after(position, move), 1);
  const loses = ({ position, move }: Said) => oracle.outcomeOf(after(position, move)) < 1;
  const end = ({ position, move }: Said) => oracle.endOf(after(position, move)).join(" ");
  const missed = ({ position, move, right }: Said) =>
    after(position, move).turn === 1 && right.some((each) => after(position, each).turn === 0);

  const claims: { readonly [place: string]: { readonly [mistake: string]: (said: Said) => boolean } } = {
    "rules diagonal": { straight: (said) => [...lines(said)].every((way) => way.includes("0")) },
    "rules lines": { two: (said) => lines(said).size === 2, one: (said) => lines(said).size === 1 },
    "rules pass": { most, answered: (said) => answers(said) > 0 },
    "rules over": { answered: (said) => answers(said) > 0 },
    "rules finish": { most: (said) => most(said) && loses(said), lost: loses },
    "corners take": {
      most: (said) => most(said) && oracle.corners.includes(said.reply),
      taken: (said) => said.right.includes(said.reply),
    },
    "corners x": { given: (said) => given(said) && most(said) && oracle.apart(said.move, said.reply) === 1 },
    "corners c": { given: (said) => given(said) && oracle.apart(said.move, said.reply) === 1, lost: loses },
    "corners edge": { open: beside, elsewhere: (said) => !beside(said) && said.right.includes(said.reply) },
    "corners quiet": {
      given: (said) => given(said) && oracle.apart(said.move, said.reply) === 1,
      spared: (said) => beside(said) && !oracle.corners.includes(said.reply),
    },
    "corners finish": { given, most: (said) => most(said) && loses(said), lost: loses },
    "mobility few": { most, more: (said) => turned(said).length > 1 },
    "mobility replies": {
      most: (said) =>
        most(said) &&
        legalSquares(said.position).every((move) => answers({ ...said, move }) <= answers(said)),
      more: (said) => answers(said) >= 8,
    },
    "mobility frontier": {
      most: (said) => most(said) && open(said) > 8,
      wall: (said) => open(said) >= 12,
      more: (said) => open(said) > 8,
    },
    "mobility inside": {
      most: (said) =>
        most(said) && turned(said).some((each) => oracle.isOpen(after(said.position, said.move), each)),
      outside: (said) => turned(said).some((each) => oracle.isOpen(after(said.position, said.move), each)),
    },
    "mobility squeeze": {
      most: (said) => most(said) && answers(said) > 1,
      beside,
      quiet: ({ position, move }) => {
        const next = after(position, move);
        return legalSquares(next).some((each) => !oracle.besideEmptyCorner(next, each));
      },
    },
    "parity hole": { even: (said) => even(said) && oracle.apart(said.move, said.reply) === 1 },
    "parity regions": {
      most: (said) => most(said) && even(said),
      even: (said) => even(said) && oracle.regionOf(said.position, said.move).includes(said.reply),
    },
    "parity square": {
      even: (said) => even(said) && region(said) === 2,
      square: (said) => region(said) === 3 && loses(said),
    },
    "parity pass": { most: (said) => most(said) && missed(said), missed },
    "parity keep": {
      spent: (said) => loses(said) && !legalSquares(passed(said.position)).includes(said.move),
      even: (said) => region(said) === 2 && loses(said),
    },
    "parity finish": { missed, even, lost: loses },
    "counting two": { most: (said) => most(said) && end(said) === "31 33" },
    "counting pass": { missed: (said) => missed(said) && most(said) && end(said) === "30 34" },
    "counting three": {
      most: (said) => most(said) && end(said) === "27 37",
      lost: (said) => end(said) === "29 35",
    },
    "counting corner": {
      corner: (said) => oracle.corners.includes(said.move) && most(said) && end(said) === "32 32",
      drawn: (said) => end(said) === "32 32",
    },
    "counting draw": {
      most: (said) => most(said) && end(said) === "31 33",
      lost: (said) => end(said) === "29 35",
    },
    "counting discs": {
      most: (said) => most(said) && end(said) === "34 30",
      less: (said) => end(said) === "33 31",
      thrown: (said) => end(said) === "32 32",
    },
    "counting finish": { missed, most: (said) => noneTurnsMore(said) && loses(said), lost: loses },
  };

  it.each(places.filter((place) => place !== "rules first"))("%s", async (place) => {
    const step = stepIn(place);
    for (const position of await positionsOf(step)) {
      const found = await verdicts(step, position);
      const right = found.filter(({ verdict }) => verdict === "right").map(({ move }) => move);
      for (const { move, verdict, reply } of found) {
        if (verdict === "right") continue;
        const isTrue = claims[place]?.[verdict];
        const said = { position, move, reply: reply as Square, right };
        expect(isTrue?.(said), `${makeSquare(move, 8)} is ${verdict}`).toBe(true);
      }
    }
  });

  /** The same board with White to move. */
  function passed(position: ReversiPosition): ReversiPosition {
    return { ...position, turn: 1 };
  }

  it("and of the steps themselves", () => {
    const at = (place: string) => stepIn(place).position;
    const only = (place: string, name: string) => after(at(place), named(place, name));
    const named = (place: string, name: string) =>
      legalSquares(at(place)).find((square) => makeSquare(square, 8) === name) as Square;
    expect(legalSquares(at("rules first"))).toHaveLength(4);
    expect(oracle.turnedBy(at("corners take"), named("corners take", "a1"))).toHaveLength(1);
    expect(oracle.turnedBy(at("mobility few"), named("mobility few", "e2"))).toHaveLength(1);
    expect(oracle.turnedBy(at("mobility inside"), named("mobility inside", "c7"))).toHaveLength(3);
    const left = legalSquares(at("mobility replies")).map((move) =>
      reversi.countMoves(after(at("mobility replies"), move)),
    );
    expect(left.sort((a, b) => a - b).slice(0, 2)).toEqual(
      [6, 9].map((count, index) => (index ? left[1] : count)),
    );
    expect(left[1]).toBe(8);
    expect(oracle.openDiscs(only("mobility frontier", "f2"), 1)).toBe(8);
    // All of White's answers lie beside an empty corner.
    for (const next of [only("corners quiet", "c1"), only("mobility squeeze", "g6")])
      expect(legalSquares(next).every((square) => oracle.besideEmptyCorner(next, square))).toBe(true);
    expect(
      legalSquares(at("corners quiet")).filter(
        (square) => !oracle.besideEmptyCorner(at("corners quiet"), square),
      ),
    ).toHaveLength(1);
    expect(oracle.corners.filter((corner) => at("corners finish").cells[corner] === 0)).toHaveLength(2);
    expect(at("corners edge").cells[7]).toBe(1);
  });

  it("the edge that grew from the corner is never turned, whatever is played", () => {
    const step = stepIn("corners edge");
    const grown = after(step.position, 6);
    const chance = seededChance(5);
    for (let game = 0; game < 300; game++) {
      let position = grown;
      while (!position.over) position = after(position, pick(legalSquares(position), chance));
      expect([2, 3, 4, 5, 6, 7].every((square) => position.cells[square] === 1)).toBe(true);
    }
  });

  it("every score in a text is one of its position", () => {
    for (const place of places.filter((each) => each.startsWith("counting"))) {
      const { position } = stepIn(place);
      const scores = legalSquares(position).map((move) => oracle.endOf(after(position, move)).join(" "));
      for (const say of spoken) {
        const [, step] = place.split(" ");
        const words: Readonly<Record<string, StepWords>> = say.courses.reversi.counting.steps;
        const { text, task, right, wrong } = words[step as string] as StepWords;
        const mistakes = Object.values(wrong).map((each) => each({ move: "", reply: undefined }));
        const told = [text, task, right, ...mistakes].join(" ").matchAll(/(\d+)(?: to | zu |対|比)(\d+)/g);
        const found = [...told].map(([, black, white]) => `${black} ${white}`);
        for (const score of found) expect(scores, `${say.tag} ${place}`).toContain(score);
        expect(found.length > 0, place).toBe(place !== "counting finish");
        // The right move's own score comes first.
        const best = scores.map((score) => score.split(" ").map(Number)).map(([black = 0]) => black);
        if (place !== "counting finish") expect(right).toContain(String(Math.max(...best)));
      }
    }
  });
});

describe("the last game", () => {
  const disc = (position: ReversiPosition, move: Square) => oracle.turnedBy(position, move).length;
  const most = (position: ReversiPosition, amount: (move: Square) => number) => {
    const moves = legalSquares(position);
    const top = Math.max(...moves.map(amount));
    return moves.filter((move) => amount(move) === top);
  };
  /** The mistakes that can be made in a position, told here by the oracle's means. */
  const mistakes: { readonly [lesson: string]: (position: ReversiPosition) => readonly Square[] } = {
    rules: (position) => most(position, (move) => disc(position, move)),
    corners: (position) => legalSquares(position).filter((move) => oracle.besideEmptyCorner(position, move)),
    mobility: (position) =>
      emptySquares(position) > 10 ? most(position, (move) => oracle.openDiscs(after(position, move), 2)) : [],
    parity: (position) =>
      emptySquares(position) > 12
        ? []
        : legalSquares(position).filter((move) => oracle.regionOf(position, move).length % 2 === 0),
    counting: (position) =>
      emptySquares(position) > 10 ? [] : most(position, (move) => disc(position, move)),
  };
  it("is announced with the figures that it keeps to", () => {
    const told = { rules: [], corners: [], mobility: [10], parity: [18, 12], counting: [16, 10] };
    for (const say of spoken)
      for (const [id, figures] of Object.entries(told)) {
        const { intro } = say.courses.reversi[id as keyof typeof told].last;
        expect((intro.match(/\d+/g) ?? []).map(Number), `${say.tag} ${id}`).toEqual(figures);
      }
  });

  type Reader = (position: ReversiPosition, chance: Chance) => Promise<Square> | Square;

  async function won({ last }: LessonOf<"reversi">, reader: Reader, seed: number): Promise<boolean> {
    const chance = seededChance(seed);
    let { position } = last;
    await engine.forget();
    while (!position.over) {
      const move = await (position.turn === last.seat
        ? reader(position, chance)
        : last.choose(position, chance, resources));
      position = after(position, move);
    }
    return position.discs[last.seat] > position.discs[(1 - last.seat) as 0 | 1];
  }

  async function wins(lesson: LessonOf<"reversi">, reader: Reader, games: number): Promise<number> {
    let count = 0;
    for (let seed = 1; seed <= games; seed++) if (await won(lesson, reader, seed)) count++;
    return count;
  }

  const readers: { readonly [lesson: string]: number } = {
    rules: 6,
    corners: 6,
    mobility: 7,
    parity: 8,
    counting: 8,
  };

  it.each(course.map((lesson) => [lesson.id, lesson] as const))(
    "of %s is won by who plays decently, and mostly lost by who plays anything",
    async (id, lesson) => {
      const games = cases(20, 200);
      const decent = await wins(
        lesson,
        (position, chance) => engine.choose(position, readers[id] as number, chance),
        games,
      );
      const anything = await wins(lesson, (position, chance) => pick(legalSquares(position), chance), games);
      expect(decent, "decent").toBeGreaterThanOrEqual(0.75 * games);
      expect(anything, "anything").toBeLessThan(0.5 * games);
    },
  );

  it.each(course.map((lesson) => [lesson.id, lesson] as const))(
    "of %s has the opponent make its mistake whenever it can, and else the engine's move",
    async (id, { last }) => {
      let made = 0;
      let others = 0;
      for (let seed = 1; seed <= cases(4, 40); seed++) {
        const chance = seededChance(100 + seed);
        let { position } = last;
        while (!position.over) {
          if (position.turn === 0) {
            position = after(position, pick(legalSquares(position), chance));
            continue;
          }
          const wanted = mistakes[id]?.(position) ?? [];
          // Another chance at every move, the same for both.
          const drawn = () => seededChance(1000 * seed + emptySquares(position));
          await engine.forget();
          const move = await last.choose(position, drawn(), resources);
          if (wanted.length > 0) {
            made++;
            expect(wanted).toContain(move);
          } else {
            others++;
            await engine.forget();
            expect(move).toBe(await engine.choose(position, 8, drawn()));
          }
          position = after(position, move);
        }
      }
      expect(made).toBeGreaterThan(4);
      if (!["rules", "mobility"].includes(id)) expect(others).toBeGreaterThan(4);
    },
  );
});
