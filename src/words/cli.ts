import type { ArenaReadRefusal, ArenaReadSentences } from "./arena-command-sentences.ts";
import type { CliRefusal, CliSentences } from "./cli-sentences.ts";
import type { Language } from "./language.ts";
import { refusalText } from "./refusals.ts";

const longestLine = 1000;

/** The line for what the command line refuses: what was wrong, and what is right. One line, whatever a file is called. */
export function cliRefusalText(cli: CliSentences, language: Language, refusal: CliRefusal): string {
  const line = sentenceFor(cli, language, refusal).replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");
  return line.length > longestLine ? `${line.slice(0, longestLine)}…` : line;
}

function sentenceFor(
  { refusals: say, arena }: CliSentences,
  language: Language,
  refusal: CliRefusal,
): string {
  switch (refusal.code) {
    case "refused": {
      const { where, game } = refusal.facts;
      return say.refused({ where, sentence: refusalText(language, refusal.facts.refusal, game) });
    }
    case "arena-read": {
      const { of, refusal: found } = refusal.facts;
      return say["arena-read"]({ of, sentence: arenaReadText(arena.reading, language, found) });
    }
    case "import-refused": {
      const { taken, line, event } = refusal.facts;
      return say["import-refused"]({
        taken,
        line,
        event,
        sentence: refusalText(language, refusal.facts.refusal),
      });
    }
    default:
      return (say[refusal.code] as (facts: CliRefusal["facts"]) => string)(refusal.facts);
  }
}

function arenaReadText(say: ArenaReadSentences, language: Language, refusal: ArenaReadRefusal): string {
  if (refusal.code === "opening-wrong") {
    const { line, text, refusal: why } = refusal.facts;
    return say["opening-wrong"]({ line, text, sentence: refusalText(language, why) });
  }
  return (say[refusal.code] as (facts: ArenaReadRefusal["facts"]) => string)(refusal.facts);
}

/** A number in few figures, `12.3 M`; `mark` stands before the decimals. */
export function shortCount(count: number, mark = "."): string {
  if (count < 10_000) return String(Math.round(count));
  const [size, unit, digits] =
    count < 1e6
      ? ([1e3, "k", 1] as const)
      : count < 1e9
        ? ([1e6, "M", 1] as const)
        : ([1e9, "G", 2] as const);
  return `${(count / size).toFixed(digits).replace(".", mark)} ${unit}`;
}
