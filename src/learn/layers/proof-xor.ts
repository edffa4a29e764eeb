import { xor as nimSum, type Worth } from "../../solve/index.ts";
import type { Claim } from "../../words/index.ts";
import type { About, ReasonOf } from "./about.ts";
import { tameRuns, theoremOf } from "./rests.ts";
import type { ProofStatement } from "./statement.ts";

/** Both halves of Bouton's proof, and why runs are worth what they are worth. */
export function proofOfXor(reason: ReasonOf<"xor">, about: About): ProofStatement[] {
  const { runs, xor, misere } = reason;
  const { say, thing, sticks } = about;
  const plain = isPlain(reason);
  const halves = [
    say("spoilsZero", undefined, { claim: "xorRule" }),
    say("makesZero", undefined, { claim: "xorRule" }),
    ...(xor === 0 ? [] : [here(runs, xor, about)]),
  ];
  if (misere) {
    const rule: Claim = { claim: "xorRule" };
    return [
      ...worthStatements(reason, about),
      ...halves,
      say("misereNim", { plain, thing }, rule, { claim: "largeRuns" }),
      ...(plain ? [] : [tameRuns(about)]),
    ];
  }
  const end = { count: sticks, thing, source: plain ? "bouton" : "sprague" } as const;
  return [
    ...worthStatements(reason, about),
    ...halves,
    say("zeroAtEnd", end, { claim: "sticksLeft", count: sticks }, { claim: "xorRule" }),
  ];
}

/** Whether a run is worth its length. */
function isPlain({ from }: ReasonOf<"xor">): boolean {
  return from.by === "closed" && from.form.unit === 1 && from.form.modulus === Number.POSITIVE_INFINITY;
}

function worthStatements(reason: ReasonOf<"xor">, about: About): ProofStatement[] {
  const { from, runs } = reason;
  const { say, thing, grounds } = about;
  const { middle, least, most, longest } = grounds;
  const values: Claim = { claim: "values", of: runs.slice(0, mostShown).map(worthOf) };
  if (isPlain(reason)) return [say("sizes", { thing, middle }, values)];
  const mex = say("leastUnreached", { middle }, values);
  if (from.by === "closed") {
    const { unit, modulus } = from.form;
    const finite = Number.isFinite(modulus);
    const formula: Claim = { claim: "formula", unit, by: finite ? modulus : null, upTo: longest };
    if (!finite)
      return [mex, say("closedAny", { least: unit, middle }, formula, { claim: "leastTake", least })];
    const range = { least: unit, most: modulus - unit, modulus };
    return [
      mex,
      say("closedEnd", range, formula, { claim: "takesFrom", least: range.least, most: range.most }),
    ];
  }
  if (from.by === "period" && most !== null) return [mex, theoremOf(from.period, most, about)];
  return [mex, say("workedOut", { longest }, values, { claim: "longest", length: longest })];
}

const mostShown = 12;

const worthOf = ({ length, value }: Worth) => ({ length, value });

/** A run whose worth gets smaller when the digits of the XOR are changed in it. */
function here(runs: readonly Worth[], xor: number, { say }: About): ProofStatement {
  const run = runs.find(({ value }) => nimSum(value, xor) < value);
  if (!run) throw new Error("no run has the highest digit of the XOR");
  const { length, value } = run;
  const wanted = nimSum(value, xor);
  return say(
    "makesZeroHere",
    { length, value, xor, wanted },
    { claim: "values", of: [{ length, value }] },
    { claim: "reaches", run: length, value: wanted },
    { claim: "nimSum", of: [value, xor], is: wanted },
  );
}
