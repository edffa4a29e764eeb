import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases } from "../../../test/cases.ts";
import { type Family, type GameId, gameIds, gameOf, must, type PositionOf } from "../../games/index.ts";
import { notationOf } from "../../notation/index.ts";
import { seededChance } from "../../players/index.ts";
import { goPosition, makeRequest } from "../line-protocol.ts";
import { type CheckCode, type CheckEvent, checkPositions, diagnose, isFit, type Slip } from "./index.ts";

const clock = { kind: "game", initial: 10_000, increment: 100 } as const;
const defaults = (game: GameId) => gameOf(game).defaults;

describe("positions to ask", () => {
  it.each(gameIds)(
    "of %s: twenty different ones from all over games, not over, the same from the same seed",
    (game) => {
      const asked = checkPositions(game, defaults(game), 1);
      expect(asked).toHaveLength(20);
      for (const position of asked) expect(gameOf(game).outcome(position)).toBeUndefined();
      const texts = asked.map((position) => notationOf(game).makePosition(position));
      expect(new Set(texts).size).toBe(20);
      expect(asked[0]).toEqual(gameOf(game).start(defaults(game)));
      const again = (seed: number) =>
        checkPositions(game, defaults(game), seed).map((each) => notationOf(game).makePosition(each));
      expect(again(1)).toEqual(texts);
      expect(again(2)).not.toEqual(texts);
      // Not only the beginning of games.
      const late = asked.filter(
        (position) => gameOf(game).countMoves(position) < gameOf(game).countMoves(asked[0] as never) / 2,
      );
      if (game !== "reversi" && game !== "stones" && game !== "piles") expect(late.length).toBeGreaterThan(3);
    },
  );

  it("of a game that has fewer come again, of one that is over there are none", () => {
    const options = must(gameOf("taking").options({ rows: [1, 1] }));
    const texts = checkPositions("taking", options, 1).map((each) => notationOf("taking").makePosition(each));
    expect(texts).toHaveLength(20);
    expect(new Set(texts).size).toBe(3);
    const over = must(gameOf("taking").options({ rows: [1], take: { from: 2, to: 3 } }));
    expect(checkPositions("taking", over, 1)).toEqual([]);
  });
});

/** A program as far as its lines go: what it prints for a line, at once or, `buffered`, when its input is closed. */
interface Scripted {
  readonly reply: (line: string, legal: string) => string;
  readonly buffered?: boolean;
  readonly ends?: boolean;
}

/** Plays the checker: 2 ms for an answer, 10 s of patience. */
function check(game: GameId, bot: Scripted): CheckEvent[] {
  const events: CheckEvent[] = [];
  const chance = seededChance(3);
  let now = 1000;
  let kept = "";
  const tell = (event: object) => events.push({ at: now, ...event } as CheckEvent);
  const print = (text: string, wait: number) => {
    now += wait;
    const parts = text.split("\n");
    for (const line of parts.slice(0, -1)) tell({ kind: "line", text: line });
    const rest = parts.at(-1) ?? "";
    return { lines: parts.length - 1, rest };
  };
  const send = (line: string, legal = "") => {
    const said = bot.reply(line, legal);
    if (!bot.buffered) return print(said, 2);
    kept += said;
    return { lines: 0, rest: "" };
  };
  tell({ kind: "started" });
  send("grundy 1");
  for (const [id, position] of checkPositions(game, defaults(game), 7).entries()) {
    const rules = gameOf(game);
    const move = rules.moveAt(position, Math.floor(chance() * rules.countMoves(position)));
    const legal = notationOf(game).makeMove(move, position);
    const seat = rules.turn(position);
    send(makeRequest({ kind: "new", game, options: defaults(game), seat, clock, id }));
    tell({ kind: "asked", question: { game, position } });
    const go = makeRequest({
      kind: "go",
      ...goPosition(game, position),
      last: undefined,
      own: 1000,
      other: 1000,
    });
    const { lines, rest } = send(go, legal);
    if (lines > 0) continue;
    now += 10_000;
    tell({ kind: "rest", text: rest });
    tell({ kind: "waited" });
    tell({ kind: "closed" });
    print(kept, 5);
    break;
  }
  tell({ kind: "quit" });
  send("quit");
  tell(bot.ends === false ? { kind: "killed" } : { kind: "ended", status: 0, signal: null });
  return events;
}

