import { refuse, type Seat, taking, takingPosition } from "../../../games/index.ts";
import { boardName, nounsOf, sideName, spotName } from "../../../words/index.ts";
import { Choice } from "../../base/fields.tsx";
import { language } from "../../base/language.ts";
import { RowsBoard } from "../../board/rows-board.tsx";
import type { Editor, EditorProps } from "../face.ts";
import { rowsOf } from "./board.tsx";
import { materialOf } from "./looks.ts";
import { withRows, withToggled } from "./standing.ts";

/** A new row is as long as this, where there is none to take after. */
const usualRow = 3;

/** Rows are set up piece by piece, and by typing how long they are. */
export const editor: Editor<"taking"> = {
  Board: EditedBoard,
  Fields: EditorFields,
  about: () => language.value.page.editor.pressPieces,
  withOptions: (draft, options) => {
    const { rows } = withRows(draft, options.rows);
    return { ...draft, options, rows };
  },
  settle({ options, rows, turn }) {
    const position = takingPosition(options, rows, turn);
    return position.ok && taking.outcome(position.value) ? refuse("no-first-move") : position;
  },
};

function EditedBoard({ id, draft, change }: EditorProps<"taking">) {
  const { editor } = language.value.page;
  return (
    <RowsBoard
      {...rowsOf(draft)}
      material={materialOf(id)}
      active
      toggle={(row, stick) => change(withToggled(draft, row, stick))}
      label={boardName(language.value, id, draft)}
      spotName={(spot) => editor.square({ square: spotName(language.value, id, draft, spot, undefined) })}
      choose={() => {}}
      play={() => {}}
    />
  );
}

function EditorFields({ id, draft, change }: EditorProps<"taking">) {
  const { editor } = language.value.page;
  const lengths = draft.options.rows;
  const kind = nounsOf(id).row;
  const side = (seat: Seat) => sideName(language.value, id, seat);
  return (
    <>
      <Choice
        label={editor.toMove}
        value={String(draft.turn)}
        set={(seat) => change({ ...draft, turn: seat === "0" ? 0 : 1 })}
        choices={[
          ["0", side(0)],
          ["1", side(1)],
        ]}
      />
      <div class="editor-buttons">
        <button
          type="button"
          onClick={() => change(withRows(draft, [...lengths, lengths.at(-1) ?? usualRow]))}
        >
          {editor.addRow[kind]}
        </button>
        <button
          type="button"
          disabled={lengths.length === 1}
          onClick={() => change(withRows(draft, lengths.slice(0, -1)))}
        >
          {editor.dropRow[kind]}
        </button>
        <button
          type="button"
          onClick={() => change({ ...draft, rows: lengths.map((length) => [{ left: 1, length }]) })}
        >
          {editor.allBack}
        </button>
        <button type="button" onClick={() => change({ ...draft, rows: lengths.map(() => []) })}>
          {editor.allAway}
        </button>
      </div>
    </>
  );
}
