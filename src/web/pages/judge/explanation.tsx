import { useEffect, useRef } from "preact/hooks";
import {
  type Difference,
  type Explained,
  explainOutput,
  markedLines,
  type Transcript,
} from "../../../judge/index.ts";
import { type JudgeSentences, loadJudgeSentences, punctuationOf } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import { useAnswer } from "../../base/use-answer.ts";
import { type Pasted, readPasted } from "./pasted.ts";

/** A pasted text cannot show it. */
const unseen = ["final-newline"] as const;

export function Explanation({ pasted }: { pasted: Pasted }) {
  const { tag, page } = language.value;
  const { answer, failed } = useAnswer(pasted, async () => {
    const read = await readPasted(pasted);
    const say = await loadJudgeSentences(tag);
    const explained = read && (await explainOutput(say, pasted.edition, read.session, read.got, unseen));
    return { say, explained };
  });
  if (failed) return <p class="trouble">{page.judge.failed}</p>;
  if (!answer) return null;
  const { say, explained } = answer;
  if (!explained) return <p class="note">{page.judge.nothing}</p>;
  if (explained.message === "")
    return (
      <section class="explained">
        <p>
          <strong>{page.judge.right}</strong>
        </p>
        <p class="note">{page.judge.lastNewline}</p>
      </section>
    );
  return <Different say={say} explained={explained} />;
}

function Different({ say, explained }: { say: JudgeSentences; explained: Explained }) {
  const { heads } = say.report;
  const { difference, message, got, expected } = explained;
  return (
    <section class="explained different" data-testid="verdict">
      <h2>{difference ? say.kindNames[difference.kind] : say.verdictNames["WRONG-MOVE"]}</h2>
      <p>{message}</p>
      {difference && <TwoLines say={say} difference={difference} />}
      <h3>{heads.terminal}</h3>
      <Session transcript={got} />
      <details>
        <summary>{heads.terminalExpected}</summary>
        <Session transcript={expected} />
      </details>
    </section>
  );
}

export function TwoLines({ say, difference }: { say: JudgeSentences; difference: Difference }) {
  const { heads, ended } = say.report;
  const { expected, got, legend } = markedLines(difference);
  const line = (text: string | undefined) => (text === undefined ? <em>{ended}</em> : <code>{text}</code>);
  return (
    <>
      <table class="lines">
        <tbody>
          <tr>
            <th scope="row">{heads.expected}</th>
            <td>{line(expected)}</td>
          </tr>
          <tr>
            <th scope="row">{heads.got}</th>
            <td>{line(got)}</td>
          </tr>
        </tbody>
      </table>
      <p class="note">
        {legend.map(({ mark, name }) => `${mark} ${say.legend[name]}`).join(punctuationOf(say).comma)}
      </p>
    </>
  );
}

/** What was typed is set off from what was printed; the place of the difference is in sight. */
export function Session({ transcript }: { transcript: Transcript }) {
  const frame = useRef<HTMLPreElement>(null);
  useEffect(() => {
    const { current } = frame;
    const mark = current?.querySelector("mark");
    if (current && mark) current.scrollTop = mark.offsetTop - current.offsetTop - current.clientHeight / 2;
  }, [transcript]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so has to be reached by keys
    <pre class="session" tabIndex={0} ref={frame}>
      {transcript.map((shown, at) => {
        if (shown.kind === "difference")
          return (
            <mark key={at} data-testid="difference">
              ▶
            </mark>
          );
        if (shown.kind === "cut") return <span key={at}>[…]</span>;
        return shown.kind === "input" ? <kbd key={at}>{shown.text}</kbd> : <span key={at}>{shown.text}</span>;
      })}
    </pre>
  );
}
