import type { DifferenceFacts, OrderRule, StatedNumber, TurnRule, WinnerRule } from "../judge-facts.ts";
import type { ExceptionCause, JudgeSentences, PassedOver } from "../judge-sentences.ts";
import { and, figures, grouped, or, quote } from "./grammar.ts";
import { judgeClasses } from "./judge-classes.ts";
import { judgeReport } from "./judge-report.ts";

const seconds = (count: number) => figures(count, { one: "Sekunde", other: "Sekunden" });
const blanks = (count: number) => (count === 0 ? "kein Leerzeichen" : `${count} Leerzeichen`);
const size = (bytes: number) =>
  bytes < 1 << 20
    ? `${grouped(Math.round(bytes / 1024))} KiB`
    : `${grouped(Math.round(bytes / (1 << 20)))} MiB`;

const numbers: { readonly [Part in StatedNumber | "number"]: string } = {
  games: "Die Anzahl der Spiele",
  wins: "Die Anzahl der Siege",
  percent: "Der Prozentsatz",
  stones: "Die Anzahl der übrigen Steine",
  count: "Die anfängliche Anzahl der Steine",
  bound: "Die Schranke",
  upper: "Die obere Zahl",
  rounds: "Die Anzahl der Runden",
  score: "Der Punktestand",
  discs: "Die Anzahl der Spielsteine",
  row: "Die Zeilennummer",
  cells: "Ein Feld des Brettes",
  number: "Eine Zahl",
};

const orders: { readonly [Rule in OrderRule]: string } = {
  "ratio-down": "der höhere Anteil an Siegen steht weiter oben",
  "ratio-up": "der niedrigere Anteil an Siegen steht weiter oben",
  tie: "bei gleichem Anteil steht der Benutzername weiter oben, der im Alphabet früher kommt, Großbuchstaben vor kleinen, wie herum die Liste auch sortiert ist",
  username: "sortiert wird nach dem Benutzernamen, Großbuchstaben vor kleinen",
  document: "diese Zeilen kommen in der Reihenfolge der Aufgabe",
};

const turns: { readonly [Rule in TurnRule]: string } = {
  first: "Jedes Spiel beginnt der erste Spieler",
  retry: "Nach einem ungültigen Zug wird derselbe Spieler noch einmal gefragt",
  pass: "Wer nicht ziehen kann, setzt aus",
  next: "Die Spieler wechseln sich ab",
};

const winners: { readonly [Rule in WinnerRule]: string } = {
  "last-loses": "Wer das Letzte nimmt, verliert; vielleicht hast du die beiden vertauscht.",
  "last-wins":
    "Im Spiel für Fortgeschrittene gewinnt, wer den letzten Stein nimmt; vielleicht hast du die beiden vertauscht.",
  "most-discs": "Es gewinnt, wer mehr Steine hat.",
  unknown: "Vielleicht hast du die beiden vertauscht.",
};

