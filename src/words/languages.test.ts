import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { loadArenaSentences } from "./arena-languages.ts";
import { loadCliSentences } from "./cli-languages.ts";
import { playersIn, type Spoken, sayings } from "./fixtures.ts";
import { loadJudgeSentences } from "./judge-languages.ts";
import { languageFor, languageNames, languageTags } from "./language-tags.ts";
import { loadLanguage } from "./languages.ts";
import { loadLearnSentences } from "./learn-languages.ts";
import { widthOf } from "./width.ts";

const languages = await Promise.all(
  languageTags.map(async (tag) => ({
    ...(await loadLanguage(tag)),
    cli: await loadCliSentences(tag),
    judge: await loadJudgeSentences(tag),
    learn: await loadLearnSentences(tag),
    arena: await loadArenaSentences(tag),
  })),
);
const [english, ...others] = languages as [Spoken, ...Spoken[]];

describe("the language", () => {
  it("is the first wanted one that is here", () => {
    expect(languageFor([])).toBe("en");
    expect(languageFor(["fr-FR", "de-AT", "en"])).toBe("de");
    expect(languageFor(["C", "de"])).toBe("en");
    for (const text of ["de_DE.UTF-8", "de", "DE", "de@euro", "de-Latn-CH"])
      expect(languageFor([text])).toBe("de");
    for (const text of ["ja", "ja-JP", "ja_JP.UTF-8", "ja_JP", "ja-Jpan-JP", "JA"])
      expect(languageFor([text])).toBe("ja");
    for (const text of ["zh-CN", "zh-Hans", "zh_CN.UTF-8", "zh", "ZH-hans-SG", "zh-TW", "zh-Hant-HK"])
      expect(languageFor([text])).toBe("zh");
    for (const text of ["C", "POSIX", "C.UTF-8", "en_GB", "", "deutsch", "jap", "__proto__"])
      expect(languageFor([text])).toBe("en");
  });

  it("is loaded by its tag, and has a name in itself", () => {
    expect(languages.map(({ tag }) => tag)).toEqual(languageTags);
    expect(languages.map(({ cli }) => cli.tag)).toEqual(languageTags);
    expect(new Set(Object.values(languageNames)).size).toBe(languageTags.length);
  });
});

/** One example of each. */
function firstOf(said: readonly { readonly path: string; readonly text: string }[]): Record<string, string> {
  return Object.fromEntries(said.map(({ path, text }) => [path, text]));
}

/** Quotation marks, where they are not those of English. */
const quotationMarks: { readonly [tag: string]: string } = { de: "„“", ja: "「」" };

/** The letters that its words have, where they are not Latin ones. */
const scripts: { readonly [tag: string]: RegExp | undefined } = {
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  zh: /\p{Script=Han}/u,
};

/** Full-width punctuation as English has it. */
const halfWidth: { readonly [sign: string]: string } = {
  ...{ "。": ".", "、": ",", "，": ",", "：": ":", "；": ";", "？": "?", "！": "!", "（": "(", "）": ")" },
};
const plain = (text: string) => text.replace(/[。、，：；？！（）]/g, (sign) => halfWidth[sign] ?? sign);

/** Names, signs and formats that are the same in both languages. */
const alike: { readonly [tag: string]: readonly RegExp[] } = {
  de: [
    /^players\.smart\.name$/,
    /^players\.(line|program\.name)$/,
    /^cli\.places\.(n|a|b)$/,
    /^cli\.(tag|count|refusals\.arena-read|arena\.heads\.(place|buchholz))$/,
    /^cli\.engine\.solveHeads\.0$/,
    /^cli\.doctor\.names\./,
    /^page\.(home\.date|lobby\.title|shell\.arena)$/,
    /^arena\.(percent|page\.(title|(list|standings|games)\.bots?|standings\.buchholz|test\.bound|faults\.said))$/,
    /^page\.(game\.analyse|share\.names\.link|keys\.names\.tab|people\.name|analysis\.chosen)$/,
    /^page\.consoles\.programs\.(nimsys-[abc]|reversi)\.title$/,
    /^cli\.puzzles\.head$/,
    /^learn\.(puzzles\.(kinds\.\w+|start)|sheet\.move)$/,
    /^learn\.(ideas\.of\.xor\.name|courses\.nim\.xor\.title|glossary\.terms\.(misere|mex)\.word)$/,
  ],
  ja: [
    /^(cli\.|judge\.|learn\.|arena\.)?tag$/,
    /^arena\.(percent|page\.(standings\.sonnebornBergerShort|test\.bound|faults\.said))$/,
    /^cli\.puzzles\.head$/,
    /^learn\.(puzzles\.(start|rating)|sheet\.move|ideas\.of\.xor\.name|courses\.nim\.xor\.title)$/,
    /^players\.program\.name$/,
    /^cli\.places\.(n|a|b)$/,
    /^cli\.(count|decimal|refusals\.arena-read)$/,
    /^cli\.engine\.solveHeads\.0$/,
    /^cli\.doctor\.names\./,
    /^page\.(home\.date|keys\.names\.(tab|enter|escape)|analysis\.chosen|explore\.keyNames\.remove)$/,
    /^page\.consoles\.programs\.nimsys-[abc]\.title$/,
  ],
  zh: [
    /^(cli\.|judge\.|learn\.|arena\.)?tag$/,
    /^arena\.(percent|page\.(standings\.sonnebornBergerShort|test\.bound|faults\.said))$/,
    /^cli\.puzzles\.head$/,
    /^learn\.(puzzles\.(start|rating)|sheet\.move|ideas\.of\.xor\.name|courses\.nim\.xor\.title)$/,
    /^players\.program\.name$/,
    /^cli\.places\.(n|a|b)$/,
    /^cli\.(count|decimal|refusals\.arena-read)$/,
    /^cli\.engine\.solveHeads\.0$/,
    /^cli\.doctor\.names\./,
    /^page\.(home\.date|replay\.at|analysis\.chosen)$/,
    /^page\.consoles\.programs\.nimsys-[abc]\.title$/,
  ],
};

