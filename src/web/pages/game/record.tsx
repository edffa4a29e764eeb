import { useLayoutEffect, useRef } from "preact/hooks";
import type { MoveMark } from "../../../words/index.ts";
import { Icon, type IconName } from "../../base/icons.tsx";
import { language } from "../../base/language.ts";
import { faceOf } from "../../faces/index.ts";
import type { GameView } from "../../session/game-view.ts";

/** The moves so far; each is a button that shows the game after it. */
export function RecordList({ view }: { view: GameView }) {
  const list = useRef<HTMLOListElement>(null);
  const { record } = language.value.page;
  const { SeatMark } = faceOf(view.game);
  const movers = view.positions.value.map((position) => view.game.turn(position));
  const shown = view.index.value;
  const texts = view.texts.value;
  const names = view.names.value;
  const marks = new Map(view.judged.value.map(({ number, mark }) => [number, mark]));
  // Where a move's name is its notation, it is written once, and short.
  const worded = names.some((name, index) => name !== texts[index]);
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    // Only the list scrolls: scrollIntoView would move the page under a player's thumb.
    const follow = () => {
      const current = box.querySelector<HTMLElement>("[aria-current]");
      const middle = current ? current.offsetTop + current.offsetHeight / 2 : 0;
      box.scrollTop = middle - box.clientHeight / 2;
    };
    follow();
    // The list gets shorter when the analysis comes.
    const watch = new ResizeObserver(follow);
    watch.observe(box);
    return () => watch.disconnect();
  }, [shown, texts.length]);
  return (
    <section class="record" aria-label={record.title}>
      <ol ref={list} class={`moves${worded ? " worded" : ""}`} aria-label={record.moves}>
        {texts.length === 0 && <li class="note">{record.empty}</li>}
        {texts.map((text, index) => (
          <li key={index}>
            <button
              type="button"
              class="quiet move"
              aria-current={index + 1 === shown ? "step" : undefined}
              onClick={() => view.show(index + 1)}
            >
              <span class="unseen">{record.move({ number: index + 1, move: names[index] ?? text })}</span>
              <span class="number" aria-hidden="true">
                {index + 1}
              </span>
              <svg class="seat-mark" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
                <SeatMark seat={movers[index] ?? 0} />
              </svg>
              <span class="name" aria-hidden="true">
                {names[index]}
              </span>
              <Judged mark={marks.get(index + 1)} />
              {worded && (
                <span class="notation" aria-hidden="true">
                  {text}
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
      <fieldset class="walk">
        <legend class="unseen">{record.walk}</legend>
        <Step view={view} icon="first" label={record.first} to={0} />
        <Step view={view} icon="previous" label={record.previous} to={shown - 1} />
        <Step view={view} icon="next" label={record.next} to={shown + 1} />
        <Step view={view} icon="last" label={record.last} to={texts.length} />
      </fieldset>
    </section>
  );
}

/** That a move gave something away; its place is kept free before that is known. */
function Judged({ mark }: { mark: MoveMark | undefined }) {
  return (
    <span class={`judged ${mark ?? ""}`}>
      {mark && (
        <>
          <span class="unseen">{language.value.report.marks[mark]}</span>
          <span aria-hidden="true" title={language.value.report.marks[mark]}>
            {mark === "mistake" ? "?" : "?!"}
          </span>
        </>
      )}
    </span>
  );
}

function Step({ view, icon, label, to }: { view: GameView; icon: IconName; label: string; to: number }) {
  const possible = to >= 0 && to <= view.length.value && to !== view.index.value;
  return (
    <button
      type="button"
      class="quiet icon"
      aria-label={label}
      title={label}
      disabled={!possible}
      onClick={() => view.show(to)}
    >
      <Icon name={icon} />
    </button>
  );
}