const differences: JudgeSentences["differences"] = {
  "blank-line-extra": ({ count }) =>
    `Du gibst hier ${count === 1 ? "eine Leerzeile" : `${count} Leerzeilen`} zu viel aus.`,
  "blank-line-missing": ({ count }) =>
    `Hier ${count === 1 ? "fehlt eine Leerzeile" : `fehlen ${count} Leerzeilen`}.`,
  "trailing-blank": ({ expected, got }) =>
    got > expected
      ? `Du gibst am Ende der Zeile ${blanks(got - expected)} zu viel aus.`
      : `Am Ende der Zeile ${expected - got === 1 ? "fehlt ein" : `fehlen ${expected - got}`} Leerzeichen.`,
  "line-end": ({ what }) => lineEnds[what],
  punctuation: ({ expected, got }) =>
    got === ""
      ? `Das Zeichen ${quote(expected)} fehlt.`
      : expected === ""
        ? `Das Zeichen ${quote(got)} gehört nicht hierher.`
        : `Hierher gehört das Zeichen ${quote(expected)}, du gibst ${quote(got)} aus.`,
  blanks: ({ expected, got }) =>
    expected === got
      ? "Du gibst einen Tabulator aus, wo ein Leerzeichen hingehört, oder umgekehrt."
      : `Hierher ${expected > 1 ? "gehören" : "gehört"} ${blanks(expected)}, in deiner Ausgabe ${got > 1 ? "stehen" : "steht"} ${blanks(got)}.`,
  singular: ({ expected, got }) =>
    `Das Wort heißt hier ${quote(expected)}, nicht ${quote(got)}: Die Aufgabe passt es nie an die Zahl an.`,
  "letter-case": ({ expected, got }) =>
    `Groß- und Kleinschreibung zählt: ${quote(expected)}, nicht ${quote(got)}.`,
  "wrong-number": ({ part, expected, got }) =>
    `${numbers[part]} ist falsch: Richtig ist ${expected}, du gibst ${got} aus.`,
  order: ({ rule, first, second }) =>
    `Die Reihenfolge ist falsch: Hier kommt ${quote(first)}, noch nicht ${quote(second)}, denn ${orders[rule]}.`,
  "wrong-turn": ({ expected, got, rule }) => `Am Zug ist ${expected}, nicht ${got}: ${turns[rule]}.`,
  "stopped-early": ({ next, lines }) =>
    lines <= 1
      ? `Dein Programm hat zu früh aufgehört; ${quote(next)} sollte noch kommen.`
      : `Dein Programm hat zu früh aufgehört; es sollten noch ${lines} Zeilen kommen, als nächste ${quote(next)}.`,
  "went-on": ({ next }) => `Hier hätte dein Programm enden sollen, es macht aber mit ${quote(next)} weiter.`,
  "prompt-missing": ({ prompt }) =>
    `Die Aufforderung ${quote(prompt)} fehlt: Niemand wüsste, was einzugeben ist.`,
  "other-message": ({ expected, got }) =>
    expected === ""
      ? `Du gibst die Meldung einer anderen Lage aus, ${quote(got)}, wo eine Leerzeile hingehört.`
      : `Du gibst die Meldung einer anderen Lage aus, ${quote(got)}; hier heißt sie ${quote(expected)}.`,
  stars: ({ expected, got, stone }) =>
    stone > 0
      ? `Stein ${stone} ist falsch dargestellt: * ist ein Stein, der da ist, x einer, der genommen wurde.`
      : `Du gibst ${figures(got, { one: "Stern", other: "Sterne" })} statt ${expected} aus: einen für jeden übrigen Stein.`,
  "wrong-winner": ({ expected, got, rule }) =>
    `Der Sieger ist falsch: Richtig ist ${quote(expected)}, du gibst ${quote(got)} aus. ${winners[rule]}`,
  rounding: ({ expected, got }) =>
    `Der Prozentsatz ist falsch gerundet: Richtig ist ${expected}, du gibst ${got} aus. Gerundet wird auf die nächste ganze Zahl, genau Halbes nach oben.`,
  "asked-twice": ({ prompt }) =>
    `Du fragst zweimal: ${quote(prompt)} wird ohne Grund noch einmal ausgegeben.`,
  "echoed-input": ({ input }) =>
    `Du gibst aus, was eingegeben wurde, ${quote(input)}; das macht das Terminal, nicht das Programm.`,
  "line-missing": ({ line }) => `Die Zeile ${quote(line)} fehlt.`,
  "line-extra": ({ line }) => `Die Zeile ${quote(line)} gehört nicht hierher.`,
  spelling: ({ expected, got, letter, instead }) =>
    letter === "" || instead === ""
      ? `Es muss ${quote(expected)} heißen, du gibst ${quote(got)} aus.`
      : `Es muss ${quote(expected)} heißen, du gibst ${quote(got)} aus; das sieht gleich aus, aber der Buchstabe ist ${letter}, und deiner ist ${instead}.`,
  other: () => "Du gibst hier etwas anderes aus.",
};

const lineEnds: { readonly [What in DifferenceFacts["line-end"]["what"]]: string } = {
  crlf: "Du beendest Zeilen mit Wagenrücklauf und Zeilenumbruch; richtig ist der Zeilenumbruch allein.",
  "last-missing": "Der Zeilenumbruch ganz am Ende fehlt.",
  "last-extra": "Du gibst ganz am Ende einen Zeilenumbruch zu viel aus.",
  joined: "Hier fehlt der Zeilenumbruch, sodass zwei Zeilen in einer stehen.",
  split: "Du gibst mitten in dieser Zeile einen Zeilenumbruch aus.",
};

const passedOver: { readonly [Name in PassedOver]: string } = {
  crlf: "die Zeilenenden",
  "final-newline": "der Zeilenumbruch ganz am Ende",
  "trailing-blanks": "Leerzeichen an Zeilenenden",
  "blank-lines": "Leerzeilen",
  "runs-of-blanks": "die Anzahl der Leerzeichen in den Zeilen",
  "letter-case": "Groß- und Kleinbuchstaben",
  "digits-only": "der Text",
};

