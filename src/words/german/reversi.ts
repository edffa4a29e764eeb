import { signed } from "../reversi.ts";
import type { Discs, ReversiSentences } from "../reversi-sentences.ts";
import { discsInWords, turnOf } from "./grammar.ts";
import { result } from "./status.ts";

const colours = { black: "Schwarz", white: "Weiß" } as const;

export const reversi: ReversiSentences = {
  colours,
  rules: "Schwarz beginnt. Wer am Ende mehr Steine hat, gewinnt.",
  handicap: ({ colour, corners }) =>
    colour === "black"
      ? `Schwarz beginnt mit ${cornersInDative(corners)}.`
      : `Weiß hat von Anfang an ${corners === 1 ? "eine Ecke" : corners === 4 ? "alle vier Ecken" : `${cornerNumbers[corners]} Ecken`}.`,
  goal: "Wer am Ende mehr Steine hat, gewinnt.",
  steps: [
    "Schwarz beginnt. Setze so, dass Steine der anderen Farbe in gerader Linie zwischen deinem neuen und einem anderen deiner Steine liegen.",
    "Alle so eingeschlossenen Steine werden umgedreht und gehören dir. Wer nichts einschließen kann, setzt aus.",
    "Wenn niemand mehr ziehen kann, gewinnt, wer mehr Steine hat.",
  ],
  turn: ({ who, squares }) => `${turnOf(who)}: ${squares === 1 ? "ein Feld" : `${squares} Felder`} zur Wahl.`,
  plays: ({ colour, square, turned }) =>
    `${colours[colour]} setzt auf ${square} und dreht ${discsInWords(turned)} um.`,
  won: ({ winner, loser, ...discs }) => `${result({ winner, loser })}, ${score(discs)}.`,
  drawn: ({ black }) => `Unentschieden, je ${black === 1 ? "ein Stein" : `${black} Steine`}.`,
  board: ({ size, black, white }) => `Reversi-Brett, ${size} mal ${size}: Schwarz ${black}, Weiß ${white}`,
  square({ square, holds, turns }) {
    if (holds) return `${square}, ${holds === "black" ? "schwarz" : "weiß"}`;
    return turns === undefined ? `${square}, leer` : `${square}, möglich, dreht ${discsInWords(turns)} um`;
  },
  tooLarge: ({ size }) =>
    `Ein Brett mit ${size} × ${size} Feldern ist zu groß zum Zeichnen. Züge werden hier eingetippt.`,
  verdict({ ahead, by, exact }) {
    if (!ahead) return exact ? "Bei bestem Spiel unentschieden" : "Es sieht ausgeglichen aus";
    const discs = by === 1 ? "einen Stein" : `${by} Steine`;
    return exact
      ? `${colours[ahead]} gewinnt bei bestem Spiel um ${by}`
      : `${colours[ahead]} liegt etwa ${discs} vorn`;
  },
  searched: ({ colour, depth, exact }) =>
    `${exact ? "Bis zum Ende der Partie gelöst" : `${depth === 1 ? "Einen Zug" : `${depth} Züge`} vorausgeschaut, eine Schätzung`}. Die Werte sind Steine für ${colours[colour]}.`,
  opening: ({ opening }) => `Eröffnung: ${opening}.`,
  value({ move, value }) {
    const said = value
      ? `${signed(value.black)} für Schwarz, ${value.exact ? "genau" : "geschätzt"}`
      : "noch nicht beurteilt";
    return `Wert nach Zug ${move}: ${said}`;
  },
};

const cornerNumbers = ["", "eine", "zwei", "drei", "vier"];

function cornersInDative(corners: number): string {
  if (corners === 1) return "einer Ecke";
  return corners === 4 ? "allen vier Ecken" : `${cornerNumbers[corners]} Ecken`;
}

function score({ black, white }: Discs): string {
  return black > white ? `${black} zu ${white} für Schwarz` : `${white} zu ${black} für Weiß`;
}
