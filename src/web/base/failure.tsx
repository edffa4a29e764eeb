import { language } from "./language.ts";

/** What went wrong, and the button that tries it again. */
export function Failure({ text, again }: { text: string; again: () => void }) {
  return (
    <p class="wrong" role="alert">
      {text}{" "}
      <button type="button" onClick={again}>
        {language.value.page.shell.tryAgain}
      </button>
    </p>
  );
}
