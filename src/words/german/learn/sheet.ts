import type { SheetSentences } from "../../learn/sheet.ts";
import { or } from "../grammar.ts";

const months = [
  "Januar",
  "Februar",
  "März",
  "April",
  "Mai",
  "Juni",
  "Juli",
  "August",
  "September",
  "Oktober",
  "November",
  "Dezember",
];

export const sheet: SheetSentences = {
  title: ({ game }) => (game === undefined ? "Aufgaben" : `Aufgaben: ${game}`),
  date: ({ year, month, day }) => `${day}. ${months[month - 1]} ${year}`,
  name: "Vor- und Nachname",
  className: "Klasse",
  answer: "Antwort",
  task: "In jeder Aufgabe gewinnt genau ein Zug, oder mehrere, die auf dasselbe hinauslaufen. Finde ihn und schreibe ihn auf die Linie.",
  grades: { easy: "leicht", medium: "mittel", hard: "schwer", veryHard: "sehr schwer" },
  yours: "Du bist am Zug.",
  colour: ({ side, sign }) => `${side} (${sign}) ist am Zug.`,
  answers: ({ title }) => `Lösungen · ${title}`,
  notations: {
    run: "2:3-4 heißt Reihe oder Stapel 2, Nummer 3 bis 4, von links oder von unten gezählt.",
    square: "d3 ist das Feld in Spalte d und Zeile 3.",
  },
  move: ({ name, written }) => `${name} (${written})`,
  moves({ moves, more }) {
    const others = more === 0 ? [] : [more === 1 ? "ein weiterer wie dieser" : `${more} weitere wie dieser`];
    return or([...moves, ...others]);
  },
};
