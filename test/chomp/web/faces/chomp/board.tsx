import { type ChompMove, type ChompPosition, chomp } from "../../../games/index.ts";
import { notationOf } from "../../../notation/index.ts";
import { boardName } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import type { BoardProps, SmallBoardProps } from "../face.ts";
import { useScene } from "../scene.ts";

export function ChompBoard({ view }: BoardProps<"chomp">) {
  const { id } = view.play.value;
  const position = view.position.value;
  return (
    <fieldset aria-label={boardName(language.value, id, position)} disabled={!view.active.value}>
      {[...chomp.moves(position)].map((move) => {
        const square = notationOf(id).makeMove(move, position);
        return (
          <button key={square} type="button" onClick={() => view.move(move)}>
            {isHint(view.hint.value, move) ? <mark>{square}</mark> : square}
          </button>
        );
      })}
    </fieldset>
  );
}

export function SmallChompBoard({ game, position, moving }: SmallBoardProps<"chomp">) {
  const scene = useScene(game, position, { moves: 1, seed: 5 }, moving);
  return <span>{squaresOf(scene.position)}</span>;
}

function squaresOf({ left }: ChompPosition): string {
  return left.map((count) => "▢".repeat(count)).join(" ");
}

function isHint(hint: ChompMove | undefined, { row, column }: ChompMove): boolean {
  return hint?.row === row && hint.column === column;
}
