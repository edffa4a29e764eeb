import type { JudgeReportSentences } from "../judge-sentences.ts";
import { figures } from "./grammar.ts";

export const judgeReport: JudgeReportSentences = {
  title: ({ assignment }) => `Ergebnisse zu ${assignment}`,
  score: ({ score, most }) => `${score} von ${figures(most, { one: "Punkt", other: "Punkten" })}`,
  sandbox: ({ level, how }) => `Die Programme liefen in einer Sandbox der Stufe ${level} (${how}).`,
  passed: ({ passed, cases }) => `${passed} von ${figures(cases, { one: "Fall", other: "Fällen" })} richtig`,
  failed: "Was noch nicht stimmt",
  students: ({ students, passed }) =>
    `${figures(students, { one: "Abgabe", other: "Abgaben" })}, davon ${passed} ganz richtig`,
  ended: "die Ausgabe ist zu Ende",
  heads: {
    student: "Name",
    verdict: "Urteil",
    points: "Punkte",
    cases: "Fälle",
    case: "Fall",
    features: "Merkmale",
    kind: "Erster Unterschied",
    message: "Erklärung",
    expected: "richtig",
    got: "deine",
    smallest: "Die kleinste Eingabe, die es zeigt",
    terminal: "Dein Programm wie an einem Terminal",
    terminalExpected: "Die richtige Ausgabe wie an einem Terminal",
    piped: "Deine Ausgabe, wie sie verglichen wurde",
    mostOften: "Was am häufigsten nicht stimmte",
    marks: "Zeichen",
  },
  feature: { right: "richtig", wrong: "falsch", untried: "nicht geprüft, oder hinter dem ersten Fehler" },
};
