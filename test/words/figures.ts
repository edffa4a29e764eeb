import type { Claim } from "../../src/words/index.ts";

/** Years in which something was published stand in no claim. */
const years = /\b(19|20)\d\d(?!\d|[:.,]\d)/g;

/** Figures of a text that stand in no claim; moves and what they take are claimed as a whole. */
export function unfounded(text: string, claims: readonly Claim[], sources = false): string[] {
  const known = new Set(JSON.stringify(claims).match(/\d+(\.\d+)?/g));
  // Constants of the rules that are explained, not of the position.
  for (const constant of claims.some(({ claim }) => claim === "xorRule") ? ["0", "2"] : [])
    known.add(constant);
  for (const claim of claims) {
    if (claim.claim === "xor")
      for (const value of [claim.is, ...(claim.terms ?? [])]) known.add(value.toString(2));
    if (claim.claim === "resistance") known.add("1").add("10");
  }
  const said = sources ? text.replace(years, "") : text;
  const figures = said.replace(/\d+:\d+-\d+( \([^()]*\)|（[^（）]*）)?/g, "").match(/\d+([.,]\d+)*/g) ?? [];
  // A sign between figures is a decimal one or parts thousands.
  const readings = (figure: string) => [figure, figure.replace(",", "."), figure.replace(/[.,]/g, "")];
  return figures.filter(
    (figure) => !readings(figure).some((each) => known.has(each.replace(/^0+(?=\d)/, ""))),
  );
}
