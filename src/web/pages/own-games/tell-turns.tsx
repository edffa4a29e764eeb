import { language } from "../../base/language.ts";
import { setTelling, telling } from "../../session/tell-turn.ts";

/** Whether a notification says that it is one's turn. The browser is asked by the press, and never before. */
export function TellTurns() {
  const { own } = language.value.page;
  const state = telling.value;
  return (
    <div class="tell-turns">
      <button
        type="button"
        aria-pressed={state === "on"}
        disabled={state === "none"}
        onClick={() => setTelling(state !== "on")}
      >
        {own.tell}
      </button>
      <span class="note" role="status">
        {own.tellings[state]}
      </span>
    </div>
  );
}
