import type { LayerSentences } from "../../learn/layers.ts";
import { decimal } from "../grammar.ts";
import { reversi } from "../reversi.ts";
import { proof } from "./proof.ts";

const { colours } = reversi;
const emptySquares = (count: number): string =>
  count === 1 ? "einem leeren Feld" : `${count} leeren Feldern`;

export const layers: LayerSentences = {
  smaller: {
    intro: "Dieselben Regeln und dieselbe Begründung, mit weniger auf dem Tisch:",
    none: "Eine kleinere Stellung mit derselben Begründung gibt es nicht.",
    tryIt: "Ausprobieren",
  },
  proof,
  reversi: {
    line: ({ moves, exact }) =>
      `${exact ? "Bestes Spiel beider Seiten" : "Was die Engine erwartet"}: ${moves.join(" ")}.`,
    mobility: ({ side, own, other }) =>
      `Beweglichkeit: ${colours[side]} ist am Zug und hat ${own === 1 ? "ein Feld" : `${own} Felder`} zur Wahl; die andere Seite hätte ${other}.`,
    corners: ({ side, own, other }) =>
      `Ecken, die niemand mehr umdrehen kann: ${colours[side]} hat ${own}, die andere Seite ${other}.`,
    frontier: ({ side, own, other }) =>
      `Front, also Steine neben einem leeren Feld, die der anderen Seite Züge geben: ${colours[side]} hat ${own}, die andere Seite ${other}.`,
    regions: ({ empty, regions, odd }) =>
      `Parität: ${empty === 1 ? "Das eine leere Feld liegt" : `Die ${empty} leeren Felder liegen`} in ${regions === 1 ? "einem Gebiet" : `${regions} Gebieten`}, davon ${odd} mit ungerader Felderzahl. Ziehen beide dort im Wechsel, macht in einem ungeraden Gebiet den letzten Zug, wer es beginnt.`,
    exact: ({ empty, side }) =>
      `Das ist genau. Jede Zugfolge bis zum Ende der Partie wurde angesehen oder nur weggelassen, weil bewiesen ist, dass sie am Ergebnis nichts ändert, etwa weil eine bessere Antwort schon bekannt ist. Bei ${emptySquares(empty)} hat die Partie höchstens ebenso viele Züge, darum geht das. ${colours[side]} kann gegen beste Antworten nicht mehr erreichen und muss sich nicht mit weniger begnügen.`,
    estimate: ({ depth, empty }) =>
      `Das ist kein Beweis. Die Engine hat ${depth === 1 ? "einen Zug" : `${depth} Züge`} vorausgeschaut, weggelassen, was fast nie besser wird, und die Stellungen dort nach Mustern aus Steinen beurteilt, die sie aus eigenen Partien gelernt hat. Bei ${emptySquares(empty)} hat niemand bis zum Ende geschaut.`,
    offBy: ({ discs, depth, empty }) =>
      `Gemessen an Stellungen mit ${emptySquares(empty)}, deren Ergebnis bewiesen ist, lagen Suchen der Tiefe ${depth} im Mittel um ${decimal(discs)} Steine daneben.`,
    unmeasured: "Wie weit solche Schätzungen auf Brettern dieser Größe danebenliegen, hat niemand gemessen.",
    end: ({ moves, black, white, empty }) =>
      `Das Ende dieser Zugfolge, mit ${emptySquares(empty)}: ${moves.join(" ")}. Dann hat Schwarz ${black} und Weiß ${white}, und keine Seite kann es besser machen: Alle Wege bis zum Ende wurden durchgespielt.`,
    noEnd:
      "Die erwartete Zugfolge reicht nicht bis zu den letzten sechs Feldern, darum gibt es kein kleines Ende zu zeigen.",
  },
};
