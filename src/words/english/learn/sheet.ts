import type { SheetSentences } from "../../learn/sheet.ts";
import { or } from "../grammar.ts";

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

export const sheet: SheetSentences = {
  title: ({ game }) => (game === undefined ? "Puzzles" : `Puzzles: ${game}`),
  date: ({ year, month, day }) => `${day} ${months[month - 1]} ${year}`,
  name: "Name",
  className: "Class",
  answer: "Answer",
  task: "In every puzzle just one move wins, or moves that come to the same. Find it, and write it on the line.",
  grades: { easy: "easy", medium: "medium", hard: "hard", veryHard: "very hard" },
  yours: "It is your turn.",
  colour: ({ side, sign }) => `${side} (${sign}) is to move.`,
  answers: ({ title }) => `Answers · ${title}`,
  notations: {
    run: "2:3-4 is row or pile 2, numbers 3 to 4, counted from the left or from below.",
    square: "d3 is the square in column d and row 3.",
  },
  move: ({ name, written }) => `${name} (${written})`,
  moves({ moves, more }) {
    const others = more === 0 ? [] : [more === 1 ? "one more like it" : `${more} more like it`];
    return or([...moves, ...others]);
  },
};
