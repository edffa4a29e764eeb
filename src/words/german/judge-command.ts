import type { JudgeAnswerSentences, JudgeHelp, JudgeRefusalSentences } from "../judge-command-sentences.ts";
import { shorten } from "../refusals.ts";

const quoted = (text: string): string => `„${shorten(text)}“`;

const percent = (share: number): string => `${(100 * share).toFixed(1).replace(".", ",")} %`;
const sides = { first: "Als Erster am Zug", second: "Als Zweiter am Zug" } as const;

export const judgeHelp: JudgeHelp = {
  summary: "ein fremdes Programm gegen das Vorbild",
  about:
    "Übersetzt ein Programm, lässt es in einer Sandbox auf Fälle los und erklärt das erste Byte, das anders ist (docs/judge-command.md).\n" +
    "Der Status ist 0, wenn alles stimmt, 1, wenn etwas nicht stimmt, 2, wenn nichts beurteilt werden konnte.",
  program: "ein Ordner, eine Datei, ein Zip oder ein Jar",
  assignment: "wofür es geschrieben wurde",
  run: "ein Befehl, der das Programm startet, wo es ist, statt eines Ordners oder einer Datei",
  cases: "der Ordner mit Fällen (NAME.in, NAME.out, NAME.args); sonst werden sie erzeugt",
  seed: "erzeugte Fälle: andere Zahl, andere Fälle",
  count: "erzeugte Fälle: höchstens so viele Sitzungen",
  showCases:
    "schreibt die Fälle mit dem, was richtig ist, dorthin, und welcher Fall welches Merkmal erreicht",
  accept: ({ names }) => `Unterschiede, die nichts kosten, mit Kommas dazwischen: ${names}`,
  sandbox: "required: nichts läuft, was nicht eingesperrt ist; best: so gut es geht; none: eigene Programme",
  stripPackages: "Java: als stünden keine package-Zeilen da",
  json: "dasselbe wie --format json",
  format: "wie die Antwort geschrieben wird",
  out: "wohin die Antwort geht; eine Zusammenfassung erscheint trotzdem",
  after: "Beispiel: grundy judge Nimsys.java --assignment nimsys-c",
};

export const judgeRefusals: JudgeRefusalSentences = {
  "assignment-needed": ({ assignments }) => `wofür wurde es geschrieben? --assignment ${assignments}`,
  "judge-nothing": () =>
    "ein Ordner, eine Datei, ein Zip oder ein Jar muss angegeben sein, oder ein Befehl mit --run",
  "submission-empty": ({ file }) =>
    `${shorten(file)} ist leer; anzugeben ist der Ordner, in dem das Programm liegt`,
  "run-missing": ({ command, contained }) =>
    contained
      ? `${quoted(command)} gibt es in /usr/local/bin, /usr/bin und /bin nicht, wo eingesperrte Programme suchen; den ganzen Pfad angeben, oder --sandbox none`
      : `${quoted(command)} gibt es nicht; den ganzen Pfad angeben`,
  "judge-console-only": ({ option, assignment }) =>
    `${option} ist für Programme an der Konsole; bei ${assignment} werden Klassen gefragt, also deren Ordner angeben`,
  "sandbox-required": ({ level }) =>
    `Programme sind hier nur auf Stufe ${level} eingesperrt, verlangt ist 2; grundy doctor sagt, was fehlt`,
  "sandbox-absent": ({ option }) =>
    `${option} führt fremde Programme aus, und hier hält keine Sandbox; grundy doctor sagt, was fehlt`,
  "cases-unreadable": ({ folder, reason }) =>
    `die Fälle in ${shorten(folder)} lassen sich nicht lesen (${reason})`,
  "cases-none": ({ folder }) =>
    `in ${shorten(folder)} gibt es keine Fälle; ein Fall ist NAME.in mit NAME.out`,
  "case-without-input": ({ name }) => `dem Fall ${quoted(name)} fehlt die Eingabe ${shorten(name)}.in`,
  "case-without-output": ({ name }) => `dem Fall ${quoted(name)} fehlt die Ausgabe ${shorten(name)}.out`,
  "case-not-text": ({ name }) => `der Fall ${quoted(name)} ist kein Text; seine Dateien als UTF-8 speichern`,
  "case-after-nothing": ({ name, after }) =>
    `der Fall ${quoted(name)} soll nach ${quoted(after)} laufen, den es vor ihm nicht gibt`,
  "judge-failed": ({ text }) => `nichts wurde beurteilt: ${text}`,
};

export const judgeAnswer: JudgeAnswerSentences = {
  progress: ({ done, of }) => `Fall ${done} von ${of}`,
  others: ({ cases, more }) => `Auf dieselbe Art: ${cases}${more > 0 ? ` und ${more} weitere` : ""}.`,
  proof: ({ side, calls, thrown, ratio, ceiling }) =>
    `${sides[side]}, ${calls}-mal gefragt: ${thrown === 0 ? "kein Gewinn wurde verschenkt" : `in ${thrown} ${thrown === 1 ? "Stellung" : "Stellungen"} wurde ein Gewinn verschenkt`}${
      ratio === undefined
        ? ""
        : `; gegen einen Zufallsspieler gewinnt es ${percent(ratio)}${ceiling === undefined ? "" : `, und niemand mehr als ${percent(ceiling)}`}`
    }.`,
  uncontained: "Das Programm war nicht eingesperrt: so nur mit Programmen, denen man traut.",
  casesWritten: ({ cases, folder }) => `Nach ${shorten(folder)} geschriebene Fälle: ${cases}.`,
  table: { title: ({ assignment }) => `Fälle zu ${assignment}`, certainty: "Gewissheit" },
};