const causes: JudgeSentences["causes"] = {
  "two-scanners": () =>
    "Dein Programm liest mit mehr als einem Scanner: Der erste verschluckt die Eingabe des zweiten. Lege einen einzigen an und gib ihn an alle weiter, die lesen.",
  exception: ({ name, text, cause, file, line }) =>
    `${exceptionHead(name, text, file, line)} ${exceptions[cause]}`.trimEnd(),
  "package-line": ({ name }) =>
    `Deine Dateien beginnen mit einer Paketzeile (${quote(name)}); die Tests suchen die Klasse ohne Paket. Lass die Zeile weg.`,
  "class-not-public": ({ name }) =>
    `Die Klasse ${quote(name)} ist nicht öffentlich: Schreibe „public class“.`,
  "file-name": ({ name, file }) =>
    `Die öffentliche Klasse ${quote(name)} muss in einer Datei ihres Namens stehen, nicht in ${quote(file)}.`,
  "byte-order-mark": ({ file }) =>
    `Die Datei ${quote(file)} beginnt mit einer Byte-Reihenfolge-Marke, die der Compiler nicht kennt. Speichere sie als UTF-8 ohne diese Marke.`,
  "main-class": ({ name }) =>
    `Die Klasse ${quote(name)}, die gestartet wird, wurde nicht gefunden. Groß- und Kleinschreibung zählt.`,
  "main-method": ({ name }) =>
    `Die Klasse ${quote(name)} hat keine Hauptmethode: Sie muss „public static void main(String[] args)“ lauten.`,
  compiler: ({ file, line, text }) =>
    `Der Compiler sagt zu Zeile ${line} von ${quote(file)}: ${quote(text)}.`,
};

function exceptionHead(name: string, text: string, file: string, line: number): string {
  const what = text === "" ? name : `${name} (${quote(text)})`;
  return line > 0
    ? `Dein Programm ist in Zeile ${line} von ${quote(file)} mit ${what} abgebrochen.`
    : `Dein Programm ist mit ${what} abgebrochen.`;
}

const exceptions: { readonly [Cause in ExceptionCause]: string } = {
  "input-ended": "Es will weiterlesen, obwohl die Eingabe zu Ende ist.",
  "not-a-number": "Es hält etwas für eine Zahl, was keine ist.",
  "outside-array": "Es greift über das Ende eines Feldes, einer Liste oder eines Textes hinaus.",
  "nothing-there": "Es benutzt etwas, was nicht da ist.",
  "endless-recursion": "Eine Methode ruft sich ohne Ende selbst auf.",
  "no-memory": "Es braucht mehr Speicher, als da ist.",
  "division-by-zero": "Es teilt durch null.",
  "wrong-class": "Es hält ein Objekt für eines einer anderen Klasse.",
  "changed-while-walked": "Es ändert eine Sammlung, während es sie durchläuft.",
  file: "Es findet eine Datei nicht oder darf sie nicht benutzen.",
  other: "",
};

const forbidden: { readonly [What in "network" | "files" | "processes"]: string } = {
  network: "das Netz zu benutzen",
  files: "Dateien außerhalb seines Ordners zu benutzen",
  processes: "andere Programme zu starten",
};

const missing: { readonly [What in "class" | "method" | "signature" | "program"]: (name: string) => string } =
  {
    class: (name) => `Die Klasse ${quote(name)} fehlt.`,
    method: (name) => `Die Methode ${quote(name)} fehlt.`,
    signature: (name) =>
      `Die Methode ${quote(name)} ist da, aber ihre Parameter oder ihr Ergebnis sind andere.`,
    program: (name) => `Es gibt nichts zu starten: ${quote(name)} wurde nicht gefunden.`,
  };

function better(right: readonly string[]): string {
  if (right.length === 0) return ", was gegen die Regeln ist";
  return right.length === 1
    ? `; nur ${right[0]} hält den Gewinn fest`
    : `; ${or(right)} hätte den Gewinn festgehalten`;
}

