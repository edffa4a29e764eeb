import type { PageSentences } from "../../page-sentences.ts";

export const judge: PageSentences["judge"] = {
  title: "Dein eigenes Programm",
  lead: "Füge ein, was dein Programm ausgegeben hat, und sieh die erste Stelle, an der es vom veröffentlichten abweicht, und warum. Nichts verlässt diesen Browser.",
  assignment: "Programm",
  arguments: "Argumente",
  have: "Du hast",
  ways: {
    transcript: "alles, wie es im Terminal stand",
    pair: "Eingabe und Ausgabe getrennt",
  },
  transcript: "Die Sitzung im Terminal",
  input: "Die Eingabe",
  output: "Die Ausgabe",
  explain: "Erklären",
  example: "Ein Beispiel zeigen",
  nothing: "Füge zuerst ein, was dein Programm ausgegeben hat.",
  right: "Wie das veröffentlichte Programm, Byte für Byte.",
  lastNewline:
    "Ob die letzte Zeile mit einem Zeilenumbruch endet, sieht man einem eingefügten Text nicht an.",
  failed: "Das ließ sich nicht erklären. Lade die Seite neu und versuche es noch einmal.",
  run: {
    title: "Ausführen lassen",
    lead: "Reiche das Programm selbst ein: Es wird hier in einer Sandbox ausgeführt, in 20 Sitzungen. Die Datei wird nach dem Urteil gelöscht, das Urteil nach einem Tag.",
    ai: "Die KI von Nimsys C (NimAIPlayer)",
    drop: "Lege ein Zip, ein Jar oder eine Quelldatei hier ab, oder",
    choose: "Datei wählen",
    wrongName: ({ name }) =>
      `„${name}“ wird nicht angenommen: Es muss ein Zip, ein Jar oder eine Quelldatei mit einfachem Namen sein, zum Beispiel Nimsys.java.`,
    tooLarge: "Diese Datei ist zu groß: Angenommen werden höchstens 5 MiB.",
    sending: "Wird gesendet …",
    queued: ({ place }) => `Wartet, Nummer ${place} in der Schlange.`,
    running: ({ cases }) =>
      cases === 0
        ? "Wird beurteilt …"
        : `Wird beurteilt: ${cases === 1 ? "ein Fall" : `${cases} Fälle`} fertig.`,
    failed: "Das Urteil ist gescheitert, was nicht an dir liegt. Versuche es später noch einmal.",
    cases: "Alle Fälle",
    again: "Noch einmal fragen",
  },
  link: "Hast du selbst so ein Programm geschrieben? Sieh, wo es abweicht.",
};