/** English words that are none of another language; what a command reads is not among them. */
const englishWords =
  /\b(the|of|is|are|and|to|you|your|with|from|has|have|not|must|cannot|there|this|that|which|who|whoever|needs|takes|wins|loses|moves?|games?|rows?|piles?|files?|players?|sticks?|stones?|pins?|coins?|discs?|board|row|left|last|should|would|been|choose|give|either|both)\b/i;

/** Names of things that the programs call so, in every language. */
const names =
  /--[a-z-]+|\/api\/docs|index, score, move, pv, nodes|game, position, to_move, solutions, idea, rating, moves|grundy [a-z]+|players\.dat|docs\/nimsys\.md|solve-board|games\.wtb|https?:\/\/|ggf|0\.5\/move|\{ "\w+": .*\}|“[^”]*”|„[^“]*“|「[^」]*」|(Option|オプション) take/gi;

it("a title is set apart from its text as each language does it", () => {
  const titled = [english, ...others].map((language) => [
    language.titled({ title: "A" }),
    language.titled({ title: "A", text: "b" }),
  ]);
  const [colon, wide] = [
    ["A:", "A: b"],
    ["A：", "A：b"],
  ];
  expect(titled).toEqual([colon, colon, colon, wide]);
});

describe.each(others.map((language) => [language.tag, language] as const))("in %s", (tag, language) => {
  const own = new Map(sayings(language).map(({ path, said }) => [path, said]));
  const pairs = sayings(english).map(({ path, said }) => ({
    path,
    english: said,
    other: own.get(path) ?? [],
  }));
  const exempt = (path: string) => (alike[tag] ?? []).some((form) => form.test(path));

  it("nothing is lacking, and nothing is left untranslated", () => {
    expect(pairs.filter(({ other }) => other.length === 0).map(({ path }) => path)).toEqual([]);
    const same = pairs.filter((pair) => pair.english.every((said, at) => said === pair.other[at]));
    expect(same.map(({ path }) => path).filter((path) => !exempt(path))).toEqual([]);
  });

  it("every word is written in its own letters", () => {
    const script = scripts[tag];
    const foreign = pairs.filter(({ other }) => script && !other.some((said) => script.test(said)));
    expect(foreign.map(({ path }) => path).filter((path) => !exempt(path))).toEqual([]);
  });

  it("no English word is left over", () => {
    const left = pairs.flatMap(({ other }) =>
      other.filter((said) => englishWords.test(said.replace(names, ""))),
    );
    expect([...new Set(left)]).toEqual([]);
  });

  it("a sentence ends as in English", () => {
    const end = (text: string) => /[.:?!)]?$/.exec(plain(text).trim())?.[0].replace(")", "");
    const wrong = pairs.filter((pair) =>
      pair.english.some((said, at) => end(said) !== end(pair.other[at] ?? "")),
    );
    expect(wrong.map(({ path, english, other }) => [path, english[0], other[0]])).toEqual([]);
  });
});

