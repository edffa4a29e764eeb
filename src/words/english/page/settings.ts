import type { PageSentences } from "../../page-sentences.ts";

export const settings: PageSentences["settings"] = {
  title: "Settings",
  lead: "They hold at once, and are kept in this browser.",
  groups: { page: "Page", board: "Board", moves: "Moves", sound: "Sound and phrases" },
  names: {
    legalMarks: "Dots where one may play",
    lastMark: "Mark the last move",
    turnedMarks: "Rings on the discs it turned",
    coordinates: "Coordinates of Reversi",
    confirm: "Confirm moves",
    animation: "Movement",
    felt: "Felt",
    pieces: "Pieces",
    sound: "Sound",
    phrases: "Show what others say",
  },
  choices: {
    coordinates: { edge: "at the edge", off: "none" },
    confirm: { off: "never", touch: "of a finger", on: "always" },
    animation: { system: "as the system", full: "all of it", none: "none" },
    felt: { green: "Green", blue: "Blue", brown: "Brown", grey: "Grey" },
    pieces: { natural: "Natural", warm: "Warm", cool: "Cool" },
  },
  about: {
    confirm:
      "A square is picked up first and played by a second press on it or by the button. In rows that is always so.",
    sound: "For moves, the end, somebody who joins, and time that runs short.",
    phrases: "Hello, thank you and the like, in games between people.",
  },
  theme: "Colours of the page",
  themes: { auto: "as the system", light: "light", dark: "dark" },
  preview: "Try it",
  previewAbout: "A board to try it on: nothing here counts.",
  reset: "As it was",
  wasReset: "Everything but the language is as it was at first.",
  undo: "Undo",
  undone: "Your settings are back.",
  soundOn: "Turn the sound on",
  soundOff: "Turn the sound off",
  playMove: ({ move }) => `Play ${move}`,
  pickedUp: ({ move }) => `${move} is picked up. Press it again to play it.`,
};
