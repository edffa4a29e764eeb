import type { Edge, ReversiPuzzleSentences, SolvedFacts } from "../../learn/reversi-puzzles.ts";
import { discsInWords } from "../grammar.ts";

const colours = { black: "Schwarz", white: "Weiß" } as const;
const others = { black: colours.white, white: colours.black } as const;

const edges: { readonly [E in Edge]: string } = {
  top: "den oberen Rand",
  right: "den rechten Rand",
  bottom: "den unteren Rand",
  left: "den linken Rand",
};

export const reversiPuzzles: ReversiPuzzleSentences = {
  where(place) {
    switch (place.in) {
      case "edge":
        return `Sieh dir ${edges[place.edge]} an.`;
      case "region":
        return `Sieh dir das Gebiet aus ${place.size} leeren Feldern um ${place.around} an.`;
      case "single-square":
        return "Suche ein leeres Feld, neben dem kein anderes leer ist.";
    }
  },
  refuted({ move, mover, answer, by, best }) {
    const other = others[mover];
    const right = `der richtige Zug gewinnt um ${best}`;
    if (answer === "over") {
      return `${move} beendet die Partie, ${by ? `und ${other} gewinnt um ${by}` : "unentschieden"}; ${right}.`;
    }
    if (answer === "pass") {
      return `Nach ${move} muss ${other} aussetzen und ${by ? `gewinnt trotzdem um ${by}` : "hält trotzdem das Unentschieden"}; ${right}.`;
    }
    return `Nach ${move} antwortet ${other} auf ${answer.reply} und ${by ? `gewinnt um ${by}` : "hält das Unentschieden"}; ${right}.`;
  },
  solved: (facts) => `${whyText(facts)} Bei bestem Spiel gewinnt ${colours[facts.mover]} um ${facts.by}.`,
};

function whyText({ move, mover, why }: SolvedFacts): string {
  const [own, other] = [colours[mover], others[mover]];
  switch (why.idea) {
    case "takes-corner":
      return `${move} nimmt die Ecke, und ein Stein in der Ecke wird nie mehr umgedreht.`;
    case "wins-corner":
      return why.passes
        ? `Nach ${move} muss ${other} aussetzen, und ${own} kann eine Ecke nehmen.`
        : `${move} gibt keine Ecke her, und was ${other} auch antwortet, ${own} kann danach eine nehmen.`;
    case "parity-move": {
      const into =
        why.region === 1
          ? `${move} füllt ein leeres Feld, das für sich steht.`
          : `${move} setzt in ein Gebiet aus ${why.region} leeren Feldern, einer ungeraden Zahl.`;
      const closed = why.closed ? ` Wo die Zahl ungerade ist, hat ${other} keinen Zug.` : "";
      return `${into} ${other} kann jetzt nur noch dort setzen, wo die Zahl der leeren Felder gerade ist: ${own} kann dort antworten und als Letzter setzen.${closed}`;
    }
    case "quiet":
      return why.turned === 1
        ? `${move} dreht nur einen Stein um, und der liegt innen: ${other} bekommt keinen neuen Zug.`
        : `${move} dreht nur ${discsInWords(why.turned)} Steine um, und die liegen innen: ${other} bekommt keinen neuen Zug.`;
  }
}
