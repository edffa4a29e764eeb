import type { CommandSentences, HelpSentences } from "../command-sentences.ts";
import { arenaHelp } from "./arena-command.ts";
import { judgeHelp } from "./judge-command.ts";
import { puzzleHelp } from "./puzzle-command.ts";

export const help: HelpSentences = {
  usage: "Aufruf:",
  arguments: "Argumente:",
  options: "Optionen:",
  commands: "Befehle:",
  help: "diese Hilfe",
  helpCommand: "die Hilfe zu einem Befehl",
  language: ({ tags }) => `die Sprache der Antworten und der Hilfe: ${tags}; sonst die der Umgebung`,
  defaultsTo: ({ value }) => `sonst ${value}`,
  choices: ({ choices }) => `zur Wahl: ${choices}`,
};

export const commands: CommandSentences = {
  serve: {
    summary: "die Seite und die API an einem Port, alles in einer Datei",
    about:
      "Die Seite und die API an einem Port. Alles liegt in einer Datei oder in einer Datenbank auf PostgreSQL,\n" +
      "die sich mehrere Server teilen (docs/scaling.md).",
    host: "die Adresse, unter der er erreichbar ist; 0.0.0.0 im ganzen Netz",
    port: "der Port; 0 für irgendeinen freien",
    db: "eine Datei, auch eine players.dat, oder postgres://benutzer@rechner/name; oder GRUNDY_DB setzen",
    publicUrl: "die Adresse, die andere öffnen, wenn ein Proxy davorsteht",
    trustProxy: "Proxys, denen geglaubt wird, wer da fragt (die auf diesem Rechner)",
    operatorTokenFile: "enthält das Token, um Spieler zu ändern; oder GRUNDY_OPERATOR_TOKEN setzen",
    logLevel: "was auf die Fehlerausgabe kommt: JSON-Zeilen, im Terminal nur Warnungen",
    maxConnections: "offene Verbindungen je Adresse",
    maxGames: "neue Partien je Minute und Adresse",
    drain: "Sekunden zwischen SIGTERM und dem Ende, in denen niemand mehr dazukommt",
    maxFile: "wie groß eine Datei werden darf, in Megabyte; kurz davor gibt es keine neuen Partien mehr",
    judge: "Programme beurteilen, die auf /judge eingereicht werden, in der Sandbox (docs/judge-page.md)",
    judgeSeed: "woraus ihre verborgenen Fälle entstehen",
    judgePerHour: "Programme je Stunde und Adresse",
  },
  nimsys: {
    summary: "die Nimsys-Konsole (a, b oder c): Spieler, Rangliste, Partien",
    about: "Die Nimsys-Konsole: a zwei Personen, b Spieler und Statistik, c mit KI-Spielern und Datei.",
    edition: "welche Ausgabe",
    data: ({ file }) => `der Ordner von ${file}; nur c`,
    here: "der aktuelle",
    after: "Befehle werden hinter $ eingegeben; exit beendet das Programm. Siehe docs/nimsys.md.",
  },
  competition: {
    summary: "der Hölzchen-Wettkampf: Random, Heuristic, Smart und Human",
    about: "Ein Wettkampf mit Hölzchen. Typen: 1 Random, 2 Heuristic, 3 Smart, 4 Human.",
    type1: "wer in jeder Runde beginnt, 1 bis 4",
    type2: "wer als Zweiter spielt",
    rounds: "wie viele Runden, mindestens 1",
  },
  reversi: {
    summary: "die Reversi-Konsole, auf jedem geraden Brett",
    about:
      "Reversi auf jedem geraden Brett ab 4 × 4. Schwarz (1) beginnt; ein Zug ist Zeile und Spalte, ab 0.",
    black: ({ forms }) => `wer Schwarz spielt: ${forms}`,
    white: ({ forms }) => `wer Weiß spielt: ${forms}`,
  },
  piles: {
    summary: "Nim mit drei Stapeln, Zurücknehmen, Wiederholen, Spielstände",
    about: "Drei Stapel mit neun, je Zug 1 bis 3 von einem Stapel, wer zuletzt nimmt, gewinnt. Weiß beginnt.",
    black: ({ forms }) => `wer Schwarz spielt: ${forms}`,
    white: ({ forms }) => `wer Weiß spielt: ${forms}`,
  },
  analyse: {
    summary: "jeder Zug einer Stellung mit Wert, die beste Zugfolge, der Grund",
    about: ({ games, kinds, moves }) =>
      `Jeder erlaubte Zug einer Stellung mit seinem Wert, die beste Zugfolge und der Grund. Spiele: ${games}.\n` +
      `Höchstens ${kinds} Arten von Zügen und ${moves} Züge der Zugfolge; eine längere Antwort sagt, dass sie gekürzt ist.`,
    game: "der Name des Spiels, groß oder klein; nim ist taking",
    position:
      "die Stellung in einer ihrer Schreibweisen: 21, 9 7 5 3 1, 1100011/111 1, 0989, eine Aufzeichnung",
    rows: "wie viele jede Reihe hat, statt einer Stellung: 5,7 oder 5/7 oder '5 7'",
    take: "was ein Zug nehmen darf: Bereiche und Zahlen (1-3 oder 1-3,5) oder any",
    middle: "von überall in einer Reihe",
    end: "nur vom Ende einer Reihe",
    misere: "wer zuletzt nimmt, verliert",
    normal: "wer zuletzt nimmt, gewinnt",
    swap: "die zweite Seite darf im ersten Zug die Seiten tauschen",
    move: "dazu sagen, was dieser Zug bewirkt und was darauf antwortet",
    proof: "außerdem den Beweis und eine kleinere Stellung derselben Art",
    size: "reversi: die Größe des Bretts für eine Zugfolge oder den Anfang",
    handicap: "reversi: Ecken, die eine Seite am Anfang hat: black:2",
    depth: "reversi: so viele Züge vorausschauen",
    seconds: ({ seconds, empty }) =>
      `reversi: wie lange gesucht wird; sonst ${seconds}, und genau ab ${empty} leeren Feldern`,
    exact: "reversi: bis zum Ende der Partie lösen",
    threads: "reversi: Threads mit einer gemeinsamen Tabelle",
    pick: "reversi: welche Partie einer .wtb-, .ggf- oder .obf-Datei, die als Stellung angegeben ist",
    ply: "reversi: die Stellung nach so vielen Zügen der Partie",
    json: "ein JSON-Objekt statt Text",
    examples: "Beispiele:",
  },
  puzzles: puzzleHelp,
  engine: {
    summary: "die Reversi-Engine: solve, perft, gtp, nboard, match, book",
    about: "Die Reversi-Engine: lösen, zählen und gegen andere Programme spielen.",
    threads: "Threads mit einer gemeinsamen Tabelle",
    json: "ein JSON-Objekt mit dem Ergebnis",
    size: "die Größe des Bretts",
    solve: {
      about: "löst jede Stellung einer OBF-Datei bis zum Ende der Partie",
      json: "ein JSON-Objekt je Zeile: index, score, move, pv, nodes, seconds, exact",
    },
    perft: {
      about: "zählt die Zugfolgen vom Anfang an; Aussetzen ist ein Zug, eine beendete Partie ein Blatt",
    },
    gtp: {
      about: "spricht das Go Text Protocol 2 auf Standardeingabe und -ausgabe",
      level: "wie stark, 1 bis 20",
      seed: "zieht den Zufall der schwachen Stufen aus dieser Zahl",
    },
    nboard: {
      about: "spricht das NBoard-Protokoll 2 auf Standardeingabe und -ausgabe",
      depth: "Züge voraus, bis das Brett eine Tiefe setzt",
    },
    match: {
      about:
        "ein Wettkampf über Eröffnungen, jede zweimal mit vertauschten Farben. A und B sind eine Stufe (7), depth:8, seconds:0.5,\n" +
        "nodes:100000, random oder ein fremdes Programm: gtp oder nboard mit --cmd, oder gtp:PROGRAM, nboard:PROGRAM",
      cmd: "die Befehlszeile des fremden Programms",
      cmdDepth: "die Tiefe, auf die ein NBoard-Programm gesetzt wird",
      games: "wie viele Partien; eine gerade Zahl",
      openings: "eine Zugfolge je Zeile statt hier gemachter Eröffnungen",
      plies: "wie lang die hier gemachten Eröffnungen sind",
      seed: "zieht Eröffnungen und Zufall aus dieser Zahl",
    },
    solveBoard: {
      about: "löst ein ganzes kleines Brett vom Anfang an: 4 sofort, 6 in Minuten",
      hashBits: "die Tabelle hat 2^n Einträge zu 16 Byte",
    },
    book: {
      about:
        "das Eröffnungsbuch: was es enthält und welche Züge es in einer Stellung kennt; --check berechnet einige seiner\n" +
        "Stellungen neu, --extend macht es größer und tiefer und lässt sich jederzeit beenden und wieder aufnehmen",
      position: "die Stellung als Zugfolge; ohne sie der Anfang",
      file: "ein anderes Buch als das des Programms",
      check: "eine Stichprobe seiner Stellungen berechnen und sagen, was seine Züge verlieren",
      extend: "das Buch in dieser Datei erweitern; eine neue Datei beginnt mit dem Buch des Programms",
      sample: "--check: wie viele Stellungen",
      seed: "--check: die Stichprobe aus dieser Zahl ziehen",
      positions: "--extend: wie viele Stellungen es haben soll",
      depth: "Züge, die vorausgeschaut wird: 18 bei --check; bei --extend 22, neue Stellungen zuerst bis 18",
      minutes: "--extend: wie lange; ohne Angabe, bis es fertig ist",
    },
  },
  arena: arenaHelp,
  judge: judgeHelp,
  export: {
    summary: "alle Partien und Spieler eines Servers als JSON-Zeilen",
    about: "Schreibt alle Partien und Spieler als JSON-Zeilen. Der Server darf dabei laufen.",
    file: "wohin; sonst auf die Standardausgabe",
    db: "was gelesen wird: eine Datei oder postgres://benutzer@rechner/name; oder GRUNDY_DB setzen",
  },
  import: {
    summary: "liest zurück, was export geschrieben hat",
    about: "Liest zurück, was `grundy export` geschrieben hat. Was schon da ist, bleibt, wie es ist.",
    file: "was gelesen wird; sonst die Standardeingabe",
    db: "wohin: eine Datei oder postgres://benutzer@rechner/name; oder GRUNDY_DB setzen",
  },
  prune: {
    summary: "sagt, welche Partien abgelaufen sind, und löscht sie",
    about:
      "Sagt, wie viele Partien abgelaufen sind; mit --yes werden sie gelöscht, und ihr Platz wird frei.\n" +
      "Ein laufender Server tut das von selbst; der einer Datei muss für --yes beendet sein.",
    db: "eine Datei oder postgres://benutzer@rechner/name; oder GRUNDY_DB setzen",
    yes: "löschen, statt nur zu sagen, wie viele es sind",
    json: "je Partie ein JSON-Objekt: id, reason, dropped",
  },
  worker: {
    summary: "erledigt Aufträge, auf diesem oder einem anderen Rechner",
    about:
      "Erledigt Aufträge bis SIGTERM oder Strg-C: Exporte, und auf PostgreSQL, was Server nebenbei tun.\n" +
      "Beliebig viele dürfen laufen, auf beliebig vielen Rechnern; ein Auftrag wird einmal erledigt.",
    db: "eine Datei oder postgres://benutzer@rechner/name; oder GRUNDY_DB setzen",
    kinds: ({ kinds }) =>
      `welche Aufträge, durch Kommas getrennt: ${kinds}; sonst alle, die möglich sind, außer judge`,
    exportFolder: "wohin Exporte geschrieben werden; sonst werden keine angenommen",
    lanes: "wie viele Aufträge zugleich",
    json: "je Auftrag ein JSON-Objekt: id, kind, attempt, end, result, reason",
  },
  jobs: {
    summary: "was nebenbei erledigt wird; bestellt einen Export",
    about:
      "Aufträge: was nebenbei erledigt wird, und was daraus geworden ist. Sie sind eine Woche lang zu sehen.",
    db: "eine Datei oder postgres://benutzer@rechner/name; oder GRUNDY_DB setzen",
    json: "JSON statt Text, ein Objekt je Auftrag",
    list: {
      about: "die neuesten Aufträge",
      kind: "nur solche dieser Art",
      state: "nur solche in diesem Zustand",
      limit: "wie viele",
    },
    show: { about: "alles zu einem Auftrag", id: "seine Nummer, wie list sie zeigt" },
    add: { about: "bestellt einen Export, den ein Arbeiter schreibt", kind: "was zu tun ist" },
  },
  doctor: {
    summary: "was dieser Rechner kann, und was ihm fehlt",
    about:
      "Sieht nach, was dieser Rechner für einen Server, zum Prüfen von Programmen und für Programme, die spielen, mitbringt, versucht,\n" +
      "ob sich fremde Programme einsperren lassen, und sagt, was zu tun ist, wo etwas fehlt (docs/programs.md).",
    json: "ein JSON-Objekt statt Text",
  },
  retention: {
    keepBegun: "wie lange Partien ohne zweiten Zug bleiben, oder forever (1)",
    keepUnfinished: "wie lange unbeendete Partien nach dem letzten Ereignis bleiben, oder forever (90)",
    keepUnlisted: "wie lange beendete Partien bleiben, die in keiner Liste stehen, oder forever (365)",
  },
  chance: { seed: "zieht allen Zufall aus dieser ganzen Zahl, um dasselbe noch einmal zu spielen" },
};
