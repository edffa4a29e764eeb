import type { ReversiCourse } from "../../../learn/reversi-course.ts";
import { answered } from "./answered.ts";

export const parity: ReversiCourse["parity"] = {
  title: "Parität",
  about: "Du weißt, wohin du setzt, wenn nur noch wenige Felder leer sind.",
  steps: {
    hole: {
      text: "Leere Felder, die zusammenhängen, sind ein Gebiet. Was der letzte Zug in einem Gebiet dort umdreht, wird kaum noch zurückgedreht.",
      task: "Du hast Schwarz. Drei Felder in zwei Gebieten sind übrig. Setze in das mit einer ungeraden Zahl von Feldern.",
      right: "Nun muss Weiß im Gebiet mit zwei Feldern anfangen, und das letzte Feld dort ist deins.",
      wrong: {
        even: ({ move, reply }) =>
          `${move} liegt im Gebiet mit zwei Feldern. Weiß nimmt das andere und hat dort den letzten Zug.${answered(reply)}`,
      },
    },
    regions: {
      text: "Das ist Parität: in ungerade Gebiete setzen und gerade übrig lassen. In diesen hat den letzten Zug, wer als Zweiter setzt.",
      task: "Drei Gebiete sind übrig. Finde das ungerade.",
      right: "Nur gerade Gebiete sind übrig, und Weiß muss in einem davon anfangen.",
      wrong: {
        most: ({ move, reply }) =>
          `${move} dreht die meisten Steine um, liegt aber in einem geraden Gebiet.${answered(reply)}`,
        even: ({ move, reply }) =>
          `${move} liegt in einem geraden Gebiet, und Weiß macht dort weiter.${answered(reply)}`,
      },
    },
    square: {
      text: "In einem größeren ungeraden Gebiet kommt es auch darauf an, welches seiner Felder du nimmst.",
      task: "Setze so in das Gebiet mit drei Feldern, dass du gewinnst.",
      right: "Das richtige Gebiet und das richtige Feld: Du gewinnst.",
      wrong: {
        even: ({ move, reply }) => `${move} liegt im Gebiet mit zwei Feldern, im geraden.${answered(reply)}`,
        square: ({ move, reply }) =>
          `${move} liegt im richtigen Gebiet, aber auf dem falschen Feld: Du gewinnst nicht mehr.${answered(reply)}`,
      },
    },
    pass: {
      text: "Ist eine gerade Zahl von Feldern leer, dann hätte Weiß den letzten Zug. Setzt Weiß einmal aus, kehrt sich das um.",
      task: "Vier Felder sind übrig. Finde den Zug, nach dem Weiß aussetzen muss.",
      right: "Weiß setzt aus, du bist wieder dran, und das letzte der vier Felder ist deins.",
      wrong: {
        most: ({ move, reply }) =>
          `${move} dreht die meisten Steine um, aber Weiß muss nicht aussetzen.${answered(reply)}`,
        missed: ({ move, reply }) => `Nach ${move} muss Weiß nicht aussetzen.${answered(reply)}`,
      },
    },
    keep: {
      text: "Auf manche Felder kannst nur du setzen. So ein Zug läuft nicht weg: Hebe ihn auf, bis du ihn brauchst.",
      task: "Finde den Zug, der gewinnt.",
      right: "Du hast das Feld genommen, das Weiß hätte haben können. Dein eigenes bleibt dir noch.",
      wrong: {
        spent: ({ move, reply }) =>
          `${move} konnte dir jetzt niemand nehmen. Du hast es zu früh verbraucht und gewinnst nicht mehr.${answered(reply)}`,
        even: ({ move, reply }) =>
          `${move} liegt in einem Gebiet mit zwei Feldern, und du gewinnst nicht mehr.${answered(reply)}`,
      },
    },
    finish: {
      text: "Sechs Felder sind übrig: zwei einzelne und ein Gebiet mit vier.",
      task: "Spiele bis zum Ende und gewinne.",
      right: "Erst die einzelnen Felder, dann das Aussetzen: So war der letzte Zug deiner.",
      wrong: {
        missed: ({ move, reply }) =>
          `Nach einem anderen Zug müsste Weiß aussetzen, nach ${move} nicht.${answered(reply)}`,
        even: ({ move, reply }) =>
          `${move} öffnet das gerade Gebiet, obwohl es noch ein ungerades gibt.${answered(reply)}`,
        lost: ({ move, reply }) => `Mit ${move} gewinnst du nicht mehr.${answered(reply)}`,
      },
    },
  },
  last: {
    intro:
      "Du hast Schwarz, und 18 Felder sind leer. Dein Gegner spielt gut, aber ab 12 leeren Feldern setzt er in gerade Gebiete, wann immer er kann.",
    won: "Er hat die geraden Gebiete geöffnet, und du hattest dort den letzten Zug.",
    lost: "Zähle die leeren Felder jedes Gebiets. Setze in die ungeraden, und lass deinen Gegner in den geraden anfangen.",
  },
};
