import type { JudgeSentences } from "../../../words/index.ts";
import { markedLines } from "../../explain/explain.ts";
import type { Transcript } from "../../explain/transcript.ts";
import { isPassed, type JudgedCase, type Judgement, pointsOf, worstVerdict } from "../judgement.ts";
import { legendText } from "../text.ts";
import { html, htmlPage, type Markup } from "./page.ts";

/** The page for one student: what is right, and of the rest what to change. */
export function studentPage(say: JudgeSentences, judgement: Judgement): string {
  const { assignment, student } = judgement;
  const title = say.report.title({ assignment }) + (student === undefined ? "" : `: ${student}`);
  return htmlPage(say.tag, title, html`<h1>${title}</h1>\n${submission(say, judgement, "h2")}`);
}

/** A submission as a part of a page. */
export function submission(
  say: JudgeSentences,
  { cases, sandbox, remarks = [] }: Judgement,
  heading: "h2" | "h3",
): Markup {
  const { heads } = say.report;
  const { score, max } = pointsOf(cases);
  const verdict = worstVerdict(cases);
  const passed = cases.filter(isPassed).length;
  const rows = cases.map(
    (each) =>
      html`<tr><td>${each.name}</td><td class="${stateOf(each)}">${say.verdictNames[each.verdict]}</td><td>${each.difference ? say.kindNames[each.difference.kind] : ""}</td><td>${each.features.join(", ")}</td></tr>\n`,
  );
  const failed = cases.filter((each) => !isPassed(each)).map((each) => failure(say, each, heading));
  return html`<p><strong class="${passed === cases.length ? "right" : "wrong"}">${say.verdictNames[verdict]}</strong>, ${say.report.score({ score, most: max })}, ${say.report.passed({ passed, cases: cases.length })}. <span class="muted">${say.report.sandbox(sandbox)}</span></p>
${remarks.map((remark) => html`<p>${remark}</p>\n`)}${failed}
<div class="scroll"><table><thead><tr><th>${heads.case}</th><th>${heads.verdict}</th><th>${heads.kind}</th><th>${heads.features}</th></tr></thead>
<tbody>
${rows}</tbody></table></div>
`;
}

const stateOf = (each: JudgedCase) =>
  isPassed(each) ? "right" : each.verdict === "SKIPPED" ? "untried" : "wrong";

function failure(say: JudgeSentences, each: JudgedCase, heading: "h2" | "h3"): Markup {
  const { heads } = say.report;
  const { name, message, smallest, transcripts } = each;
  return html`<section>
<${{ markup: heading }}>${name}: ${say.verdictNames[each.verdict]}</${{ markup: heading }}>
<p>${message}</p>
${twoLines(say, each)}${smallest === undefined ? "" : html`<p>${heads.smallest}:</p>\n<pre>${smallest}</pre>\n`}${
  transcripts === undefined
    ? ""
    : [
        folded(heads.terminal, transcripts.terminal, true),
        folded(heads.terminalExpected, transcripts.expected, false),
        folded(heads.piped, transcripts.piped, false),
      ]
}</section>
`;
}

function twoLines(say: JudgeSentences, { difference }: JudgedCase): Content {
  if (!difference) return "";
  const { heads, ended } = say.report;
  const { expected, got, legend } = markedLines(difference);
  const line = (text: string | undefined) =>
    text === undefined ? html`<em class="muted">${ended}</em>` : html`<code>${text}</code>`;
  return html`<table><tbody><tr><th>${heads.expected}</th><td>${line(expected)}</td></tr>
<tr><th>${heads.got}</th><td>${line(got)}</td></tr></tbody></table>
${legend.length === 0 ? "" : html`<p class="muted">${legendText(say, legend)}</p>\n`}`;
}

type Content = string | Markup;

function folded(title: string, transcript: Transcript, open: boolean): Markup {
  const shown = transcript.map((each): Content => {
    if (each.kind === "difference") return html`<mark>▶</mark>`;
    if (each.kind === "cut") return html`<span class="muted">[…]</span>`;
    return each.kind === "input" ? html`<kbd>${each.text}</kbd>` : each.text;
  });
  return html`<details${{ markup: open ? " open" : "" }}><summary>${title}</summary>\n<pre>${shown}</pre></details>\n`;
}