const speaks =
  (answer: (legal: string, line: string) => string): Scripted["reply"] =>
  (line, legal) =>
    line.startsWith("grundy") ? "ready x\n" : line.startsWith("go ") ? answer(legal, line) : "";

const fine = speaks((legal) => `# thinking\n${legal}\n`);
const codesOf = (events: readonly CheckEvent[]) => diagnose(events).map(({ code }) => code);

describe("a bot", () => {
  it.each(gameIds)("that plays %s is fit, and its speed is told", (game) => {
    const findings = diagnose(check(game, { reply: fine }));
    expect(findings).toEqual([{ code: "speed", facts: { ready: 2, median: 2, slowest: 2 } }]);
    expect(isFit(findings)).toBe(true);
  });

  const traps: readonly [string, Scripted, CheckCode][] = [
    ["keeps its answers in a buffer", { reply: fine, buffered: true }, "not-flushed"],
    ["says nothing", { reply: () => "" }, "no-answer"],
    ["leaves out the line end", { reply: speaks((legal) => legal) }, "no-line-end"],
    [
      "prompts on the line of its answer",
      { reply: speaks((legal) => `Your move: ${legal}\n`) },
      "other-words",
    ],
    ["makes a sentence of it", { reply: speaks((legal) => `I take (${legal}), friend.\n`) }, "other-words"],
    ["talks before it answers", { reply: speaks((legal) => `Thinking\n${legal}\n`) }, "chatter"],
    ["talks when it has answered", { reply: speaks((legal) => `${legal}\nDone\n`) }, "second-answer"],
    ["answers twice", { reply: speaks((legal) => `${legal}\n${legal}\n`) }, "second-answer"],
    ["says what it was told", { reply: speaks((_, line) => `${line}\n`) }, "echo"],
    [
      "greets",
      { reply: (line, legal) => (line === "grundy 1" ? "Hello!\n" : fine(line, legal)) },
      "greeting",
    ],
    ["answers with something else", { reply: speaks(() => "resign\n") }, "malformed"],
    ["goes on for ever", { reply: fine, ends: false }, "does-not-end"],
  ];
  it.each(traps)("that %s is told so", (_, bot, code) => {
    for (const game of gameIds) {
      const findings = diagnose(check(game, bot));
      expect(findings[0]?.code, game).toBe(code);
      expect(isFit(findings)).toBe(false);
    }
  });

  it("that leaves out ready may do so, and is told", () => {
    const findings = diagnose(
      check("kayles", { reply: (line, legal) => (line.startsWith("go") ? `${legal}\n` : "") }),
    );
    expect(findings.map(({ code }) => code)).toEqual(["no-ready", "speed"]);
    expect(isFit(findings)).toBe(true);
  });

  it("that breaks a rule is told which, with the first position as an example", () => {
    const [finding] = diagnose(check("kayles", { reply: speaks(() => "1:1-1\n") }));
    expect(finding).toMatchObject({
      code: "illegal",
      facts: { move: "1:1-1", refusal: { code: "already-taken" } },
    });
    // The start is the first question, and there it was right.
    expect(finding).toMatchObject({ facts: { position: expect.stringMatching(/^0/), of: 20 } });
  });

  it("that ends by itself, or cannot be started, or commits a fault in a game", () => {
    const seen: CheckEvent[] = [
      { at: 0, kind: "started" },
      { at: 9, kind: "ended", status: 1, signal: null },
    ];
    expect(diagnose(seen)).toEqual([{ code: "ended-early", facts: { status: 1, signal: null, answers: 0 } }]);
    expect(codesOf([{ at: 0, kind: "unstartable", code: "ENOENT" }])).toEqual(["unstartable"]);
    const fault = { kind: "time", over: 30 } as const;
    expect(diagnose([{ at: 0, kind: "played", against: "random", fault }])).toEqual([
      { code: "fault", facts: { against: "random", fault } },
    ]);
    expect(diagnose([{ at: 0, kind: "played", against: "itself", fault: null }])).toEqual([]);
  });
});

