import {
  caseText,
  type JudgedCase,
  type Judgement,
  pointsOf,
  type Shown,
  type Transcript,
} from "../judge/index.ts";
import { type CliSentences, type JudgeSentences, padEnd, punctuationOf, widthOf } from "../words/index.ts";

/** So many lines of a session are shown before the difference, and behind it. */
const [linesBefore, linesBehind] = [12, 5];
const mostOthers = 8;

type Paint = (style: keyof typeof codes, text: string) => string;

const codes = { right: 32, wrong: 31, typed: 36, head: 1 } as const;

/** The answer at a terminal: a line a case, then what is wrong with the first case of each kind. */
export function judgementText(
  cli: CliSentences,
  say: JudgeSentences,
  judgement: Judgement,
  colour: boolean,
): string {
  const { assignment, cases, sandbox } = judgement;
  const paint: Paint = (style, text) =>
    colour ? `\x1b[${codes[style]}m${harmless(text)}\x1b[0m` : harmless(text);
  const { report } = say;
  const widest = Math.max(...cases.map(({ name }) => widthOf(name)));
  const lines = cases.map(
    (each) =>
      `  ${harmless(padEnd(each.name, widest))}  ${paint(each.verdict === "OK" ? "right" : "wrong", caseLine(say, each))}`,
  );
  const passed = cases.filter(({ verdict }) => verdict === "OK").length;
  const { score, max } = pointsOf(cases);
  const { stop, comma } = punctuationOf(say);
  const sum = `${report.passed({ passed, cases: cases.length })}${comma}${report.score({ score, most: max })}${stop}`;
  return [
    paint("head", report.title({ assignment })),
    ...lines,
    "",
    ...failures(cli, say, cases, paint),
    paint(passed === cases.length ? "right" : "wrong", sum),
    ...proofLines(cli, judgement),
    ...(judgement.remarks ?? []).map(harmless),
    report.sandbox(sandbox),
    ...(sandbox.level === 0 ? [cli.judge.uncontained] : []),
    "",
  ].join("\n");
}

/** What an AI was asked, and how often it wins. */
function proofLines(cli: CliSentences, { proof, ratio, ceiling }: Judgement): string[] {
  if (!proof) return [];
  return (["first", "second"] as const).map((side) =>
    cli.judge.proof({
      side,
      calls: proof[side].calls,
      thrown: proof[side].thrown.length,
      ratio: ratio?.[side],
      ceiling: side === "second" ? ceiling : undefined,
    }),
  );
}

function caseLine(say: JudgeSentences, { verdict, difference }: JudgedCase): string {
  const kind = difference && verdict !== "OK" ? `: ${say.kindNames[difference.kind]}` : "";
  return `${say.verdictNames[verdict]}${kind}`;
}

/** Of each kind of failure its first case, with what was found out about it. */
function failures(
  cli: CliSentences,
  say: JudgeSentences,
  cases: readonly JudgedCase[],
  paint: Paint,
): string[] {
  const kinds = new Map<string, JudgedCase[]>();
  for (const each of cases) {
    if (each.verdict === "OK" || each.verdict === "SKIPPED") continue;
    const kind = caseLine(say, each);
    kinds.set(kind, [...(kinds.get(kind) ?? []), each]);
  }
  return [...kinds].flatMap(([kind, [first, ...others]]) => {
    if (!first) return [];
    const names = others.slice(0, mostOthers).map(({ name }) => harmless(name));
    const rest = { cases: names.join(", "), more: others.length - names.length };
    return [
      paint("head", `${first.name}: ${kind}`),
      ...indented(harmless(caseText(say, first)).split("\n")),
      ...session(say, first, paint),
      ...(others.length > 0 ? indented([cli.judge.others(rest)]) : []),
      "",
    ];
  });
}

/** The session as at a terminal, around the difference. */
function session(say: JudgeSentences, { transcripts }: JudgedCase, paint: Paint): string[] {
  if (!transcripts) return [];
  const mark = transcripts.terminal.findIndex(({ kind }) => kind === "difference");
  const before = transcripts.terminal.slice(0, mark < 0 ? undefined : mark);
  const behind = mark < 0 ? [] : transcripts.terminal.slice(mark + 1);
  const text = [
    ...nearest(before, linesBefore, true).map((each) => shown(each, paint)),
    ...(mark < 0 ? [] : [paint("wrong", "▶")]),
    ...nearest(behind, linesBehind, false).map((each) => shown(each, paint)),
  ].join("");
  const lines = text.replace(/\n$/, "").split("\n");
  return indented([`${say.report.heads.terminal}:`, ...lines.map((line) => `  | ${line}`)]);
}

function shown(each: Shown, paint: Paint): string {
  if (each.kind === "input") return each.text.replace(/[^\n]+/g, (line) => paint("typed", line));
  return each.kind === "output" ? harmless(each.text) : "…";
}

/** The last or the first so many lines of a part of a session. */
function nearest(part: Transcript, lines: number, fromEnd: boolean): Shown[] {
  const kept: Shown[] = [];
  let left = lines;
  for (const each of fromEnd ? part.toReversed() : part) {
    if (left <= 0) break;
    if (!("text" in each)) kept.push(each);
    else {
      const all = each.text.split("\n");
      const some = fromEnd ? all.slice(-left) : all.slice(0, left);
      kept.push({ ...each, text: some.join("\n") });
      left -= some.length - (some.length < all.length ? 0 : 1);
    }
  }
  return fromEnd ? kept.reverse() : kept;
}

const indented = (lines: readonly string[]) => lines.map((line) => (line === "" ? "" : `  ${line}`));

/** What a program has printed may not speak to the terminal. */
function harmless(text: string): string {
  return text.replace(/\r\n/g, "\n").replace(/[^\P{C}\n]/gu, "\uFFFD");
}
