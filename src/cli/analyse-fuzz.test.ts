import fc from "fast-check";
import { expect, it } from "vitest";
import { type GameId, gameIds, gameOf } from "../games/index.ts";
import { notationOf } from "../notation/index.ts";
import { cliRefusalText, loadCliSentences, loadLanguage, tableText, takeRulesText } from "../words/index.ts";
import type { AnalyseInput, AnalyseOptions } from "./analyse-input.ts";
import { reversiPositionFrom } from "./analyse-reversi-position.ts";
import { takingFrom } from "./analyse-taking-position.ts";
import { UserError } from "./errors.ts";
import { gameNamed } from "./game-name.ts";

const cli = await loadCliSentences("en");
const language = await loadLanguage("en");

/** What people and programs type: digits, what looks like them, drawings, pictures, other games' forms, anything. */
const word = fc.oneof(
  fc.nat({ max: 30 }).map(String),
  fc.bigInt({ min: 0n, max: 10n ** 18n }).map(String),
  fc.stringMatching(/^[01]{1,20}$/),
  fc.stringMatching(/^[01/]{1,20}$/),
  fc.stringMatching(/^[0-9,./' _-]{1,12}$/),
  fc.stringMatching(/^[0-9]{1,4}\[[0-9,-]{0,12}\]$/),
  fc.stringMatching(/^(<[0-9],[*x]> ?){1,4}$/),
  fc.stringMatching(/^[* \n01]{1,12}$/),
  fc.stringMatching(/^[-XOxo.* ]{0,70}$/),
  fc.stringMatching(/^([a-h][1-8]){0,6}$/),
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "{}",
    "{",
    "null",
    "any",
    "1-3",
    "--",
    "-",
    "１２",
    "٣",
    "½",
    "∞",
    "NaN",
    "1e3",
    "0x10",
    "a\nb.wtb",
    "\u0000",
  ),
);
const words = fc.array(word, { maxLength: 5 });
const text = fc.option(word, { nil: undefined });
const flag = fc.option(fc.constant(true), { nil: undefined });

/** Options as commander hands them on: without those that were not typed. */
const options = fc
  .record({
    rows: text,
    take: text,
    middle: flag,
    end: flag,
    misere: flag,
    normal: flag,
    size: text,
    ply: text,
  })
  .map((typed) => Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined)));

const inputOf = (game: GameId, words: readonly string[], options: AnalyseOptions): AnalyseInput => ({
  language,
  cli,
  game,
  words,
  options,
});

/** What was refused, in a line; undefined when it was understood. Anything else that is thrown is a bug. */
async function refusalOf(read: () => unknown): Promise<string | undefined> {
  try {
    await read();
    return undefined;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return cliRefusalText(cli, language, error.refusal);
  }
}

const isLine = (text: string) => text !== "" && text.length < 400 && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);

it.each(gameIds)("whatever is typed of %s is understood or refused in a line", async (game) => {
  await fc.assert(
    fc.asyncProperty(words, fc.oneof(fc.constant({}), options), async (words, options) => {
      const input = inputOf(game, words, options);
      const line = await refusalOf(() =>
        gameOf(game).family === "reversi"
          ? reversiPositionFrom(input, () => Promise.reject(new Error("no file")))
          : takingFrom(input),
      );
      if (line !== undefined) expect(line).toSatisfy(isLine);
    }),
    { numRuns: 1500 },
  );
});

it("what was understood is in the first line and can be written and read again", () => {
  fc.assert(
    fc.property(fc.constantFrom("kayles", "nim", "piles", "sticks", "stones"), words, (name, words) => {
      const game = gameNamed(name);
      let play: ReturnType<typeof takingFrom>;
      try {
        play = takingFrom(inputOf(game, words, {}));
      } catch {
        return;
      }
      const { position } = play;
      const told = `${tableText(language, game, position)} ${takeRulesText(language, game, position.options)}`;
      expect(told.length).toBeGreaterThan(20);
      expect(told).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]|undefined|NaN/u);
      const { makePosition, parsePosition } = notationOf(game);
      expect(parsePosition(makePosition(position), position.options)).toEqual({ ok: true, value: position });
    }),
    { numRuns: 3000 },
  );
});

it("digits are rows of so many, however they are put side by side", () => {
  const count = fc.oneof(
    fc.nat({ max: 12 }),
    fc.integer({ min: 0, max: 1e15 }),
    fc.constantFrom(10, 11, 100, 110, 101),
  );
  const separators = fc.constantFrom("/", ",", " ", ", ", " / ");
  fc.assert(
    fc.property(fc.array(count, { minLength: 1, maxLength: 6 }), separators, (counts, separator) => {
      // These two forms are a drawn row, or rows, and a player: as positions are written.
      const [first = 0, second] = counts;
      fc.pre(!(counts.length === 2 && /^[01]+$/.test(String(first)) && (second === 1 || second === 2)));
      const rows = counts.map((count) => (count === 0 ? [] : [{ left: 1, length: count }]));
      for (const words of [[counts.join(separator)], counts.map(String)])
        expect(takingFrom(inputOf("taking", words, {})).position.rows).toEqual(rows);
      fc.pre(!counts.includes(0));
      expect(takingFrom(inputOf("taking", [], { rows: counts.join(separator) })).options.rows).toEqual(
        counts,
      );
    }),
    { numRuns: 1000 },
  );
});
