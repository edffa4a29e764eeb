import type { PlayerSentences } from "../player-sentences.ts";
import { decimal, figures } from "./grammar.ts";

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
  engine: ({ level, depth, exactFrom, timed }) => ({
    name: `Engine, Stufe ${level}`,
    about: timed
      ? "sucht so tief, wie die Zeit es erlaubt"
      : `schaut ${figures(depth, { one: "Zug", other: "Züge" })} voraus, perfekt ab ${figures(exactFrom, { one: "leerem Feld", other: "leeren Feldern" })}`,
  }),
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
