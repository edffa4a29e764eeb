import { type JudgeSentences, padEnd, punctuationOf, widthOf } from "../../words/index.ts";
import { markedLines } from "../explain/explain.ts";
import type { JudgedCase } from "./judgement.ts";

/** A case in plain text: why it is not right, the two lines with their marks, the smallest input. */
export function caseText(say: JudgeSentences, { message, difference, smallest }: JudgedCase): string {
  const lines = [message];
  const { heads, ended } = say.report;
  if (difference) {
    const { expected, got, legend } = markedLines(difference);
    const width = Math.max(widthOf(heads.expected), widthOf(heads.got)) + 2;
    lines.push(`${padEnd(`${heads.expected}:`, width)}${expected ?? `(${ended})`}`);
    lines.push(`${padEnd(`${heads.got}:`, width)}${got ?? `(${ended})`}`);
    if (legend.length > 0) lines.push(legendText(say, legend));
  }
  if (smallest !== undefined)
    lines.push(
      `${heads.smallest}:`,
      ...smallest
        .replace(/\n$/, "")
        .split("\n")
        .map((line) => `    ${line}`),
    );
  return lines.filter((line) => line !== "").join("\n");
}

export function legendText(say: JudgeSentences, legend: ReturnType<typeof markedLines>["legend"]): string {
  return `${say.report.heads.marks}: ${legend.map(({ mark, name }) => `${mark} ${say.legend[name]}`).join(punctuationOf(say).comma)}`;
}
