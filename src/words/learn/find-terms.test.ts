import { describe, expect, it } from "vitest";
import { languageTags } from "../language-tags.ts";
import { loadLearnSentences } from "../learn-languages.ts";
import { findTerms } from "./find-terms.ts";
import { type GlossarySentences, lessonOfTerm, termIds } from "./glossary.ts";
import { nimLessonIds, reversiLessonIds } from "./lessons.ts";

const glossaries = await Promise.all(
  languageTags.map(async (tag) => [tag, (await loadLearnSentences(tag)).glossary] as const),
);
const of = (tag: string) => glossaries.find(([each]) => each === tag)?.[1] as GlossarySentences;
const found = (tag: string, text: string) =>
  findTerms(of(tag), text).flatMap(({ text, term }) => (term ? [[text, term]] : []));

it.each(languageTags)(
  "a thought of puzzles that is a word of the glossary is called the same, in %s",
  async (tag) => {
    const { ideas, glossary } = await loadLearnSentences(tag);
    expect(ideas.of.quiet.name).toBe(glossary.terms.quiet.word);
    expect(ideas.of.remainder.name).toBe(glossary.terms.remainder.word);
  },
);

describe("words of the glossary in a text", () => {
  it("are found at their first place, in any form, capitals or not", () => {
    expect(found("en", "Runs of three; a run of two. Their XOR is 1.")).toEqual([
      ["Runs", "run"],
      ["XOR", "xor"],
    ]);
    expect(found("de", "Alle Gruppen haben Grundy-Werte.")).toEqual([
      ["Gruppen", "run"],
      ["Grundy-Werte", "grundy-value"],
    ]);
    expect(found("ja", "連のグランディ数はXORで足します。連が残ります。")).toEqual([
      ["連", "run"],
      ["グランディ数", "grundy-value"],
      ["XOR", "xor"],
    ]);
    expect(found("zh", "每个连段的Grundy 值；它们的异或（XOR）。")).toEqual([
      ["连段", "run"],
      ["Grundy 值", "grundy-value"],
      ["异或", "xor"],
    ]);
  });

  it("are whole words: not a part of another", () => {
    expect(found("en", "It was a rerun, and they pruned the runway.")).toEqual([]);
    expect(found("de", "Die Gruppentherapie restlos.")).toEqual([]);
    expect(found("en", "A XORed value")).toEqual([]);
    expect(found("ja", "関連する連続の手")).toEqual([]);
    expect(found("en", "run2 and 2run, but run-of-the-mill")).toEqual([["run", "run"]]);
  });

  it("are the longer one of two that overlap", () => {
    expect(found("en", "The misère quotient tells it.")).toEqual([["misère quotient", "quotient"]]);
    expect(found("zh", "它的 misère 商。")).toEqual([["misère 商", "quotient"]]);
  });

  it.each(glossaries)("leave the text as it is, in %s", (_tag, glossary) => {
    for (const id of termIds) {
      const { word, meaning, example, forms } = glossary.terms[id];
      for (const text of [word, meaning, example, forms.join(" "), "", "(.*)+?[]"]) {
        const parts = findTerms(glossary, text);
        expect(parts.map((part) => part.text).join("")).toBe(text);
        const terms = parts.flatMap(({ term }) => term ?? []);
        expect(new Set(terms).size).toBe(terms.length);
      }
    }
  });

  it.each(glossaries)("have forms of their own, in %s", (_tag, glossary) => {
    const forms = termIds.flatMap((id) => glossary.terms[id].forms.map((form) => form.toLowerCase()));
    expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([]);
    for (const id of termIds)
      for (const form of glossary.terms[id].forms)
        expect(
          findTerms(glossary, form).map(({ term }) => term),
          form,
        ).toEqual([id]);
  });

  it("belong to a lesson that is there", () => {
    const lessons: readonly string[] = [...nimLessonIds, ...reversiLessonIds];
    for (const id of termIds) expect(lessons).toContain(lessonOfTerm[id]);
  });
});
