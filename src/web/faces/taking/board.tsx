import { isSwap, type TakenRun, type TakingMove, type TakingPosition } from "../../../games/index.ts";
import { boardName, spotName } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import { settings } from "../../base/settings.ts";
import type { Picks } from "../../board/press.ts";
import { RowsBoard } from "../../board/rows-board.tsx";
import type { BoardProps, SmallBoardProps } from "../face.ts";
import { useScene } from "../scene.ts";
import { materialOf, openingOf } from "./looks.ts";
import { pickAt, pickBetween, pickMore, runAt } from "./select.ts";

export function TakingBoard({ view }: BoardProps<"taking">) {
  const { id } = view.play.value;
  const position = view.position.value;
  const compared = view.compared.value;
  return (
    <RowsBoard
      {...rowsOf(position)}
      material={materialOf(id)}
      active={view.active.value}
      chosen={runOf(view.chosen.value)}
      last={settings.lastMark.value === "on" ? runOf(view.lastMove.value) : undefined}
      hint={runOf(view.hint.value)}
      compared={compared && { played: runOf(compared.played), better: runOf(compared.better) }}
      marks={view.findings.value.flatMap(({ move, good }) => (isSwap(move) ? [] : [{ move, won: good }]))}
      label={boardName(language.value, id, position)}
      spotName={(spot, picked) => spotName(language.value, id, position, spot, picked)}
      choose={(move) => {
        view.chosen.value = move;
      }}
      play={(move) => view.move(move)}
    />
  );
}

export function SmallTakingBoard({ id, game, position, move, moving }: SmallBoardProps<"taking">) {
  const scene = useScene(game, position, openingOf(game), moving);
  return (
    <RowsBoard
      {...rowsOf(scene.position)}
      material={materialOf(id)}
      active={false}
      last={runOf(scene.move ?? move)}
      decorative
      label=""
      spotName={() => ""}
      choose={() => {}}
      play={() => {}}
    />
  );
}

/** What a move is on the board: a swap is nothing there. */
function runOf(move: TakingMove | undefined): TakenRun | undefined {
  return move === undefined || isSwap(move) ? undefined : move;
}

/** What a board of rows is told of a position. */
export function rowsOf(position: TakingPosition) {
  const pick: Picks = {
    at: (row, stick) => pickAt(position, row, stick),
    between: (row, from, to) => pickBetween(position, row, from, to),
    more: (chosen, row, stick) => pickMore(position, chosen, row, stick),
  };
  return {
    lengths: position.options.rows,
    stands: (row: number, stick: number) => runAt(position, row, stick) !== undefined,
    anywhere: position.options.middle,
    pick,
  };
}
