import type { ProgramProtocol } from "../../players/index.ts";
import type { PlayerSentences } from "../player-sentences.ts";
import { decimal, figures } from "./grammar.ts";

/** Whom each level suits and how it plays, the first one first; where it was measured: `english/players.ts`. */
const manners = [
  [
    "für die erste Partie",
    "kennt die Regeln und wenig mehr: Wer auf die Ecken achtet, schlägt sie in vier von fünf Partien",
  ],
  ["für die erste Partie", "irrt sich oft: Wer auf die Ecken achtet, schlägt sie in drei von fünf Partien"],
  ["für Anfänger", "irrt sich manchmal: Wer auf die Ecken achtet, ist ihr ebenbürtig"],
  [
    "für Anfänger",
    "unterscheidet gute Felder ungefähr von schlechten: schlägt die meisten Anfänger, und in sieben von zehn Partien, wer auf die Ecken achtet",
  ],
  [
    "für Anfänger",
    "unterscheidet gute Felder von schlechten: schlägt die meisten Anfänger, und in drei von vier Partien, wer auf die Ecken achtet",
  ],
  [
    "für Lernende",
    "bedenkt die Antwort und verschätzt sich dabei ab und zu: schlägt die meisten Anfänger, auch die auf die Ecken achten",
  ],
  [
    "für Lernende",
    "bedenkt die Antwort und verschätzt sich selten um viel: schlägt die meisten Anfänger, auch die auf die Ecken achten",
  ],
  ["für Geübte", "plant einen Zug über die Antwort hinaus: schlägt fast jeden Anfänger"],
  ["für Geübte", "plant einen Zug über die Antwort hinaus und irrt sich selten: schlägt fast jeden Anfänger"],
  ["für Geübte", "zieht nie achtlos und plant zwei Züge jeder Seite"],
  ["für Geübte", "plant etwas mehr als zwei Züge jeder Seite"],
  ["für Starke", "plant drei Züge jeder Seite"],
  ["für Starke", "plant vier Züge jeder Seite"],
  ["für Starke", "kennt Eröffnungen auswendig und plant fünf Züge jeder Seite"],
  ["für Starke", "kennt Eröffnungen auswendig und plant sechs Züge jeder Seite"],
  ["für Könner", "kennt Eröffnungen auswendig und plant sieben Züge jeder Seite"],
  ["für Könner", "kennt Eröffnungen auswendig und plant acht Züge jeder Seite"],
  ["für Könner", "kennt Eröffnungen auswendig und plant neun Züge jeder Seite"],
  ["für Könner", "kennt Eröffnungen auswendig und plant zehn Züge jeder Seite"],
  ["die stärkste", "kennt Eröffnungen auswendig und denkt, so weit fünf Sekunden reichen"],
] as const;

const spoken: { readonly [Protocol in ProgramProtocol]: string } = {
  line: "ein Programm, das das Zeilenprotokoll spricht",
  gtp: "ein Programm, das GTP spricht",
  nboard: "ein Programm, das NBoard spricht",
  nimsys: "ein Programm, das eine Nimsys-Konsole ist",
  competition: "ein Programm, das eine Wettbewerbskonsole ist",
  java: "ein Java-Spieler des Wettbewerbs",
};

export const players: PlayerSentences = {
  you: "Du",
  numbered: (seat) => `Spieler ${seat + 1}`,
  human: { name: "Mensch", about: "jemand an diesem Gerät" },
  random: { name: "Zufall", about: "spielt irgendeinen erlaubten Zug" },
  heuristic: { name: "Faustregel", about: "spielt nach der Faustregel des Wettkampfs" },
  smart: { name: "Smart", about: "lässt keine gewonnene Partie mehr aus" },
  adaptive: { name: "Anpassungsfähig", about: "wächst mit dir: du gewinnst etwa jede zweite Partie" },
  aloud: { name: "Denkt laut", about: "lässt keine gewonnene Partie mehr aus und sagt, warum es so zieht" },
  grades: {
    beginner: { name: "Anfänger", about: "patzt öfter als nicht" },
    casual: { name: "Gelegentlich", about: "patzt etwa jedes dritte Mal" },
    steady: { name: "Solide", about: "patzt ab und zu" },
    expert: { name: "Experte", about: "patzt fast nie" },
    perfect: { name: "Perfekt", about: "patzt nie" },
  },
  engine({ level, points }) {
    const below = level === 1 ? "Zufallszüge" : `Stufe ${level - 1}`;
    const measured = points === undefined ? "" : `; gewinnt etwa ${points} von 100 Partien gegen ${below}`;
    const name = `Engine, Stufe ${level}`;
    const [suits = "", manner = ""] = manners[level - 1] ?? [];
    return { name, listed: `Stufe ${level}: ${suits}`, about: `${manner}${measured}` };
  },
  search({ limit, amount }) {
    const about = {
      depth: `schaut ${figures(amount, { one: "Zug", other: "Züge" })} voraus`,
      nodes: `betrachtet ${figures(amount, { one: "Stellung", other: "Stellungen" })} je Zug`,
      seconds: `denkt ${decimal(amount)} ${amount === 1 ? "Sekunde" : "Sekunden"} je Zug nach`,
    }[limit];
    return { name: "Suche", about };
  },
  program: ({ protocol, command }) => ({
    name: command || "Ein Programm",
    about: spoken[protocol],
  }),
};
