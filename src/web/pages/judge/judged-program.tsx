import { useEffect } from "preact/hooks";
import type { Answer, CaseAnswer } from "../../../judge/index.ts";
import type { JudgingAnswer } from "../../../protocol/index.ts";
import { inOneText, type JudgeSentences, loadJudgeSentences, punctuationOf } from "../../../words/index.ts";
import { announce } from "../../base/announce.tsx";
import { language } from "../../base/language.ts";
import { useAnswer } from "../../base/use-answer.ts";
import { Session, TwoLines } from "./explanation.tsx";

type Shown = Extract<JudgingAnswer, { state: "done" }>["shown"];

/** The verdict as at a terminal: what is wrong with the first case of each kind, then a line a case. */
export function JudgedProgram({ answer, shown }: { answer: Answer; shown: Shown }) {
  const { tag, page } = language.value;
  const { answer: say } = useAnswer(tag, () => loadJudgeSentences(tag));
  const passed = answer.cases.filter(({ verdict }) => verdict === "OK").length;
  const count = say?.report.passed({ passed, cases: answer.cases.length });
  useEffect(() => {
    if (!say) return;
    const { stop } = punctuationOf(say);
    announce(inOneText([`${say.verdictNames[answer.verdict]}${stop}`, `${count}${stop}`]));
  }, [say]);
  if (!say) return null;
  const { report, verdictNames } = say;
  const isRight = answer.verdict === "OK";
  return (
    <section class={isRight ? "explained" : "explained different"} data-testid="judged">
      <h3>{verdictNames[answer.verdict]}</h3>
      <p>
        {count}, {report.score({ score: answer.score, most: answer.max })}. {report.sandbox(answer.sandbox)}
      </p>
      {shown.map((each) => {
        const told = answer.cases.find(({ name }) => name === each.name);
        return told && <Failure key={each.name} say={say} told={told} shown={each} />;
      })}
      <details open={isRight}>
        <summary>{page.judge.run.cases}</summary>
        <ul class="cases">
          {answer.cases.map((each) => (
            <li key={each.name}>
              <code>{each.name}</code> {caseLine(say, each)}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function Failure({ say, told, shown }: { say: JudgeSentences; told: CaseAnswer; shown: Shown[number] }) {
  const { heads } = say.report;
  return (
    <article>
      <h4>
        <code>{told.name}</code> {caseLine(say, told)}
      </h4>
      <p class="message">{told.message}</p>
      {shown.difference && <TwoLines say={say} difference={shown.difference} />}
      {told.smallest !== undefined && (
        <>
          <h5>{heads.smallest}</h5>
          <pre class="session">{told.smallest}</pre>
        </>
      )}
      {shown.terminal && (
        <>
          <h5>{heads.terminal}</h5>
          <Session transcript={shown.terminal} />
        </>
      )}
      {shown.expected && (
        <details>
          <summary>{heads.terminalExpected}</summary>
          <Session transcript={shown.expected} />
        </details>
      )}
    </article>
  );
}

function caseLine(say: JudgeSentences, { verdict, kind }: CaseAnswer): string {
  const name = say.verdictNames[verdict];
  return kind && verdict !== "OK" ? language.value.titled({ title: name, text: say.kindNames[kind] }) : name;
}