describe.each(languages.map((language) => [language.tag, language] as const))("in %s", (_tag, language) => {
  const all = sayings(language).flatMap(({ path, said }) => said.map((text) => ({ path, text })));
  /** The keys `,` and `.` by their signs. */
  const signs = "page.keys.names.walk";

  const quotes = quotationMarks[language.tag] ?? "“”";
  const count = (text: string, sign = "") => text.split(sign).length;

  it("everything said is whole: no fact is missing and nothing hangs loose", () => {
    expect(all.length).toBeGreaterThan(1000);
    const broken = all
      .filter(({ path }) => path !== signs)
      .filter(
        ({ text }) =>
          text === "" ||
          /undefined|NaN|\[object|\bnull\b|\$\{| {3,}[^0]|^\s|[,;]$| [.,:](\s|$)/.test(text) ||
          /[、；]$|[。、：；]{2}|（[、。]| [。、）]|[。、（「] (?!$| )/.test(text) ||
          count(text, quotes[0]) !== count(text, quotes[1]) ||
          count(plain(text), "(") !== count(plain(text), ")"),
      );
    expect(firstOf(broken)).toEqual({});
  });

  it("a sentence is one line; only the head of a help may have two", () => {
    const several = all.filter(
      ({ path, text }) => text.includes("\n") && !/^cli\.commands\..*about$/.test(path),
    );
    expect(firstOf(several)).toEqual({});
  });

  it("refusals and explanations end with a full stop, a line of the command line does not", () => {
    const told = /^(refusals|explanation|status|thoughts)\./;
    expect(firstOf(all.filter(({ path, text }) => told.test(path) && !plain(text).endsWith(".")))).toEqual(
      {},
    );
    const lines = /^cli\.refusals\.(?!refused|import)/;
    expect(firstOf(all.filter(({ path, text }) => lines.test(path) && plain(text).endsWith(".")))).toEqual(
      {},
    );
  });

  it("fits its place", () => {
    const bounds: readonly (readonly [RegExp, number])[] = [
      // A line of `grundy --help`: two blanks and 13 columns for the name, 80 in all.
      [/^cli\.commands\.\w+\.summary$/, 65],
      // Beside the bar, which takes 32 of 80 columns.
      [
        /^cli\.(reversi\.progress|engine\.(solving|boardProgress|perftProgress|matchProgress)|book\.(checking|extending))$/,
        47,
      ],
      [/^cli\.(reversi|book)\.heads\.move$/, 5],
      [/^cli\.(reversi\.(heads\.(score|depth)|exactly)|book\.heads\.score)$/, 6],
      [/^cli\.engine\.solveHeads\.[0-3]$/, 6],
      [/^cli\.engine\.solveHeads\.[4-6]$/, 9],
      [/^cli\.places\./, 12],
      // On a card and in a list of the page.
      [/^games\.\w+\.title$/, 16],
      [/^games\.\w+\.about$/, 85],
      [/^players\.(\w+\.)?\w+\.name$/, 24],
      [/^taking\.button$/, 24],
      // Two lines on a wide page, four on a phone, together.
      [/^thoughts\.considered$/, 40],
      [/^thoughts\.(?!considered)/, 120],
      [/^page\.shell\.(games|players|consoles)$/, 10],
      [
        /^page\.game\.(takeBack|replay|hint|analyse|resign|reallyResign|playOn|cancel|newGame|share|keys|howTo|rematch|another)$/,
        16,
      ],
      // Five beside each other on a phone.
      [/^page\.explore\.(explore|undo|redo|values|setUp|kept|playHere)$/, 12],
      [/^page\.(home|setup)\.(play|goOn|options)$/, 18],
      [/^page\.setup\.makeLink$/, 26],
      [/^page\.people\.(username|given|family|games|wins|edit|reset|remove)$/, 14],
      [/^page\.(share\.(copy|copied|load)|online\.(agree|decline|watch))$/, 14],
      // Beside the name of whoever is away, on a phone.
      [/^page\.online\.claim$/, 18],
    ];
    for (const [place, most] of bounds) {
      const here = all.filter(({ path }) => place.test(path));
      // English calls the games as their rules do.
      if (!String(place).includes("title")) expect(here.length, String(place)).toBeGreaterThan(0);
      expect(firstOf(here.filter(({ text }) => widthOf(text) > most))).toEqual({});
    }
  });

  it("has every player that can be chosen, each under a name of its own", () => {
    expect(new Set(playersIn(language)).size).toBe(playersIn(language).length);
  });
});

describe("every sentence", () => {
  const source = fileURLToPath(new URL("..", import.meta.url));
  const names = new Set(
    readdirSync(source, { recursive: true, encoding: "utf8" })
      .filter(
        (file) => /\.tsx?$/.test(file) && !/\.test\.|words\/(?!page\/)\w+\/|-sentences|fixtures/.test(file),
      )
      .flatMap((file) => readFileSync(`${source}${file}`, "utf8").match(/[\w-]+/g) ?? []),
  );

  /** Said by an index that is a fact: what the index may be is typed. */
  const indexed =
    /^(games|learn\.ideas\.of|players\.grades|players\.(human|random|heuristic|smart|adaptive|aloud))\.|^thoughts\.(ends|pairs|cancel|answered|unknown)$/;

  it("is used somewhere", () => {
    const unused = sayings(english)
      .map(({ path }) => path)
      .filter((path) => !indexed.test(path))
      .filter((path) => {
        const [last = "", before = ""] = path
          .split(".")
          .filter((part) => !/^\d+$/.test(part) && part !== "summary")
          .reverse();
        const name = ["name", "about"].includes(last) ? before : last;
        return !names.has(name);
      });
    expect(unused).toEqual([]);
  });
});