export const judge: JudgeSentences = {
  tag: "de",
  differences,
  verdicts: {
    OK: () => "Alles ist richtig.",
    DIFFERENT: () => "Deine Ausgabe weicht von der richtigen ab.",
    "WRONG-MOVE": () => "Dein Programm gibt ein gewonnenes Spiel her oder macht einen Zug gegen die Regeln.",
    CRASH: ({ status, signal, said, silent }) => {
      const end =
        signal !== undefined
          ? `Dein Programm wurde vom Signal ${signal} beendet.`
          : status !== undefined
            ? `Dein Programm endete mit dem Status ${status}; richtig ist 0.`
            : "Dein Programm kam nicht zu seinem Ende.";
      const lost = silent
        ? " Was es schon gedruckt, aber noch nicht ausgegeben hatte (flush), ist damit verloren."
        : "";
      return `${end}${lost}${said === undefined ? "" : ` Seine letzte Fehlermeldung ist „${said}“.`}`;
    },
    TIME: ({ seconds: time }) =>
      `Dein Programm hat mehr als ${seconds(time)} gerechnet und wurde angehalten; vielleicht ist eine Schleife ohne Ende darin.`,
    IDLE: ({ seconds: time }) =>
      `Dein Programm hat ${seconds(time)} auf eine Eingabe gewartet, die nicht kommt.`,
    MEMORY: ({ bytes }) => `Dein Programm hat mehr Speicher gebraucht als die erlaubten ${size(bytes)}.`,
    OUTPUT: ({ bytes }) =>
      `Dein Programm hat mehr als ${size(bytes)} ausgegeben und wurde angehalten; vielleicht gibt es in einer Schleife ohne Ende aus.`,
    FORBIDDEN: ({ what }) => `Dein Programm hat versucht, ${forbidden[what]}, was es hier nicht darf.`,
    "NO-COMPILE": () => "Dein Programm lässt sich nicht übersetzen.",
    MISSING: ({ what, name }) => missing[what](name),
    SKIPPED: () => "Das wurde nicht geprüft.",
    "JUDGE-ERROR": () => "Der Prüfer selbst hat versagt; das kostet dich nichts.",
  },
  verdictNames: {
    OK: "richtig",
    DIFFERENT: "anders",
    "WRONG-MOVE": "falscher Zug",
    CRASH: "Absturz",
    TIME: "Zeit um",
    IDLE: "wartet auf Eingabe",
    MEMORY: "Speicher voll",
    OUTPUT: "zu viel Ausgabe",
    FORBIDDEN: "verboten",
    "NO-COMPILE": "nicht übersetzbar",
    MISSING: "fehlt",
    SKIPPED: "nicht geprüft",
    "JUDGE-ERROR": "Prüfer versagte",
  },
  kindNames: {
    "blank-line-extra": "Leerzeile zu viel",
    "blank-line-missing": "Leerzeile fehlt",
    "trailing-blank": "Leerzeichen am Zeilenende",
    "line-end": "Zeilenende",
    punctuation: "Satzzeichen",
    blanks: "Leerzeichen in einer Zeile",
    singular: "Einzahl oder Mehrzahl",
    "letter-case": "Groß- und Kleinbuchstaben",
    "wrong-number": "falsche Zahl",
    order: "Reihenfolge der Zeilen",
    "wrong-turn": "falscher Spieler am Zug",
    "stopped-early": "zu früh aufgehört",
    "went-on": "nach dem Ende weitergemacht",
    "prompt-missing": "Aufforderung fehlt",
    "other-message": "Meldung einer anderen Lage",
    stars: "Steine verzählt",
    "wrong-winner": "falscher Sieger",
    rounding: "Rundung",
    "asked-twice": "zweimal gefragt",
    "echoed-input": "Eingabe noch einmal ausgegeben",
    "line-missing": "Zeile fehlt",
    "line-extra": "Zeile zu viel",
    spelling: "Schreibweise",
    other: "etwas anderes",
  },
  causes,
  wrongMove: {
    stones: ({ stones, most, chosen, right }) =>
      `Bei ${figures(stones, { one: "Stein", other: "Steinen" })} und höchstens ${most} hast du ${chosen} genommen${better(right)}.`,
    position: ({ position, chosen, right }) =>
      `In der Stellung ${quote(position)} hast du ${chosen} gespielt${better(right)}.`,
    refused: ({ position, right }) =>
      `In der Stellung ${quote(position)} hat dein Programm den Zug abgelehnt, den es selbst gewählt hat${better(right)}.`,
    score: ({ score, rounds }) =>
      `Das Ergebnis ${score} kann nicht sein: Die gewonnenen Runden müssen zusammen ${rounds} ergeben, und wer vollkommen spielt, verliert nicht, was er gewinnen kann.`,
  },
  place: ({ line, column }) => `Der erste Unterschied ist in Zeile ${line}, Spalte ${column}.`,
  after: ({ number, text }) =>
    text.trim() === ""
      ? `Dein Programm hatte bis dahin Zeile ${number} der Eingabe gelesen, eine leere.`
      : `Dein Programm hatte bis dahin Zeile ${number} der Eingabe gelesen, ${quote(text)}.`,
  only: ({ passed }) =>
    passed.includes("digits-only")
      ? "Alle Zahlen stimmen, nur der Text nicht."
      : `Sonst ist alles gleich, es unterscheiden sich nur: ${and(passed.map((each) => passedOver[each]))}.`,
  legend: {
    blank: "Leerzeichen",
    tab: "Tabulator",
    newline: "Zeilenumbruch",
    "carriage-return": "Wagenrücklauf",
    nul: "ein Zeichen mit der Nummer 0",
    "no-break-space": "geschütztes Leerzeichen, das kein gewöhnliches ist",
    "not-text": "ein Byte, das kein UTF-8 ist",
  },
  report: judgeReport,
  classes: judgeClasses,
};
