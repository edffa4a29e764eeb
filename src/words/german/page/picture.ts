import type { PageSentences } from "../../page-sentences.ts";

export const picture: PageSentences["picture"] = {
  title: "Bild",
  colours: "Farben",
  light: "Hell",
  dark: "Dunkel",
  marked: "Den letzten Zug markieren",
  captioned: "Spiel und Spieler darunter",
  caption: ({ game, move, moves }) => `${game}, ${move === 0 ? "der Anfang" : `Zug ${move} von ${moves}`}`,
  preview: ({ caption }) => `Das Bild: ${caption}`,
  svg: "SVG speichern",
  png: "PNG speichern",
  copy: "Das Bild kopieren",
  copied: "Bild kopiert.",
  copyRefused: "Der Browser erlaubt nicht, Bilder zu kopieren; speichere es stattdessen.",
  send: "Das Bild senden …",
  tooLarge: "Für ein Bild ist dieses Brett zu groß.",
};
