import type { JudgeBatchRefusalSentences, JudgeBatchSentences } from "../judge-batch-sentences.ts";
import { shorten } from "../refusals.ts";
import { figures } from "./grammar.ts";

export const judgeBatchRefusals: JudgeBatchRefusalSentences = {
  "class-missing": ({ path }) =>
    `${shorten(path)} gibt es nicht; nennen Sie den Ordner mit den Abgaben oder das Archiv von allen`,
  "class-unreadable": ({ path, why }) =>
    `${shorten(path)} lässt sich nicht lesen (${why}); nennen Sie einen Ordner mit je einer Abgabe oder eine Zip-Datei davon`,
  "class-empty": ({ path }) =>
    `in ${shorten(path)} ist keine Abgabe; jede ist ein Ordner, ein Archiv oder eine Quelldatei`,
  "report-in-use": ({ folder, pid, host }) =>
    `an ${shorten(folder)} schreibt gerade ein anderer Lauf (Prozess ${pid} auf ${host}); warten Sie auf ihn oder nennen Sie einen anderen Ordner`,
  "report-foreign": ({ folder }) =>
    `in ${shorten(folder)} liegt schon anderes; nennen Sie einen neuen Ordner für den Bericht`,
  "pack-impossible": ({ assignment, kind }) =>
    `${kind} vergleicht nur Ausgaben, und danach lässt sich ${assignment} nicht beurteilen; nehmen Sie --to gradescope oder --to github`,
  "pack-in-the-way": ({ folder }) =>
    `${shorten(folder)} ist nicht leer; nennen Sie einen neuen Ordner für das Paket`,
  "class-stopped": ({ folder }) =>
    `angehalten; was beurteilt ist, bleibt in ${shorten(folder)}, und derselbe Befehl macht dort weiter`,
};

export const judgeBatch: JudgeBatchSentences = {
  class: {
    about:
      "Beurteilt eine ganze Klasse und schreibt einen Bericht; erneut gestartet geht es weiter und übergeht, was sich nicht geändert hat.",
    submissions:
      "ein Ordner mit je einer Abgabe oder eine Zip-Datei davon; was Moodle und Gradescope ausgeben, wird verstanden",
    report: "der Ordner des Berichts",
    numbers: "Nummern statt Namen; der Schlüssel kommt neben den Bericht",
    jobs: "wie viele nebeneinander beurteilt werden; ohne Angabe so viele, wie es Prozessoren gibt",
    fresh: "beurteilt alles noch einmal",
  },
  pack: {
    about:
      "Schreibt einen automatischen Prüfer für einen Kurs: was Gradescope, GitHub Classroom oder Kattis brauchen, um eine Aufgabe zu beurteilen.",
    to: "für welches System",
    folder: "der Ordner des Pakets",
  },
  progress: ({ done, of, left }) =>
    `${done} von ${of} beurteilt${left === undefined ? "" : left < 90 ? `, noch ${Math.ceil(left)} s` : `, noch ${Math.round(left / 60)} min`}`,
  passedOver: ({ names, more }) =>
    `Übergangen, weil es keine Abgaben sind: ${names.map((name) => shorten(name)).join(", ")}${more > 0 ? ` und ${more} weitere` : ""}.`,
  summary: ({ submissions, passed, failed, broken, unchanged }) =>
    `${figures(submissions, { one: "Abgabe", other: "Abgaben" })}: ${passed} richtig, ${failed} noch nicht richtig` +
    `${broken > 0 ? `, ${broken} konnte der Prüfer nicht beurteilen` : ""}${unchanged > 0 ? ` (${unchanged} unverändert seit dem letzten Lauf)` : ""}.`,
  reportAt: ({ file }) => `Der Bericht ist ${file}`,
  keyAt: ({ file }) => `Wem welche Nummer gehört, steht in ${file}; behalten Sie das für sich.`,
  packed: {
    gradescope: ({ folder }) =>
      `Laden Sie ${folder}/autograder.zip als Autograder einer Programmieraufgabe hoch.`,
    github: ({ folder }) => `Legen Sie, was in ${folder} ist, in die Vorlage, aus der die Aufgabe entsteht.`,
    kattis: ({ folder }) =>
      `${folder} ist ein Aufgabenpaket; es hat nur Sitzungen, in denen ein richtiges Programm keine Wahl hat. Fügen Sie in submissions/accepted eine Lösung hinzu.`,
  },
  statement: {
    rules: ({ assignment }) =>
      `Schreiben Sie das Programm, das die Unterlagen Ihres Kurses als Aufgabe ${assignment} beschreiben; Regeln und Meldungen stehen dort.`,
    inputHead: "Eingabe",
    input: "Was jemand in einer Sitzung eintippt, Zeile für Zeile, bis das Programm endet.",
    outputHead: "Ausgabe",
    output:
      "Alles, was das Programm in dieser Sitzung ausgibt, genau wie in den Unterlagen: Groß- und Kleinschreibung und Leerzeichen zählen.",
  },
};
