import type { CompilerStop, NameFault, NoFile } from "../../programs/problems.ts";
import { shorten } from "../refusals.ts";
import { languageTitles, mebibytes, type SubmissionSentences } from "../submissions.ts";

const quoted = (text: string): string => `„${shorten(text)}“`;
const listed = (items: readonly string[]): string => items.map(shorten).join(", ");

const faults: { readonly [Fault in NameFault]: string } = {
  absolute: "führt aus der Abgabe hinaus",
  parent: "führt aus der Abgabe hinaus",
  control: "hat Zeichen, die man nicht sieht",
  encoding: "ist als Text nicht lesbar",
  long: "ist zu lang",
  deep: "liegt in zu vielen Ordnern",
  empty: "hat einen leeren Teil",
};

const found: { readonly [Found in NoFile]: string } = {
  link: "eine Verknüpfung",
  device: "ein Gerät",
  pipe: "eine Pipe",
  socket: "ein Socket",
  unknown: "weder Datei noch Ordner",
};

const stops: { readonly [Stop in CompilerStop]: string } = {
  time: "brauchte zu lange",
  memory: "brauchte zu viel Speicher",
  output: "gab zu viel aus",
  crash: "stürzte ab",
  forbidden: "tat Verbotenes",
};

export const submissions: SubmissionSentences = {
  problems: {
    "submission-missing": ({ file }) => `${shorten(file)} gibt es nicht`,
    "submission-unreadable": ({ file, code }) => `${shorten(file)} ist nicht lesbar (${code})`,
    "files-too-many": ({ max }) =>
      `die Abgabe hat mehr als ${max} Dateien; was nicht von Hand geschrieben ist, gehört nicht hinein`,
    "submission-too-large": ({ max }) => `die Abgabe ist größer als ${mebibytes(max)}`,
    "name-wrong": ({ name, fault }) =>
      `der Name ${quoted(name)} ${faults[fault]}; die Datei braucht einen anderen`,
    "names-collide": ({ name, other }) =>
      `die Namen ${quoted(name)} und ${quoted(other)} sind auf manchen Systemen derselbe; einer muss anders lauten`,
    "no-file": ({ name, found: what }) =>
      `${quoted(name)} ist ${found[what]}; eine Abgabe besteht aus gewöhnlichen Dateien`,
    "archive-unknown": ({ extension }) =>
      `Archive der Art ${shorten(extension)} lassen sich hier nicht öffnen; möglich sind Ordner, Datei, zip und jar`,
    "archive-too-large": ({ max }) => `das Archiv ist größer als ${mebibytes(max)}`,
    "archive-damaged": ({ reported }) =>
      `das Archiv ist beschädigt (${shorten(reported)}); es muss neu gepackt werden`,
    "archive-encrypted": ({ name }) =>
      `das Archiv ist verschlüsselt${name === "" ? "" : `, bei ${quoted(name)}`}; es muss ohne Passwort gepackt werden`,
    "archive-method": ({ name, method }) =>
      `${quoted(name)} ist nach dem unbekannten Verfahren ${method} gepackt; es muss ein einfaches zip sein`,
    "archive-size-wrong": ({ name }) =>
      `das Archiv nennt für ${quoted(name)} eine falsche Größe; es muss neu gepackt werden`,
    "archive-nested": ({ name }) => `${quoted(name)} ist ein Archiv in der Abgabe; es muss ausgepackt werden`,
    "tool-missing": ({ language, tool, install }) =>
      `für ${languageTitles[language]} fehlt ${tool}: apt-get install ${install}`,
    "typescript-missing": ({ node, install }) =>
      `für TypeScript fehlt Node ab 22.7${node === "" ? "" : ` (hier ist ${node})`} oder esbuild: apt-get install ${install}`,
    "compiler-failed": ({ language, tool, code }) =>
      `der Übersetzer für ${languageTitles[language]}, ${tool}, lässt sich nicht starten (${code})`,
    "no-compile": ({ language, stopped }) =>
      stopped
        ? `das Programm in ${languageTitles[language]} ließ sich nicht übersetzen: der Übersetzer ${stops[stopped]}`
        : `das Programm in ${languageTitles[language]} lässt sich nicht übersetzen`,
    "nothing-to-run": ({ language }) =>
      language === undefined
        ? `darin ist kein Programm; möglich sind ${Object.values(languageTitles).join(", ")}`
        : `darin ist kein Programm in ${languageTitles[language]}`,
    "entry-missing": ({ language, expected }) =>
      `darin beginnt nichts${expected === undefined ? "" : `, weder ${shorten(expected)} noch etwas anderes`}: das Programm in ${languageTitles[language]} hat kein main`,
    "entries-several": ({ language, entries }) =>
      `darin sind mehrere Programme in ${languageTitles[language]}: ${listed(entries)}; eines muss ausgewählt werden`,
    "languages-several": ({ languages }) =>
      `darin sind Programme in mehreren Sprachen: ${languages.map((id) => languageTitles[id]).join(", ")}; eine muss ausgewählt werden`,
    "name-reserved": ({ name }) => `keine Klasse darf ${shorten(name)} heißen: so heißt eine des Prüfers`,
  },
  remarks: {
    "byte-order-mark": ({ file }) =>
      `${shorten(file)} beginnt mit einer Bytereihenfolge-Marke, die javac nicht annimmt; es muss UTF-8 ohne sie sein`,
    "package-line": ({ file, package: name }) =>
      `${shorten(file)} gehört zum Paket ${shorten(name)}; wo Klassen ohne Paket gesucht werden, muss die Zeile weg`,
    "packages-stripped": ({ packages }) => `die Paketzeilen wurden weggelassen: ${listed(packages)}`,
    "encoding-other": ({ file, encoding }) =>
      `${shorten(file)} ist nicht in UTF-8; es wurde als ${encoding} gelesen`,
    "entry-other": ({ expected, entry }) =>
      `kein ${shorten(expected)} beginnt etwas; gestartet wurde ${shorten(entry)}`,
    "passed-over": ({ name }) => `${shorten(name)} ist eine Bibliothek und wurde ausgelassen`,
  },
};
