import { signal } from "@preact/signals";
import {
  black,
  type Cell,
  empty,
  must,
  type ReversiOptions,
  type ReversiPosition,
  refuse,
  reversi,
  reversiPosition,
  type Seat,
  type Square,
  white,
} from "../../../games/index.ts";
import { boardName, sideName, squareName } from "../../../words/index.ts";
import { Choice } from "../../base/fields.tsx";
import { language } from "../../base/language.ts";
import { DiscBoard } from "../../board/disc-board.tsx";
import type { Editor, EditorProps } from "../face.ts";
import { squaresOf } from "./board.tsx";

/** What a press puts on a square; in turn it is black, white and nothing. */
const pens = ["in-turn", "black", "white", "empty"] as const;
type Pen = (typeof pens)[number];
const pen = signal<Pen>("in-turn");

const put = { black, white, empty } as const;

/** Reversi's positions are set up square by square. */
export const editor: Editor<"reversi"> = {
  Board: EditedBoard,
  Fields: EditorFields,
  about(draft) {
    const { editor } = language.value.page;
    const settled = must(reversiPosition(draft.options, draft.cells, draft.turn));
    if (settled.over || settled.turn === draft.turn) return editor.pressSquares;
    const name = (seat: Seat) => sideName(language.value, "reversi", seat);
    return editor.passes({ passes: name(draft.turn), moves: name(settled.turn) });
  },
  withOptions(draft, options) {
    return options.size === draft.options.size ? { ...draft, options } : reversi.start(options);
  },
  settle({ options, cells, turn }) {
    const settled = reversiPosition(options, cells, turn);
    return settled.ok && settled.value.over ? refuse("no-first-move") : settled;
  },
};

/** Whose turn it says, whether or not that side can move. */
function draftOf(options: ReversiOptions, cells: Uint8Array, turn: Seat): ReversiPosition {
  return { ...must(reversiPosition(options, cells, turn)), turn, over: false };
}

function EditedBoard({ id, draft, change }: EditorProps<"reversi">) {
  const { editor } = language.value.page;
  const all = new Map(Array.from(draft.cells as Uint8Array, (_, square) => [square, []] as const));
  function press(square: Square) {
    const cells = Uint8Array.from(draft.cells as Uint8Array);
    cells[square] = next(cells[square] as Cell);
    change(draftOf(draft.options, cells, draft.turn));
  }
  return (
    <DiscBoard
      {...squaresOf(draft)}
      legal={all}
      active
      editing
      label={boardName(language.value, id, draft)}
      squareName={(square) => editor.square({ square: squareName(language.value, draft, square, undefined) })}
      play={press}
    />
  );
}

function next(cell: Cell): Cell {
  if (pen.value === "in-turn") return cell === empty ? black : cell === black ? white : empty;
  const wanted = put[pen.value];
  // Once more on the same takes it away.
  return cell === wanted ? empty : wanted;
}

function EditorFields({ id, draft, change }: EditorProps<"reversi">) {
  const { editor } = language.value.page;
  const { options, cells, turn } = draft;
  const side = (seat: Seat) => sideName(language.value, id, seat);
  const names: { readonly [P in Pen]: string } = {
    "in-turn": editor.inTurn,
    black: side(0),
    white: side(1),
    empty: editor.nothing,
  };
  return (
    <>
      <Choice
        label={editor.toMove}
        value={String(turn)}
        set={(seat) => change(draftOf(options, Uint8Array.from(cells as Uint8Array), seat === "0" ? 0 : 1))}
        choices={[
          ["0", side(0)],
          ["1", side(1)],
        ]}
      />
      <Choice
        label={editor.press}
        value={pen.value}
        set={(chosen) => {
          pen.value = chosen;
        }}
        choices={pens.map((each) => [each, names[each]] as const)}
      />
      <div class="editor-buttons">
        <button type="button" onClick={() => change(draftOf(options, new Uint8Array(cells.length), turn))}>
          {editor.emptyBoard}
        </button>
        <button type="button" onClick={() => change(reversi.start(options))}>
          {editor.startPosition}
        </button>
      </div>
    </>
  );
}
