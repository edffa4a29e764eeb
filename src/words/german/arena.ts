import type { ArenaSentences } from "../arena.ts";
import { quote } from "./grammar.ts";
import { arenaPage } from "./page/arena.ts";

export const arena: ArenaSentences = {
  tag: "de",
  faults: {
    time: ({ over }) => `hat auf Zeit verloren, ${over} ms zu spät`,
    stall: ({ seconds }) => `hat ${seconds} s lang nicht geantwortet`,
    ended: "hat sich mitten in der Partie beendet",
    status: ({ status }) => `hat sich mitten in der Partie mit Status ${status} beendet`,
    signal: ({ signal }) => `ist mitten in der Partie abgestürzt (${signal})`,
    start: ({ code }) => `ließ sich nicht starten (${code})`,
    illegal: ({ move }) => `hat ${quote(move)} gespielt, was gegen die Regeln ist`,
    malformed: ({ line }) => `hat ${quote(line)} geantwortet, was kein Zug ist`,
    flood: {
      line: ({ bytes }) => `hat eine zu lange Zeile geschrieben, ${bytes} Byte`,
      answer: ({ bytes }) => `hat für einen Zug zu viel geschrieben, ${bytes} Byte`,
      lines: ({ bytes }) => `hat für einen Zug zu viele Kommentarzeilen geschrieben, ${bytes} Byte`,
    },
    memory: "hat mehr Speicher belegt, als erlaubt ist",
    protocol: ({ line }) => `hat mit ${quote(line)} das Protokoll verletzt`,
  },
  faultNames: {
    time: "Zeit",
    stall: "keine Antwort",
    crash: "Absturz",
    start: "kein Start",
    illegal: "Regelverstoß",
    malformed: "kein Zug",
    flood: "zu viel Text",
    memory: "Speicher",
    protocol: "Protokoll",
  },
  formats: {
    match: "Zweikampf",
    "round-robin": "jeder gegen jeden",
    gauntlet: "einer gegen alle",
    knockout: "K.-o.-Turnier",
    swiss: "Schweizer System",
  },
  endings: {
    complete: "Es ist vorbei: Alle Partien sind gespielt.",
    openings: "Es ist vorbei: Keine Eröffnung ist übrig, die diese beiden nicht gespielt haben.",
    walkover: "Es ist vorbei: Alle bis auf einen wurden nach zu vielen Fehlern herausgenommen.",
    lower: ({ elo }) =>
      `Es ist vorbei: Der Test hat sich für ${elo} Elo entschieden, den kleineren seiner beiden Werte.`,
    higher: ({ elo }) =>
      `Es ist vorbei: Der Test hat sich für ${elo} Elo entschieden, den größeren seiner beiden Werte.`,
  },
  means: {
    points: "Punkte: Ein Sieg zählt 1, ein Remis ½.",
    rating:
      "Wertung: die Stärke in Elo, 0 ist hier der Durchschnitt. Wer 100 über einem anderen steht, gewinnt etwa 64 von 100 Partien; hinter ± steht, wie weit sie in 95 von 100 Fällen danebenliegen kann.",
    accuracy:
      "Genauigkeit: der Anteil der Züge aus gewonnenen Stellungen, nach denen sie gewonnen blieben. Sie trennt Bots schon nach wenigen Partien.",
    buchholz: "Buchholz: die Punkte aller Gegner zusammen; sie entscheiden bei gleicher Punktzahl.",
    sonnebornBerger:
      "Sonneborn-Berger (S-B): die Punkte der Besiegten und die halben Punkte derer, gegen die man remis gespielt hat.",
    elo: "Elo: um wie viel ein Bot stärker ist als der andere. Bei 0 holen beide gleich viel, bei 100 gewinnt einer etwa 64 von 100 Partien.",
    los: "LOS: wie wahrscheinlich es ist, dass der Führende wirklich stärker ist und nicht nur Glück hatte.",
    llr: "LLR: wie deutlich die bisherigen Partien für eine von zwei Stärken sprechen. Erreicht sie eine Schranke, ist genug gespielt.",
    pairs:
      "Paar: zwei Partien aus derselben Eröffnung, jede Seite einmal, damit keine Eröffnung jemanden bevorzugt.",
    repeated:
      "Wiederholt: ein Paar, das diese beiden Zug für Zug schon gespielt haben. Es sagt nichts Neues; es wird gezeigt und nicht gezählt.",
    walkovers:
      "Kampflos: Nach zu vielen Fehlern sind die übrigen Partien eines Bots für seine Gegner gewonnen. Sie zählen als Punkte, aber nicht für die Wertung.",
    faults:
      "Fehler: Ein Bot hat gegen eine Regel, seine Zeit oder den Ablauf verstoßen. Das verliert diese eine Partie.",
  },
  percent: ({ figure }) => `${figure} %`,
  page: arenaPage,
};
