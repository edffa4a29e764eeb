import type { ProgramProblem } from "../cli-sentences.ts";
import type { DoctorSentences } from "../doctor-sentences.ts";
import { shorten } from "../refusals.ts";

const quoted = (text: string): string => `„${shorten(text)}“`;

/** Why a program outside cannot be played with. */
export function program(problem: ProgramProblem): string {
  switch (problem.kind) {
    case "refused":
      return `mit ${quoted(problem.command)} lässt sich nicht spielen: Es sagte ${quoted(problem.answer)}`;
    case "unreachable":
      return "die Stellung lässt sich mit GTP nicht zeigen: Keine Partie führt dorthin";
    case "unstartable":
      return `${quoted(problem.command)} lässt sich nicht starten: ${problem.reason}`;
    case "ended":
      return `${quoted(problem.command)} hat sich beendet${problem.status === null ? "" : `, Status ${problem.status}`}${last(problem.said)}`;
    case "crashed":
      return `${quoted(problem.command)} wurde durch ${problem.signal} beendet${last(problem.said)}`;
    case "silent":
      return `${quoted(problem.command)} hat ${problem.seconds} ${problem.seconds === 1 ? "Sekunde" : "Sekunden"} lang nicht geantwortet`;
    case "flood":
      return `${quoted(problem.command)} hat mehr gesagt, als eine Antwort haben darf: 64 KiB je Zeile, 2000 Zeilen, 1 MiB`;
    case "unreadable":
      return `${quoted(problem.command)} ist keine Befehlszeile: ${unreadable[problem.code]}`;
    case "memory":
      return `${quoted(problem.command)} wurde beendet, der Grund: sein Speicher`;
  }
}

const last = (said: string): string => (said === "" ? "" : `; zuletzt sagte es ${quoted(said)}`);

const unreadable = {
  "command-empty": "Es steht nichts darin",
  "quote-open": "Ein Anführungszeichen ist nicht geschlossen",
  "escape-open": "Hinter dem umgekehrten Schrägstrich am Ende steht nichts",
} as const;

const compile = "apt-get install build-essential, oder wie es bei Ihrem System heißt";

export const doctor: DoctorSentences = {
  names: {
    node: "Node",
    bubblewrap: "bubblewrap",
    limits: "prlimit und setpriv",
    users: "Benutzer für Programme",
    java: "Java",
    c: "C",
    cpp: "C++",
    python: "Python",
    javascript: "JavaScript",
    typescript: "TypeScript",
    rust: "Rust",
    go: "Go",
    postgres: "PostgreSQL",
  },
  uses: {
    node: "führt hier alles aus",
    bubblewrap: "gibt einem fremden Programm eine eigene Welt: Stufe 2",
    limits: "begrenzen und binden ein fremdes Programm: Stufen 1 und 2",
    users: "ein fremdes Programm ist nicht derselbe Benutzer wie wir",
    java: "Programme in Java lassen sich prüfen und können spielen",
    c: "Programme in C lassen sich prüfen und können spielen",
    cpp: "Programme in C++ lassen sich prüfen und können spielen",
    python: "Programme in Python lassen sich prüfen und können spielen",
    javascript: "Programme in JavaScript lassen sich prüfen und können spielen",
    typescript: "Programme in TypeScript lassen sich prüfen und können spielen",
    rust: "Programme in Rust lassen sich prüfen und können spielen",
    go: "Programme in Go lassen sich prüfen und können spielen",
    postgres: "mehrere Server können sich teilen, was sie aufbewahren",
  },
  advice: {
    node: "Node 20.19 oder neuer installieren",
    bubblewrap: "apt-get install bubblewrap, oder wie es bei Ihrem System heißt, 0.6 oder neuer",
    limits: "util-linux installieren",
    users:
      "als root ausführen, oder Namensräume für Benutzer erlauben: sysctl user.max_user_namespaces=10000",
    java: "ein JDK installieren: apt-get install default-jdk-headless, oder wie es bei Ihrem System heißt",
    c: compile,
    cpp: compile,
    python: "apt-get install python3, oder wie es bei Ihrem System heißt",
    javascript: "Node dort installieren, wo jeder Benutzer es findet, in /usr/bin oder /usr/local/bin",
    typescript:
      "Node 22.7 oder neuer in /usr/bin oder /usr/local/bin installieren, oder esbuild: apt-get install esbuild",
    rust: "apt-get install rustc, oder wie es bei Ihrem System heißt",
    go: "apt-get install golang-go, oder wie es bei Ihrem System heißt",
    postgres: "nur mehrere Server brauchen es; einer bewahrt alles in einer Datei auf",
  },
  states: { good: "gut", lacking: "fehlt", unreachable: "unerreichbar" },
  outside: ({ path }) =>
    `${path} ist für fremde Programme unerreichbar; in /usr/bin oder /usr/local/bin installieren`,
  levels: {
    none: "überhaupt nicht",
    limits: "durch Grenzen und einen eigenen Benutzer",
    bubblewrap: "in bubblewrap, durch Grenzen und als anderer Benutzer",
  },
  sandbox: ({ level, about }) => `Fremde Programme sind auf Stufe ${level} eingesperrt: ${about}.`,
  trials: {
    start: "Starten",
    write: "Schreiben nach außen",
    read: "Lesen von außen",
    connect: "Verbinden",
    fork: "endloses Starten von Prozessen",
    memory: "endloses Belegen von Speicher",
  },
  failed: ({ level, trials, said }) =>
    `Stufe ${level} wurde versucht und hält nicht: ${trials}${said === "" ? "" : ` (${said})`}.`,
  purposes: {
    server: () => "Server: Dieser Rechner reicht aus.",
    judge: ({ contained, level }) =>
      contained
        ? `Prüfen: Fremde Programme lassen sich prüfen, auf Stufe ${level}.`
        : "Prüfen: nur Programme, denen Sie trauen; fremde sind hier nicht eingesperrt.",
    arena: ({ contained, level }) =>
      contained
        ? `Arena: Fremde Programme können spielen, auf Stufe ${level}.`
        : "Arena: nur Programme, denen Sie trauen; fremde sind hier nicht eingesperrt.",
  },
};
