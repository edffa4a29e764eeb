import type { PlayerSentences } from "../player-sentences.ts";
import { decimal, figures } from "./grammar.ts";

/** How each level plays, the first one first. */
const manners = [
  "kennt die Regeln und wenig mehr",
  "nimmt, was gut aussieht, und irrt sich oft",
  "nimmt, was gut aussieht, und irrt sich manchmal",
  "unterscheidet gute Felder von schlechten, ungefähr",
  "unterscheidet gute Felder von schlechten, bedenkt aber keine Antwort",
  "bedenkt die Antwort und verschätzt sich dabei ab und zu",
  "bedenkt die Antwort und verschätzt sich selten um viel",
  "plant einen Zug über die Antwort hinaus",
  "plant einen Zug über die Antwort hinaus und irrt sich selten",
  "zieht nie achtlos und plant zwei Züge jeder Seite",
  "plant etwas mehr als zwei Züge jeder Seite",
  "plant drei Züge jeder Seite",
  "plant vier Züge jeder Seite",
  "kennt Eröffnungen auswendig und plant fünf Züge jeder Seite",
  "kennt Eröffnungen auswendig und plant sechs Züge jeder Seite",
  "kennt Eröffnungen auswendig und plant sieben Züge jeder Seite",
  "kennt Eröffnungen auswendig und plant acht Züge jeder Seite",
  "kennt Eröffnungen auswendig und plant neun Züge jeder Seite",
  "kennt Eröffnungen auswendig und plant zehn Züge jeder Seite",
  "kennt Eröffnungen auswendig und denkt, so weit fünf Sekunden reichen",
] as const;

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
    const measured = points === undefined ? "" : `; macht ${points} von 100 Punkten gegen ${below}`;
    return { name: `Engine, Stufe ${level}`, about: `${manners[level - 1] ?? ""}${measured}` };
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
    about: `ein Programm, das ${{ gtp: "GTP", nboard: "NBoard" }[protocol]} spricht`,
  }),
};
