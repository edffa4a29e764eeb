import { describe, expect, it } from "vitest";
import { type FollowedEdition, follow, type Session } from "../../editions/lockstep/index.ts";
import { languageTags, loadJudgeSentences } from "../../words/index.ts";
import { catalogues } from "../catalogue/index.ts";
import { encodeText } from "../compare/bytes.ts";
import { differenceOf } from "../compare/difference.ts";
import { differenceText, markedLines } from "../explain/explain.ts";
import { type Difference, differenceKinds } from "../verdict.ts";
import { type Fault, faults, played } from "./fixtures.ts";

const spoken = await Promise.all(languageTags.map((tag) => loadJudgeSentences(tag)));
const [english] = spoken as [(typeof spoken)[number]];

describe("the kind of a difference", async () => {
  const { expected, pieces } = await follow["nimsys-c"]({ args: [], input: played });
  const rightOf = (kind: string) =>
    kind === "rounding" ? expected.replace("100% | 03", "67%  | 03") : expected;
  const found = ([kind, spoil]: Fault) => {
    const right = rightOf(kind);
    return differenceOf(encodeText(right), encodeText(spoil(right)), {
      input: played,
      pieces,
      catalogue: catalogues["nimsys-c"],
    });
  };

  it.each(faults.map((fault, number) => [number, fault[0], fault] as const))(
    "%i: %s",
    (_number, kind, fault) => {
      const difference = found(fault) as Difference;
      expect(difference).toMatchObject({ kind, facts: fault[3] });
      expect(differenceText(english, difference).slice(0, fault[2].length)).toBe(fault[2]);
    },
  );

  it("is tested for every kind there is, and said in every language", () => {
    expect(new Set(faults.map(([kind]) => kind))).toEqual(new Set(differenceKinds));
    for (const fault of faults) {
      const said = spoken.map((say) => differenceText(say, found(fault) as Difference));
      expect(new Set(said).size, said[0]).toBe(languageTags.length);
      for (const text of said) expect(text).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it("comes with the place, the command that was read last and what the line is called", () => {
    const difference = found([
      "wrong-number",
      (right) => right.replace(",1 wins", ",2 wins"),
      "",
      {},
    ]) as Difference;
    expect(difference.command).toEqual({ number: 12, text: "displayplayer" });
    expect(difference.message).toBe("player");
    expect(difference.only).toBeNull();
    expect(difference.expected).toBe("luke,Luke,Skywalker,1 games,1 wins");
    expect(difference.got).toBe("luke,Luke,Skywalker,1 games,2 wins");
    const { byte, line, column } = difference.at;
    expect(expected.slice(byte, byte + 6)).toBe("1 wins");
    expect(expected.split("\n")[line - 1]?.slice(column - 1)).toBe("1 wins");
    expect(differenceText(english, difference)).toBe(
      `The number of wins is wrong: 1 is right, you print 2. The first difference is in line ${line}, column ${column}. Your program had read line 12 of the input by then, “displayplayer”.`,
    );
  });

  it("names what alone would have to be passed over", () => {
    const difference = found([
      "trailing-blank",
      (right) => right.replaceAll("*\n", "* \n"),
      "",
      {},
    ]) as Difference;
    expect(difference.only).toEqual(["trailing-blanks"]);
    expect(differenceText(english, difference)).toContain(
      "Nothing else differs but blanks at the ends of lines.",
    );
    const lines = markedLines(difference);
    expect(lines.got).toBe("7·stones·left:·*·*·*·*·*·*·*·⏎");
    expect(lines.legend).toEqual([
      { mark: "·", name: "blank" },
      { mark: "⏎", name: "newline" },
    ]);
  });

  it("is told without a catalogue and without the reference's pieces, too", () => {
    for (const [kind, spoil] of faults) {
      const right = rightOf(kind);
      const plain = differenceOf(encodeText(right), encodeText(spoil(right)));
      expect(plain, kind).toBeDefined();
    }
    expect(differenceOf(encodeText("$"), encodeText("$\n"))?.facts).toEqual({ what: "last-extra" });
    expect(differenceOf(encodeText("1 games\n"), encodeText("2 games\n"))?.kind).toBe("wrong-number");
    expect(
      differenceOf(encodeText("'1' - 4\nBlack wins.\n"), encodeText("'1' - 4\nWhite wins.\n"))?.kind,
    ).toBe("wrong-winner");
    expect(
      differenceOf(
        encodeText("Please enter the position of '1' (row col):\n"),
        encodeText("Please enter the position of '2' (row col):\n"),
      )?.facts,
    ).toEqual({ expected: "'1'", got: "'2'", rule: "first" });
  });
});

describe("the kind of a difference in the other consoles", () => {
  async function spoilt(edition: FollowedEdition, session: Session, from: string, to: string) {
    const { expected, pieces } = await follow[edition](session);
    expect(expected).toContain(from);
    const got = encodeText(expected.replace(from, to));
    const { input } = session;
    const found = differenceOf(encodeText(expected), got, { input, pieces, catalogue: catalogues[edition] });
    return { kind: found?.kind, said: differenceText(english, found as Difference).split(". ")[0] };
  }

  const board = { args: [], input: "5\n4\n0 2\n0 9\n0 1\n" };
  const human = {
    args: ["4", "4", "1"],
    input: "1\n2\n1\n1\n9\n2\n9\n1\n1\n2\n2\n1\n7\n2\n3\n1\n5\n2\n4\n1\n3\n2\n5\n1\n1\n",
  };

  it.each([
    [
      "reversi",
      board,
      "  0 |  0  0  1  0",
      "  0 |  0  0  2  0",
      "wrong-number",
      "A cell of the board is wrong: 1 is right, you print 2",
    ],
    [
      "reversi",
      board,
      "position of '2'",
      "position of '1'",
      "wrong-turn",
      "It is the turn of '2', not of '1': the players take turns",
    ],
    ["reversi", board, "0 to 3!", "0 to 4!", "wrong-number", "The bound is wrong: 3 is right, you print 4"],
    ["reversi", board, "    +---", "   +---", "blanks", "You print 3 blanks where 4 blanks belong"],
    [
      "sticks",
      human,
      "Player 2, it is",
      "Player 1, it is",
      "wrong-turn",
      "It is the turn of Player 2, not of Player 1: the players take turns",
    ],
    ["sticks", human, " won!", " won", "punctuation", "The sign “!” is missing"],
    [
      "sticks",
      human,
      "The results are 0:1",
      "The results are 1:0",
      "wrong-number",
      "The score is wrong: 0 is right, you print 1",
    ],
    [
      "sticks",
      human,
      "Player 2 won!",
      "Player 1 won!",
      "wrong-winner",
      "The winner is wrong: “Player 2” is right, you print “Player 1”",
    ],
    ["sticks", human, "111111111\n\n", "111111111\n", "blank-line-missing", "A blank line is missing here"],
    [
      "sticks",
      human,
      "Invalid move. Enter another:",
      "Unsupported command",
      "other-message",
      "You print the message of another situation, “Unsupported command”; here it is “Invalid move",
    ],
  ] as const)("%s: %o", async (edition, session, from, to, kind, said) => {
    expect(await spoilt(edition, session, from, to)).toEqual({ kind, said });
  });

  it("a single byte that is changed is found at exactly that byte, in every console", async () => {
    const sessions = [
      ["nimsys-a", { args: [], input: "Ann\nBob\n3\n5\n3\n1\n1\nN\n" }],
      ["nimsys-c", { args: [], input: played }],
      ["sticks", human],
      ["reversi", board],
    ] as const;
    for (const [edition, session] of sessions) {
      const { expected, pieces } = await follow[edition](session);
      const right = encodeText(expected);
      for (let at = 0; at < right.length; at += 1 + Math.floor(right.length / 60)) {
        const got = right.with(at, (right[at] as number) ^ 2);
        const found = differenceOf(right, got, { ...session, pieces, catalogue: catalogues[edition] });
        expect(found?.at.byte).toBe(at);
        expect(differenceText(english, found as Difference)).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });
});