/** Ways to be wrong, and what a bot then writes for a legal move. */
const miscounts: readonly [GameId, Slip, (move: string, size: number) => string][] = [
  ["kayles", "from-nought", (move) => run(move, -1, -1)],
  ["sticks", "from-nought", (move) => run(move, -1, -1)],
  ["sticks", "rows-from-nought", (move) => run(move, -1, 0)],
  ["sticks", "places-from-nought", (move) => run(move, 0, -1)],
  ["kayles", "from-nought", (move) => pair(move, (place, count) => [place - 1, count])],
  ["kayles", "exchanged", (move) => pair(move, (place, count) => [count, place])],
  ["piles", "from-nought", (move) => pile(move, (row, count) => [row - 1, count])],
  ["reversi", "from-nought", (move) => `${move.charAt(0)}${Number(move.slice(1)) - 1}`],
  ["reversi", "upside-down", (move, size) => `${move.charAt(0)}${size + 1 - Number(move.slice(1))}`],
  ["reversi", "exchanged", (move) => `${"abcdefgh"[Number(move.charAt(1)) - 1]}${letter(move) + 1}`],
  ["reversi", "from-one", (move) => `${Number(move.slice(1))} ${letter(move) + 1}`],
  ["reversi", "exchanged", (move) => `${letter(move)} ${Number(move.slice(1)) - 1}`],
];

const letter = (move: string) => move.charCodeAt(0) - 97;
const numbers = (move: string) => move.split(/[:-]/).map(Number) as [number, number, number];
function run(move: string, rows: number, places: number): string {
  const [row, left, right] = numbers(move);
  return `${row + rows}:${left + places}-${right + places}`;
}
function pair(move: string, turn: (place: number, count: number) => [number, number]): string {
  const [, left, right] = numbers(move);
  return turn(left, right - left + 1).join(" ");
}
function pile(move: string, turn: (row: number, count: number) => [number, number]): string {
  const [row, left, right] = numbers(move);
  return turn(row, right - left + 1).join(" ");
}

describe("a bot that counts otherwise", () => {
  it.each(miscounts)("in %s, %s, is told which way", (game, slip, write) => {
    const [finding] = diagnose(check(game, { reply: speaks((legal) => `${write(legal, 8)}\n`) }));
    expect(finding?.code).toBe("slip");
    expect(finding?.facts).toMatchObject({ slip, of: 20 });
  });

  it("is not told so for a single mistake of another kind", () => {
    let asked = 0;
    const reply = speaks((legal) => (++asked === 5 ? "9:9-9\n" : `${legal}\n`));
    const findings = diagnose(check("sticks", { reply }));
    expect(findings.map(({ code }) => code)).toEqual(["illegal", "speed"]);
    expect(findings[0]?.facts).toMatchObject({ count: 1, of: 20 });
  });
});

describe("whatever is seen", () => {
  const position: PositionOf<Family> = gameOf("kayles").start(defaults("kayles"));
  const event = fc
    .record({
      at: fc.nat(100_000),
      text: fc.oneof(
        fc.string({ unit: "binary", maxLength: 300 }),
        fc.constantFrom("ready", "1:1-1", "5 2", "#", "go 1"),
      ),
      kind: fc.constantFrom(
        "started",
        "unstartable",
        "asked",
        "line",
        "rest",
        "waited",
        "closed",
        "quit",
        "ended",
        "killed",
        "played",
      ),
    })
    .map(({ at, text, kind }) => {
      const more = {
        question: { game: "kayles", position },
        status: 1,
        signal: null,
        against: "itself",
        fault: null,
      };
      return { ...more, at, kind, text, code: "ENOENT" } as unknown as CheckEvent;
    });

  it("is told in few words, each code once", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const findings = diagnose(events).filter(({ code }) => code !== "unstartable");
        expect(new Set(findings.map(({ code }) => code)).size).toBe(findings.length);
        for (const { facts } of findings)
          for (const fact of Object.values(facts))
            if (typeof fact === "string") expect(fact.length).toBeLessThan(300);
      }),
      { numRuns: cases(500, 20_000) },
    );
  });

  it("is found in time in a line that goes on and on", () => {
    const lines = ["1 ".repeat(5_000_000), "9".repeat(10_000_000), "5 2 ".repeat(2_000_000)];
    for (const text of lines) {
      const seen: CheckEvent[] = [
        { at: 0, kind: "started" },
        { at: 1, kind: "asked", question: { game: "kayles", position } },
        { at: 2, kind: "line", text },
      ];
      expect(codesOf(seen)).toContain("malformed");
    }
  });
});
