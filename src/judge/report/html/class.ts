import type { JudgeSentences } from "../../../words/index.ts";
import type { FeatureId } from "../../case.ts";
import type { DifferenceKind } from "../../verdict.ts";
import { isPassed, type JudgedCase, type Judgement, pointsOf, worstVerdict } from "../judgement.ts";
import { html, htmlPage, type Markup } from "./page.ts";
import { submission } from "./student.ts";

/**
 * The report of a class: students against features, what went wrong most often, and every submission. `pages` is where each student's own page is, from
 * this one.
 */
export function classPage(
  say: JudgeSentences,
  assignment: string,
  judgements: readonly Judgement[],
  pages: readonly string[] = [],
): string {
  const title = say.report.title({ assignment });
  const passed = judgements.filter(({ cases }) => cases.length > 0 && cases.every(isPassed)).length;
  const body = html`<h1>${title}</h1>
<p>${say.report.students({ students: judgements.length, passed })}.</p>
${featureTable(say, judgements)}
${histogram(say, judgements)}
${judgements.map((judgement, at) => html`<article id="s${at + 1}">\n<h2>${heading(called(judgement, at), pages[at])}</h2>\n${submission(say, judgement, "h3")}</article>\n`)}`;
  return htmlPage(say.tag, title, body);
}

const heading = (name: string, page: string | undefined) =>
  page === undefined ? name : html`<a href="${page}">${name}</a>`;
const called = ({ student }: Judgement, at: number) => student ?? String(at + 1);

type State = "right" | "wrong" | "untried";

/** What was not run says nothing of its features. A class that is asked for and missing is one itself, and has its name. */
function isTested({ name, verdict, features }: JudgedCase): boolean {
  if (verdict === "MISSING") return features.includes(name);
  return verdict !== "SKIPPED" && verdict !== "JUDGE-ERROR" && verdict !== "NO-COMPILE";
}

/** A case that failed counts against what it failed at, not against all that it would have tried. */
function stateOf({ cases }: Judgement, feature: FeatureId): State {
  const tested = cases.filter((each) => each.features.includes(feature) && isTested(each));
  const isWrong = (each: JudgedCase) =>
    !isPassed(each) && (each.standing === undefined || each.standing.wrong.includes(feature));
  if (tested.some(isWrong)) return "wrong";
  const isRight = (each: JudgedCase) => isPassed(each) || each.standing?.right.includes(feature);
  return tested.some(isRight) ? "right" : "untried";
}

function featureTable(say: JudgeSentences, judgements: readonly Judgement[]): Markup {
  const { heads, feature } = say.report;
  const features = [
    ...new Set(judgements.flatMap(({ cases }) => cases.flatMap((each) => each.features))),
  ].sort();
  const signs = { right: "✓", wrong: "✗", untried: "–" } as const;
  const rows = judgements.map((judgement, at) => {
    const { score, max } = pointsOf(judgement.cases);
    const verdict = worstVerdict(judgement.cases);
    const cells = features.map((name) => {
      const is = stateOf(judgement, name);
      return html`<td class="${is}" title="${name}: ${feature[is]}">${signs[is]}</td>`;
    });
    return html`<tr><th><a href="#s${at + 1}">${called(judgement, at)}</a></th><td class="${verdict === "OK" ? "right" : "wrong"}">${say.verdictNames[verdict]}</td><td>${score}/${max}</td>${cells}</tr>\n`;
  });
  return html`<div class="scroll"><table><thead><tr><th>${heads.student}</th><th>${heads.verdict}</th><th>${heads.points}</th>${features.map((name) => html`<th class="turned">${name}</th>`)}</tr></thead>
<tbody>
${rows}</tbody></table></div>
<p class="muted">✓ ${feature.right}, ✗ ${feature.wrong}, – ${feature.untried}</p>`;
}

/** How many submissions have a kind of difference as the first of their first failing case. */
function histogram(say: JudgeSentences, judgements: readonly Judgement[]): Markup {
  const counts = new Map<DifferenceKind, number>();
  for (const { cases } of judgements) {
    const kind = cases.find(({ difference }) => difference !== undefined)?.difference?.kind;
    if (kind !== undefined) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  if (counts.size === 0) return html``;
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  const most = Math.max(...counts.values());
  const rows = sorted.map(
    ([kind, count]) =>
      html`<tr><th>${say.kindNames[kind]}</th><td>${count}</td><td style="width: 20rem"><span class="bar" style="width: ${Math.round((count / most) * 100)}%"></span></td></tr>\n`,
  );
  return html`<h2>${say.report.heads.mostOften}</h2>\n<table><tbody>\n${rows}</tbody></table>`;
}
