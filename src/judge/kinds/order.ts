import type { OrderRule } from "../../words/index.ts";
import { type Detector, isBlank, type View } from "./view.ts";

/** Lines that are all there, or of one list, in another order. */
export const order: Detector = (view) => {
  const { expected, got, catalogue } = view;
  const [ours, yours] = [block(expected), block(got)];
  const [first = "", second = ""] = [ours[0], yours[0]];
  if (first === "" || second === "" || first === second) return undefined;
  const [one, other] = [catalogue.classify(first), catalogue.classify(second)];
  const oneList = one !== undefined && one.id === other?.id;
  const permuted = ours.length > 1 && sameLines(ours, yours);
  // A list may be cut at ten: then it is enough that each line has its place somewhere else.
  const moved = oneList && ours.length > 1 && (ours.includes(second) || yours.includes(first));
  if (!permuted && !moved) return undefined;
  if (!oneList) return { kind: "order", facts: { rule: "document", first, second } };
  return {
    kind: "order",
    facts: {
      rule: rule(view, one.parts, other.parts),
      first: called(first, one.parts),
      second: called(second, other.parts),
    },
  };
};

/** Lines without a blank one between them; a bare prompt that stands before the first is no part of it. */
function block(lines: readonly string[]): string[] {
  const end = lines.findIndex((line) => isBlank(line) || line === "$");
  return lines
    .slice(0, end < 0 ? undefined : end)
    .map((line, at) => (at === 0 ? line.replace(/^\$/, "") : line));
}

function sameLines(ours: readonly string[], yours: readonly string[]): boolean {
  const sorted = [...yours].sort();
  return ours.length === yours.length && [...ours].sort().every((line, at) => line === sorted[at]);
}

type Parts = Readonly<Record<string, string>>;

function rule({ input }: View, one: Parts, other: Parts): OrderRule {
  if (one.percent === undefined || other.percent === undefined)
    return "username" in one ? "username" : "document";
  if (one.percent === other.percent) return "tie";
  return /\basc\b/.test(input ?? "") ? "ratio-up" : "ratio-down";
}

function called(line: string, { username, name, given, family }: Parts): string {
  return username ?? name ?? (given === undefined ? line : `${given} ${family ?? ""}`.trim());
}
