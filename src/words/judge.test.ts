import { describe, expect, it } from "vitest";
import { loadJudgeSentences } from "./judge-languages.ts";

describe("how many blanks stand and belong somewhere", () => {
  it.each([
    ["en", 0, 1, "You print 1 blank where no blank belongs."],
    ["en", 1, 0, "You print no blank where 1 blank belongs."],
    ["en", 4, 3, "You print 3 blanks where 4 blanks belong."],
    ["de", 0, 1, "Hierher gehört kein Leerzeichen, in deiner Ausgabe steht 1 Leerzeichen."],
    ["de", 1, 0, "Hierher gehört 1 Leerzeichen, in deiner Ausgabe steht kein Leerzeichen."],
    ["de", 4, 3, "Hierher gehören 4 Leerzeichen, in deiner Ausgabe stehen 3 Leerzeichen."],
  ] as const)("%s: %i belong, %i stand", async (tag, expected, got, said) => {
    const { differences } = await loadJudgeSentences(tag);
    expect(differences.blanks({ expected, got })).toBe(said);
  });
});
