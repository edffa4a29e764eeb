import type { ThoughtSentences } from "../thought-sentences.ts";
import { and, many, thingsInFigures } from "./grammar.ts";

export const thoughts: ThoughtSentences = {
  considered({ moves, winning }) {
    if (moves === 1) return "Ich habe nur einen Zug.";
    if (winning === moves) return `Alle meine ${moves} Züge gewinnen.`;
    return winning === 1
      ? `Nur einer von meinen ${moves} Zügen gewinnt.`
      : `Von meinen ${moves} Zügen gewinnen ${winning}.`;
  },
  ends: "Damit hast du keinen Zug mehr, also gewinne ich.",
  leavesLast: "Du kannst nur noch den letzten Zug machen, und der verliert.",
  pairs: "Ich lasse dir Paare: Was du beim einen tust, tue ich bei seinem Zwilling.",
  together: ({ length, sum, thing }) =>
    `Ich lasse dir ${thingsInFigures(length, thing)}: Was du auch nimmst, ich kann es auf ${sum} ergänzen, und so weiter bis zum Schluss.`,
  singles: ({ count, thing }) =>
    `Ich lasse dir ${count} einzelne ${many(thing)}: Sie werden nacheinander genommen, und der letzte Zug ist deiner.`,
  fixed: ({ misere }) =>
    `Jeder Zug nimmt eins, also steht fest, wie viele noch kommen: Der letzte ist ${misere ? "deiner" : "meiner"}.`,
  columns: ({ lengths }) =>
    `Ich lasse dir ${and(lengths.map(String))}: Binär hat jede Spalte eine gerade Zahl von Einsen, und ich habe auf alles eine Antwort.`,
  cancel:
    "Jede Gruppe hat einen Wert, und die ich dir lasse, heben sich auf (ihr XOR ist 0): Ich habe auf alles eine Antwort.",
  answered:
    "Eine einfache Regel kenne ich hier nicht, aber ich habe nachgesehen: Keine deiner Antworten gewinnt.",
  lost({ answers }) {
    const none = "Ich habe keinen Gewinnzug";
    if (!answers) return `${none}; ich spiele weiter und hoffe, dass du patzt.`;
    const { moves, winning } = answers;
    if (winning === moves) return `${none}: Was du auch antwortest, gewinnt.`;
    if (winning === 1) return `${none}, aber von deinen ${moves} Antworten gewinnt nur eine.`;
    return `${none}, aber von deinen ${moves} Antworten gewinnen ${2 * winning > moves ? "" : "nur "}${winning}.`;
  },
  losesNow: "Ich muss den letzten Zug machen, und der verliert.",
  unknown: "Ich sehe nicht bis zum Ende, also nehme ich wenig und warte ab.",
};
