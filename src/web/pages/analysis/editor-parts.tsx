import type { ComponentChild } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Family, PositionOf, Refusal } from "../../../games/index.ts";
import { language, sayRefusal } from "../../base/language.ts";
import { Later } from "../../base/later.tsx";
import type { Editor, FieldTexts } from "../../faces/face.ts";
import { faceOf } from "../../faces/index.ts";
import type { AnalysisView } from "../../session/analysis-view.ts";

interface EditorPartProps {
  readonly view: AnalysisView;
  readonly draft: PositionOf<Family>;
}

type Loaded = { readonly editor: Editor };
const none = async (): Promise<Loaded> => {
  throw new Error("this family has no editor");
};

/** The editor of the game's family, once it is there. */
function WithEditor({
  view,
  children,
}: {
  view: AnalysisView;
  children: (editor: Editor) => ComponentChild;
}) {
  const load = faceOf(view.game).loadEditor ?? none;
  return (
    <Later load={load} what="form" waiting={null}>
      {({ editor }) => children(editor)}
    </Later>
  );
}

function propsOf({ view, draft }: EditorPartProps) {
  return {
    id: view.play.value.id,
    draft,
    change: (next: PositionOf<Family>) => view.edit(next),
  };
}

/** The board while a position is set up. */
export function EditorBoard(props: EditorPartProps) {
  const rows = faceOf(props.view.game).tooLarge(props.draft);
  if (rows)
    return (
      <div class="too-large">
        <ol>
          {rows.map((row, index) => (
            <li key={index}>{row}</li>
          ))}
        </ol>
      </div>
    );
  return <WithEditor view={props.view}>{(editor) => <editor.Board {...propsOf(props)} />}</WithEditor>;
}

/** What a press does, or why the position cannot be played, and the two ways out. */
export function EditorStatus(props: EditorPartProps) {
  const { view, draft } = props;
  const words = language.value.page.editor;
  const { id } = view.play.value;
  return (
    <div class="status-line turn">
      <WithEditor view={view}>
        {(editor) => {
          const settled = editor.settle(draft);
          return (
            <>
              <p class="status" data-testid="status" role="status">
                {settled.ok ? (
                  faceOf(view.game).tooLarge(draft) ? (
                    words.typeRows
                  ) : (
                    editor.about(draft)
                  )
                ) : (
                  <span class="trouble">{sayRefusal(settled.refusal, id)}</span>
                )}
              </p>
              <div class="answers">
                <button
                  type="button"
                  class="primary"
                  disabled={!settled.ok}
                  onClick={() => settled.ok && view.setUp(settled.value)}
                >
                  {words.done}
                </button>
                <button type="button" onClick={() => view.stopEditing()}>
                  {words.leave}
                </button>
              </div>
            </>
          );
        }}
      </WithEditor>
    </div>
  );
}

/** What is set otherwise than by pressing the board: whose turn it is, rows, and the game's options. */
export function EditorPanel(props: EditorPartProps) {
  const { editor: words } = language.value.page;
  return (
    <section class="editor" aria-label={words.title}>
      <h2>{words.title}</h2>
      <WithEditor view={props.view}>
        {(editor) => (
          <>
            <editor.Fields {...propsOf(props)} />
            <OptionFields {...props} editor={editor} />
          </>
        )}
      </WithEditor>
    </section>
  );
}

/** The game's options as one fills them in; what is not right yet stays as it was typed, and says why. */
function OptionFields({ view, draft, editor }: EditorPartProps & { editor: Editor }) {
  const { form } = faceOf(view.game);
  const { id } = view.play.value;
  const [texts, setTexts] = useState<FieldTexts>(() => form.make(draft.options));
  const [wrong, setWrong] = useState<Refusal | undefined>();
  useEffect(() => {
    // Undone, or changed elsewhere: the fields follow.
    const parsed = form.parse(texts, view.game);
    if (parsed.ok && JSON.stringify(parsed.value) === JSON.stringify(draft.options)) return;
    setTexts(form.make(draft.options));
    setWrong(undefined);
  }, [draft.options]);

  function change(part: FieldTexts) {
    const next = { ...texts, ...part };
    setTexts(next);
    const parsed = form.parse(next, view.game);
    setWrong(parsed.ok ? undefined : parsed.refusal);
    if (parsed.ok) view.edit(editor.withOptions(draft, parsed.value));
  }

  return (
    <>
      <form.Fields game={id} first="beside" texts={texts} change={change} />
      <p class="note wrong" role="status">
        {wrong && sayRefusal(wrong, id)}
      </p>
    </>
  );
}
