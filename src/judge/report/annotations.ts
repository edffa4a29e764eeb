import { isPassed, type JudgedCase, type Judgement } from "./judgement.ts";

/** GitHub shows no more of one step. */
const most = 10;

/** Commands to GitHub's runner that put the first case of each kind of failure on the page of the run. */
export function annotations({ cases }: Judgement): string {
  const kindOf = ({ verdict, difference }: JudgedCase) => `${verdict} ${difference?.kind ?? ""}`;
  const failed = cases.filter((each) => !isPassed(each) && each.verdict !== "SKIPPED");
  const first = failed.filter(
    (each, at) => failed.findIndex((other) => kindOf(other) === kindOf(each)) === at,
  );
  return first
    .slice(0, most)
    .map(({ name, message }) => `::error title=${property(name)}::${data(message)}\n`)
    .join("");
}

/** As the runner's own toolkit escapes: nothing from outside begins another command. */
function data(text: string): string {
  return text.replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}

function property(text: string): string {
  return data(text).replace(/:/g, "%3A").replace(/,/g, "%2C");
}
