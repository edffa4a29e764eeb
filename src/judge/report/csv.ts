import { isPassed, type Judgement, pointsOf, worstVerdict } from "./judgement.ts";

const head = ["student", "verdict", "score", "max", "passed", "cases", "kind", "message"];

/** One row a student, as RFC 4180 has it, for spreadsheets and gradebooks. */
export function csvReport(judgements: readonly Judgement[]): string {
  const rows = judgements.map((judgement) => {
    const { score, max } = pointsOf(judgement.cases);
    const first = judgement.cases.find((each) => !isPassed(each));
    const passed = judgement.cases.filter(isPassed).length;
    return [
      judgement.student ?? "",
      worstVerdict(judgement.cases),
      score,
      max,
      passed,
      judgement.cases.length,
      first?.difference?.kind ?? "",
      first?.message ?? "",
    ];
  });
  return [head, ...rows].map((row) => `${row.map(csvField).join(",")}\r\n`).join("");
}

/** A field that a spreadsheet would take for a formula begins with an apostrophe: names come from outside. */
export function csvField(value: string | number): string {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
