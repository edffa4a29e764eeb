import type { PageSentences } from "../../page-sentences.ts";

export const picture: PageSentences["picture"] = {
  title: "Picture",
  colours: "Colours",
  light: "Light",
  dark: "Dark",
  marked: "Mark the last move",
  captioned: "Game and players below",
  caption: ({ game, move, moves }) => `${game}, ${move === 0 ? "the start" : `move ${move} of ${moves}`}`,
  preview: ({ caption }) => `The picture: ${caption}`,
  svg: "Save SVG",
  png: "Save PNG",
  copy: "Copy the picture",
  copied: "Picture copied.",
  copyRefused: "The browser does not allow copying pictures; save it instead.",
  send: "Send the picture…",
  tooLarge: "This board is too large for a picture.",
};
