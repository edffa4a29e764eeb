import type { ReversiPosition, TakingMove, TakingPosition } from "../../../games/index.ts";
import { mostSquares, ReversiBoard, type SquareValue } from "../../board/disc-board.tsx";
import { canDraw } from "../../board/layout.ts";
import type { MoveMark } from "../../board/marks.tsx";
import { TakingBoard } from "../../board/rows-board.tsx";
import { counted } from "../../faces/nouns.ts";
import { spotName, squareName } from "../../faces/spoken.ts";
import type { Table } from "../../session/game-view.ts";
import { TypedMove } from "./typed-move.tsx";

export interface Findings {
  readonly marks?: readonly MoveMark[] | undefined;
  readonly values?: ReadonlyMap<number, SquareValue> | undefined;
}

/** The board of whatever game is on the table. */
export function BoardView({ table, findings }: { table: Table; findings: Findings }) {
  const { id } = table.session.play.value;
  const position = table.position.value;
  if (id === "reversi") {
    const board = position as ReversiPosition;
    const { size } = board.options;
    if (size > mostSquares) return <TooLarge table={table} what={`a board of ${size} × ${size}`} />;
    return (
      <ReversiBoard
        position={board}
        active={table.active.value}
        last={table.lastMove.value as number | undefined}
        turned={table.turned.value}
        hint={table.hint.value as number | undefined}
        values={findings.values}
        label={`Reversi board, ${size} by ${size}: Black ${board.discs[0]}, White ${board.discs[1]}`}
        squareName={(square, legal, turns) => squareName(board, square, legal, turns)}
        play={(square) => table.play(square)}
      />
    );
  }
  const rows = position as TakingPosition;
  const total = rows.rows.flat().reduce((sum, run) => sum + run.length, 0);
  if (!canDraw(rows.options)) return <TooLarge table={table} what={counted(id, rows.options, total)} />;
  return (
    <TakingBoard
      game={id}
      position={rows}
      active={table.active.value}
      chosen={table.chosen.value}
      last={table.lastMove.value as TakingMove | undefined}
      hint={table.hint.value as TakingMove | undefined}
      marks={findings.marks}
      label={`${counted(id, rows.options, total)} left`}
      spotName={(spot, standing, picked) => spotName(id, rows, spot, standing, picked)}
      choose={(move) => {
        table.chosen.value = move;
      }}
      play={(move) => table.play(move)}
    />
  );
}

/** What is too large to draw is written, and played by typing. */
function TooLarge({ table, what }: { table: Table; what: string }) {
  const rows = (table.position.value as Partial<TakingPosition>).rows;
  return (
    <div class="too-large">
      <p>There are {what}: too many to draw. Moves are typed here.</p>
      {rows && (
        <ol>
          {rows.map((runs, index) => (
            <li key={index}>
              {runs.map((run) => `${run.length} from place ${run.left}`).join(", ") || "empty"}
            </li>
          ))}
        </ol>
      )}
      <TypedMove table={table} example={exampleOf(table)} />
    </div>
  );
}

function exampleOf(table: Table): string {
  return table.session.play.value.id === "reversi" ? "f5" : "1:3-5";
}
