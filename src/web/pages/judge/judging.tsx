import { useEffect, useState } from "preact/hooks";
import type { JudgingAnswer } from "../../../protocol/index.ts";
import { announce } from "../../base/announce.tsx";
import { type Answered, call } from "../../base/api.ts";
import { language } from "../../base/language.ts";
import { sayTrouble } from "../../base/trouble.ts";
import { JudgedProgram } from "./judged-program.tsx";

/** It is asked again so often, in milliseconds. */
const askEvery = 1000;

/** A program that was handed in, until its verdict is there. */
export function Judging({ id }: { id: string }) {
  const { run: say } = language.value.page.judge;
  const [found, setFound] = useState<Answered<JudgingAnswer>>();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    async function ask() {
      const answer = await call("judging", { params: { id } });
      if (!isHere) return;
      setFound(answer);
      if (answer.ok && isUnderWay(answer.value)) timer = setTimeout(ask, askEvery);
    }
    void ask();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [id, asked]);
  const state = found?.ok ? found.value.state : undefined;
  // A screen reader is told of every step, and not of every case.
  useEffect(() => {
    if (found?.ok && found.value.state !== "done") announce(progressText(found.value));
  }, [state]);
  if (!found) return <p>{say.sending}</p>;
  if (!found.ok)
    return (
      <p class="trouble">
        {sayTrouble(found.trouble)}{" "}
        <button type="button" onClick={() => setAsked(asked + 1)}>
          {say.again}
        </button>
      </p>
    );
  const { value } = found;
  if (value.state === "done") return <JudgedProgram answer={value.answer} shown={value.shown} />;
  return <p class={value.state === "failed" ? "trouble" : ""}>{progressText(value)}</p>;
}

function progressText(answer: JudgingAnswer): string {
  const { run: say } = language.value.page.judge;
  switch (answer.state) {
    case "queued":
      return say.queued(answer);
    case "running":
      return say.running({ cases: answer.done });
    case "failed":
      return say.failed;
    case "done":
      return "";
  }
}

function isUnderWay({ state }: JudgingAnswer): boolean {
  return state === "queued" || state === "running";
}
