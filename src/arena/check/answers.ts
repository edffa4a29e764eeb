import { notationOf } from "../../notation/index.ts";
import type { CheckQuestion } from "./event.ts";
import type { CheckFinding } from "./finding.ts";
import { moveWithin, quoted, type ReadAnswer, readAnswer } from "./read.ts";
import { type Answered, meant, slipOf } from "./slips.ts";

/** What came between one question and the next, comments left out; the first line is the answer. */
export interface Answers {
  readonly question: CheckQuestion;
  readonly lines: readonly { readonly text: string }[];
}

type Judged = ReadAnswer & Answered & { readonly others: readonly string[] };

/** How often, of so many answers. */
interface Share {
  readonly count: number;
  readonly of: number;
}

/** What was answered: all of one kind are one finding, with the first as its example. */
export function judgeAnswers(exchanges: readonly Answers[]): CheckFinding[] {
  const judged = exchanges.flatMap(judge);
  const wrong = judged.filter(({ kind }) => kind !== "legal");
  // One slip that is behind all that is wrong is told instead of the single answers.
  return [...(slipIn(judged, wrong) ?? tellWrong(wrong, judged.length)), ...tellMore(judged)];
}

function judge({ question, lines: [first, ...others] }: Answers): Judged[] {
  if (!first) return [];
  const { text } = first;
  return [{ ...readAnswer(question, text), question, text, others: others.map((line) => line.text) }];
}

function slipIn(judged: readonly Judged[], wrong: readonly Judged[]): CheckFinding[] | undefined {
  const [example] = wrong;
  const slip = example && slipOf(judged);
  if (!slip) return undefined;
  const share = { count: wrong.length, of: judged.length };
  return [
    { code: "slip", facts: { slip, answer: example.text, meant: meant(slip, example) ?? "", ...share } },
  ];
}

type Tell = (share: Share) => CheckFinding;

function tellWrong(wrong: readonly Judged[], of: number): CheckFinding[] {
  const groups = new Map<string, { readonly tell: Tell; count: number }>();
  for (const answer of wrong) {
    const tell = complaintOf(answer);
    const { code } = tell({ count: 1, of });
    const group = groups.get(code);
    if (group) group.count++;
    else groups.set(code, { tell, count: 1 });
  }
  return [...groups.values()].map(({ tell, count }) => tell({ count, of }));
}

function complaintOf(answer: Judged): Tell {
  const { question, text, others } = answer;
  const line = quoted(text);
  const position = notationOf(question.game).makePosition(question.position);
  if (/^(?:grundy|new|go|over)\s/.test(text)) return () => ({ code: "echo", facts: { line } });
  if (others.some((each) => readAnswer(question, each).kind === "legal"))
    return (share) => ({ code: "chatter", facts: { line, ...share } });
  if (answer.kind === "illegal") {
    const { refusal } = answer;
    return (share) => ({ code: "illegal", facts: { move: line, position, refusal, ...share } });
  }
  const move = moveWithin(question, text);
  return (share) =>
    move === undefined
      ? { code: "malformed", facts: { line, position, ...share } }
      : { code: "other-words", facts: { line, move, ...share } };
}

/** Lines behind a legal answer. */
function tellMore(judged: readonly Judged[]): CheckFinding[] {
  const those = judged.filter(({ kind, others }) => kind === "legal" && others.length > 0);
  const line = those[0]?.others[0];
  if (line === undefined) return [];
  return [{ code: "second-answer", facts: { line: quoted(line), count: those.length, of: judged.length } }];
}
