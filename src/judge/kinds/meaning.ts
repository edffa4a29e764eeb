import { type StatedNumber, statedNumbers, type TurnRule, type WinnerRule } from "../../words/index.ts";
import type { Detector, Found, View } from "./view.ts";

/** The line that was meant, with another player, number or picture in it, or another line of the document. */
export const meaning: Detector = (view) => {
  const [ours = "", yours = ""] = [view.expected[0], view.got[0]];
  return (
    echo(view, ours, yours) ??
    turn(view, ours, yours) ??
    winner(view, ours, yours) ??
    picture(ours, yours) ??
    number(view, ours, yours)
  );
};

/** The input stands in the line, where nothing echoes it. */
function echo({ input = "" }: View, ours: string, yours: string): Found | undefined {
  const typed = input.trim();
  if (typed === "") return undefined;
  for (let at = yours.indexOf(typed); at >= 0; at = yours.indexOf(typed, at + 1)) {
    const without = yours.slice(0, at) + yours.slice(at + typed.length);
    if (without.trimEnd() === ours.trimEnd()) return { kind: "echoed-input", facts: { input: typed } };
  }
  return undefined;
}

/** Who a line says is to move, in each of the published consoles. */
const turnForms = [
  /^(.*)'s turn - /,
  /^(Player \d), it is now your turn!$/,
  /^Please enter the position of ('\d')/,
];
/** Who has won, or that nobody has. */
const winnerForms = [/^(.*) wins[!.]$/, /^(.*) won!$/, /^(Draw game)\.$/];

function named(forms: readonly RegExp[], line: string): string | undefined {
  for (const form of forms) {
    const [, name] = form.exec(line) ?? [];
    if (name !== undefined) return name;
  }
  return undefined;
}

function turn({ before }: View, ours: string, yours: string): Found | undefined {
  const [expected, got] = [named(turnForms, ours), named(turnForms, yours)];
  if (expected === undefined || got === undefined || expected === got) return undefined;
  return { kind: "wrong-turn", facts: { expected, got, rule: turnRule(before) } };
}

function turnRule(before: readonly string[]): TurnRule {
  const last = before.filter((line) => line.trim() !== "" && !/stones left/.test(line)).slice(-1)[0] ?? "";
  if (/^(Invalid move|Error - )/.test(last)) return "retry";
  if (/cannot move/.test(last)) return "pass";
  const begins = /^Player 2: |initial number of stones|^Welcome to the sticks/.test(last);
  return begins || !before.some((line) => named(turnForms, line) !== undefined) ? "first" : "next";
}

function winner({ before }: View, ours: string, yours: string): Found | undefined {
  const [expected, got] = [named(winnerForms, ours), named(winnerForms, yours)];
  if (expected === undefined || got === undefined || expected === got) return undefined;
  return { kind: "wrong-winner", facts: { expected, got, rule: winnerRule(before) } };
}

/** The rule of the game that has just ended, from the last line that only this game prints. */
function winnerRule(before: readonly string[]): WinnerRule {
  for (const line of before.toReversed()) {
    if (/which to remove\?$/.test(line)) return "last-wins";
    if (/remove how many\?$|made the move: /.test(line)) return "last-loses";
    if (/^Game Finishes\.$/.test(line)) return "most-discs";
  }
  return "unknown";
}

/** The stones as a picture: so many stars, or each stone with its number. */
function picture(ours: string, yours: string): Found | undefined {
  const stars = (line: string) => line.split("*").length - 1;
  const facts = { expected: stars(ours), got: stars(yours), stone: 0 };
  const numbered = /<(\d+),([*x])>/g;
  const [wanted, there] = [[...ours.matchAll(numbered)], [...yours.matchAll(numbered)]];
  if (wanted.length > 0 && ours.replace(/[*x](?=>)/g, "") === yours.replace(/[*x](?=>)/g, "")) {
    const stone = wanted.find((each, at) => each[0] !== there[at]?.[0])?.[1];
    return { kind: "stars", facts: { ...facts, stone: Number(stone ?? 0) } };
  }
  const bare = (line: string) => line.replace(/[*\s]/g, "");
  return facts.expected !== facts.got && bare(ours) === bare(yours) ? { kind: "stars", facts } : undefined;
}

const numeral = /-?\d+(?:[.,]\d+)?/g;

/** The first number that differs, in a line that is the same otherwise; what is padded to a width moves with it. */
function number({ catalogue }: View, ours: string, yours: string): Found | undefined {
  const bare = (line: string) => line.replace(numeral, "#").replace(/[*\s]+/g, "");
  if (bare(ours) !== bare(yours)) return undefined;
  const [wanted, there] = [[...ours.matchAll(numeral)], [...yours.matchAll(numeral)]];
  const at = wanted.findIndex((each, index) => each[0] !== there[index]?.[0]);
  const [expected = "", got = ""] = [wanted[at]?.[0], there[at]?.[0]];
  if (at < 0) return undefined;
  const index = wanted[at]?.index ?? 0;
  const isPercentage = ours[index + expected.length] === "%";
  if (isPercentage && Math.abs(Number(expected) - Number(got.replace(",", "."))) <= 1)
    return { kind: "rounding", facts: { expected: `${expected}%`, got: `${got}%` } };
  const part = isPercentage
    ? "percent"
    : partOf(catalogue.classify(ours)?.parts, catalogue.classify(yours)?.parts);
  return { kind: "wrong-number", facts: { part, expected, got } };
}

type Parts = Readonly<Record<string, string>> | undefined;

function partOf(ours: Parts = {}, yours: Parts = {}): StatedNumber | "number" {
  return statedNumbers.find((part) => ours[part] !== undefined && ours[part] !== yours[part]) ?? "number";
}

/** The document has this line, but for another situation. */
export const otherMessage: Detector = ({ expected, got, catalogue }) => {
  const [ours = "", yours = ""] = [expected[0], got[0]];
  const [one, other] = [catalogue.classify(ours), catalogue.classify(yours)];
  if (other === undefined || one?.id === other.id) return undefined;
  return { kind: "other-message", facts: { expected: ours, got: yours } };
};
