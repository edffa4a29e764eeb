import type { PageSentences } from "../../page-sentences.ts";

export const settings: PageSentences["settings"] = {
  title: "Einstellungen",
  lead: "Sie gelten sofort und bleiben in diesem Browser.",
  groups: { page: "Seite", board: "Brett", moves: "Züge", sound: "Ton und Sätze" },
  names: {
    legalMarks: "Punkte, wo man setzen darf",
    lastMark: "Den letzten Zug markieren",
    turnedMarks: "Ringe auf den gedrehten Steinen",
    coordinates: "Koordinaten bei Reversi",
    confirm: "Züge bestätigen",
    animation: "Bewegung",
    felt: "Filz",
    pieces: "Material",
    sound: "Ton",
    phrases: "Zeigen, was andere sagen",
  },
  choices: {
    coordinates: { edge: "am Rand", off: "keine" },
    confirm: { off: "nie", touch: "beim Tippen mit dem Finger", on: "immer" },
    animation: { system: "wie das System", full: "alles", none: "keine" },
    felt: { green: "Grün", blue: "Blau", brown: "Braun", grey: "Grau" },
    pieces: { natural: "Natürlich", warm: "Warme Töne", cool: "Kühle Töne" },
  },
  about: {
    confirm:
      "Ein Feld wird zuerst ausgewählt und mit einem zweiten Druck darauf oder mit dem Knopf gespielt. In Reihen ist das immer so.",
    sound: "Bei Zügen, am Ende, wenn jemand dazukommt und wenn die Zeit knapp wird.",
    phrases: "Hallo, danke und dergleichen, in Partien zwischen Menschen.",
  },
  theme: "Farben der Seite",
  themes: { auto: "wie das System", light: "hell", dark: "dunkel" },
  preview: "Ausprobieren",
  previewAbout: "Ein Brett zum Ausprobieren: Hier zählt nichts.",
  reset: "Wie am Anfang",
  wasReset: "Alles außer der Sprache ist wie am Anfang.",
  undo: "Rückgängig",
  undone: "Deine Einstellungen sind wieder da.",
  soundOn: "Ton einschalten",
  soundOff: "Ton ausschalten",
  playMove: ({ move }) => `${move} spielen`,
  pickedUp: ({ move }) => `${move} ist ausgewählt. Noch ein Druck darauf spielt den Zug.`,
};
