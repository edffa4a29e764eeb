import { useMemo } from "preact/hooks";
import {
  black,
  empty,
  flips,
  legalSquares,
  type ReversiPosition,
  type Seat,
  type Square,
} from "../../../games/index.ts";
import { boardName, moveName, squareName } from "../../../words/index.ts";
import { announce } from "../../base/announce.tsx";
import { language } from "../../base/language.ts";
import { settings } from "../../base/settings.ts";
import type { Colour } from "../../board/disc.tsx";
import { DiscBoard } from "../../board/disc-board.tsx";
import type { BoardProps, SmallBoardProps } from "../face.ts";
import { useScene } from "../scene.ts";

export function ReversiBoard({ view }: BoardProps<"reversi">) {
  const position = view.position.value;
  const last = view.lastMove.value;
  const before = view.positions.value[view.index.value - 1];
  const legal = useMemo(
    () => new Map(legalSquares(position).map((square) => [square, flips(position, square)])),
    [position],
  );
  const values = new Map(
    view.findings.value.map(({ move, text = "", good }) => [move, { text, best: good }]),
  );
  function nameOf(square: Square): string {
    const name = squareName(language.value, position, square, legal.get(square)?.length);
    const value = values.get(square)?.text;
    return value ? language.value.page.engine.squareValue({ square: name, value }) : name;
  }
  function choose(square: Square | undefined) {
    view.chosen.value = square;
    if (square === undefined) return;
    const move = moveName(language.value, view.play.value.id, position, square);
    announce(language.value.page.settings.pickedUp({ move }));
  }
  const { legalMarks, lastMark, turnedMarks, coordinates, confirm } = settings;
  return (
    <DiscBoard
      {...squaresOf(position)}
      legal={legal}
      active={view.active.value}
      chosen={view.chosen.value}
      marks={{
        legal: legalMarks.value === "on",
        last: lastMark.value === "on",
        turned: turnedMarks.value === "on",
      }}
      coordinates={coordinates.value === "edge"}
      confirms={(byFinger) => confirm.value === "on" || (confirm.value === "touch" && byFinger)}
      last={last}
      turned={turnedBy(before, last)}
      hint={view.hint.value}
      compared={view.compared.value}
      values={values}
      label={boardName(language.value, view.play.value.id, position)}
      squareName={nameOf}
      choose={choose}
      play={(square) => view.move(square)}
    />
  );
}

const opening = { moves: 14, seed: 7 };
const nowhere = new Map<Square, readonly Square[]>();

export function SmallReversiBoard({ game, position, move, moving }: SmallBoardProps<"reversi">) {
  const scene = useScene(game, position, opening, moving);
  return (
    <DiscBoard
      {...squaresOf(scene.position)}
      legal={nowhere}
      active={false}
      last={scene.move ?? move}
      turned={turnedBy(scene.before, scene.move)}
      coordinates={settings.coordinates.value === "edge"}
      decorative
      label=""
      squareName={() => ""}
      play={() => {}}
    />
  );
}

/** What a board of discs is told of a position. */
export function squaresOf({ options, cells, turn }: ReversiPosition) {
  return {
    size: options.size,
    turn: colourOf(turn),
    discs(square: Square): Colour | undefined {
      const cell = cells[square];
      return cell === empty ? undefined : cell === black ? "black" : "white";
    },
  };
}

export function colourOf(seat: Seat): Colour {
  return seat === 0 ? "black" : "white";
}

function turnedBy(before: ReversiPosition | undefined, move: Square | undefined): Square[] | undefined {
  return before && move !== undefined ? flips(before, move) : undefined;
}
