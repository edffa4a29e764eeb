import type { ReversiCourse } from "../../../learn/reversi-course.ts";
import { answered } from "./answered.ts";

export const corners: ReversiCourse["corners"] = {
  title: "Ecken und Ränder",
  about: "Du kennst die Felder, die dir niemand mehr nimmt, und die, mit denen man sie verschenkt.",
  steps: {
    take: {
      text: "Ein Stein in der Ecke kann nie umgedreht werden, denn keine Linie führt über ihn hinaus. Von dort gewinnst du ganze Ränder.",
      task: "Du hast Schwarz. Nimm die Ecke.",
      right: "Sie hat einen einzigen Stein umgedreht, aber sie gehört dir bis zum Ende der Partie.",
      wrong: {
        most: ({ move, reply }) =>
          `${move} dreht die meisten Steine um, überlässt aber Weiß die Ecke.${answered(reply)}`,
        taken: ({ move, reply }) => `${move} lässt die Ecke liegen, und Weiß nimmt sie.${answered(reply)}`,
      },
    },
    x: {
      text: "Das Feld schräg vor einer Ecke heißt X-Feld. Wer dort setzt, solange die Ecke leer ist, verschenkt sie oft.",
      task: "Finde einen Zug, der gewinnt, und bleibe vom X-Feld weg.",
      right: "Die Ecke bleibt für Weiß geschlossen.",
      wrong: {
        given: ({ move, reply }) =>
          `${move} ist ein X-Feld: Der Zug dreht viele Steine um und verschenkt die Ecke.${answered(reply)}`,
      },
    },
    c: {
      text: "Die Felder am Rand gleich neben einer Ecke heißen C-Felder. Auch sie können eine leere Ecke verschenken.",
      task: "Finde einen Zug, der gewinnt.",
      right: "Du hast keine Ecke verschenkt, und du gewinnst.",
      wrong: {
        given: ({ move, reply }) =>
          `${move} ist ein C-Feld neben einer leeren Ecke, und Weiß nimmt die Ecke.${answered(reply)}`,
        lost: ({ move, reply }) =>
          `${move} verschenkt keine Ecke, aber damit gewinnst du nicht mehr.${answered(reply)}`,
      },
    },
    edge: {
      text: "Die Ecke h1 gehört dir. Deine Steine, die am Rand lückenlos an sie anschließen, kann auch niemand mehr umdrehen.",
      task: "Finde den Zug, mit dem dein Rand wächst.",
      right: "Neben der eigenen Ecke verschenkst du nichts: Alle diese Steine gehören dir bis zum Ende.",
      wrong: {
        open: ({ move, reply }) =>
          `${move} liegt neben einer leeren Ecke, nicht neben deiner.${answered(reply)}`,
        elsewhere: ({ move, reply }) =>
          `${move} kann warten, dein Rand nicht: Weiß bricht in ihn ein.${answered(reply)}`,
      },
    },
    quiet: {
      text: "Hier liegen alle deine Züge außer einem neben einer leeren Ecke. Wer noch einen ruhigen Zug hat, lässt den anderen dort setzen.",
      task: "Finde den ruhigen Zug.",
      right: "Nun liegt jeder Zug von Weiß neben einer leeren Ecke.",
      wrong: {
        given: ({ move, reply }) =>
          `${move} liegt neben einer leeren Ecke, und Weiß nimmt sie.${answered(reply)}`,
        spared: ({ move, reply }) =>
          `${move} liegt neben einer leeren Ecke. Weiß muss sie nicht einmal gleich nehmen.${answered(reply)}`,
      },
    },
    finish: {
      text: "Zwei Ecken sind noch leer. Lass Weiß sie öffnen.",
      task: "Spiele die letzten sechs Felder und gewinne.",
      right: "Du hast die Ecken geschlossen gehalten, bis es ungefährlich war, und gewonnen.",
      wrong: {
        given: ({ move, reply }) => `${move} verschenkt eine Ecke.${answered(reply)}`,
        most: ({ move, reply }) =>
          `${move} dreht die meisten Steine um, aber damit gewinnst du nicht mehr.${answered(reply)}`,
        lost: ({ move, reply }) => `Mit ${move} gewinnst du nicht mehr.${answered(reply)}`,
      },
    },
  },
  last: {
    intro:
      "Eine ganze Partie: Du hast Schwarz und beginnst. Dein Gegner spielt gut, nur setzt er neben eine leere Ecke, wann immer er kann.",
    won: "Er hat dir die Ecken geöffnet. Von jeder aus wächst ein Rand, den niemand umdrehen kann.",
    lost: "Nimm eine Ecke, sobald sie dir offensteht, und meide selbst die Felder neben leeren Ecken.",
  },
};
