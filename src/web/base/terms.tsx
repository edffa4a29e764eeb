import { useId, useMemo, useRef, useState } from "preact/hooks";
import { findTerms, lessonOfTerm, type TermId } from "../../words/index.ts";
import { announce } from "./announce.tsx";
import { language } from "./language.ts";
import "../styles/terms.css";
import { useLearn } from "./learn-words.ts";

/**
 * A text in which the first place of each word of the glossary is a small button that opens its definition there. Where a word has been
 * explained just before (`known`), it is left alone. Until the glossary has come it is the text alone, in the same place.
 */
export function Terms({ text, known = [] }: { text: string; known?: readonly TermId[] }) {
  const { say } = useLearn();
  const glossary = say?.glossary;
  const parts = useMemo(() => (glossary ? findTerms(glossary, text) : [{ text }]), [glossary, text]);
  return (
    <>
      {parts.map(({ text, term }, index) =>
        term && !known.includes(term) ? <Term key={index} text={text} term={term} /> : text,
      )}
    </>
  );
}

/** Opens below the word, or above it where there is more room; Escape and a press elsewhere close it. */
function Term({ text, term }: { text: string; term: TermId }) {
  const { say } = useLearn();
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  if (!say) return text;
  const { word, meaning, example } = say.glossary.terms[term];

  function toggled({ newState }: Pick<ToggleEvent, "newState">) {
    const isOpen = newState === "open";
    setOpen(isOpen);
    if (!isOpen || !button.current || !box.current) return;
    placeAt(box.current, button.current.getBoundingClientRect());
    announce(language.value.text([meaning, example]));
    // It stays where the word was; what is scrolled away from it closes it.
    const close = () => box.current?.hidePopover();
    window.addEventListener("scroll", close, { once: true, capture: true });
  }

  return (
    <>
      <button
        type="button"
        class="term"
        ref={button}
        aria-expanded={open}
        aria-controls={id}
        aria-describedby={open ? id : undefined}
        popovertarget={id}
      >
        {text}
      </button>
      <span popover="auto" class="term-box" id={id} ref={box} onToggle={toggled}>
        <strong>{word}</strong>
        <span>{language.value.text([meaning, example])}</span>
        <span class="term-ways">
          <a href={`/learn/${lessonOfTerm[term]}`}>{titleOfLesson(say, term)}</a>
          <a href={`/learn/glossary#${term}`}>{say.glossary.all}</a>
        </span>
      </span>
    </>
  );
}

function titleOfLesson({ courses, glossary }: NonNullable<ReturnType<typeof useLearn>["say"]>, term: TermId) {
  const lesson = { ...courses.nim, ...courses.reversi }[lessonOfTerm[term]];
  return glossary.inLesson({ title: lesson?.title ?? "" });
}

const gap = 6;

function placeAt({ style, offsetWidth, offsetHeight }: HTMLElement, at: DOMRect): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const left = Math.max(gap, Math.min(at.left, clientWidth - offsetWidth - gap));
  const isBelow = at.bottom + gap + offsetHeight <= clientHeight || at.top < clientHeight - at.bottom;
  style.left = `${left}px`;
  style.top = `${isBelow ? at.bottom + gap : Math.max(gap, at.top - gap - offsetHeight)}px`;
}
