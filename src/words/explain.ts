import type { GameId, TakingPosition } from "../games/index.ts";
import { makeRun } from "../notation/index.ts";
import type { Analysis, MoveAnalysis, Reason, Worth, WorthFrom } from "../solve/index.ts";
import { takeText } from "./moves.ts";
import { counted, listed, nouns, sentence } from "./nouns.ts";

/** Why a position is won or lost, and what to play, in a few sentences for someone who has never heard of Nim. */
export function explain(game: GameId, position: TakingPosition, analysis: Analysis): string {
  const { reason } = analysis;
  if (reason.kind === "over") return overText(reason.misere);
  const verdict =
    analysis.outcome === "win" ? "Whoever is to move wins." : "Whoever is to move loses against best play.";
  return [
    verdict,
    ...reasonText(game, reason, analysis.outcome === "win"),
    adviceText(game, position, analysis),
  ].join(" ");
}

/** What a move does, and what can be answered to it. */
export function explainMove(
  game: GameId,
  after: TakingPosition,
  { outcome, after: analysis }: MoveAnalysis,
): string {
  const verdict = outcome === "win" ? "This move wins." : "This move loses against best play.";
  if (analysis.reason.kind === "over") return `${verdict} ${overText(analysis.reason.misere)}`;
  const replies = analysis.moves.filter((each) => each.outcome === "win");
  const [reply] = replies;
  const answer = reply
    ? `The other side can answer ${makeRun(reply.move)}: ${takeText(game, after, reply.move)}.`
    : "No answer to it wins.";
  return [verdict, answer, ...reasonText(game, analysis.reason, analysis.outcome === "win")].join(" ");
}

function overText(misere: boolean): string {
  return misere
    ? "No move is left: the one who took last has lost, so the side to move has won."
    : "No move is left: the one who took last has won, so the side to move has lost.";
}

function reasonText(game: GameId, reason: Reason, win: boolean): string[] {
  const { thing } = nouns[game];
  switch (reason.kind) {
    case "over":
      return [overText(reason.misere)];
    case "modulo":
      return moduloText(reason, thing, win);
    case "parity":
      return [
        `Every move takes exactly one ${thing}, so just ${counted(reason.sticks, "move")} will be played whatever happens, and the one to move makes ${
          reason.sticks % 2 === 1 ? "the last one" : "the last but one"
        }.`,
        reason.misere ? "The last taker loses." : "The last taker wins.",
      ];
    case "mirror":
      return [mirrorText(reason, thing)];
    case "xor":
      return xorText(reason, thing);
    case "ones":
      return [
        reason.single && reason.ones === 1
          ? `A single ${thing} is left, and the one to move must take it.`
          : reason.single
            ? `Only single ${thing}s are left, ${reason.ones} of them, and they go one by one: the one to move takes the last, and so loses, when their number is odd.`
            : `Every run left is worth 0 or 1. At the end of a game whose last taker loses, the one to move loses when the number of runs worth 1 is odd; it is ${reason.ones}.`,
      ];
    case "turning":
      return [
        reason.single
          ? `Only one run has two ${thing}s or more, the run of ${reason.run}, beside ${counted(reason.ones, `single ${thing}`)}: this is where the game is decided, and the one to move chooses whether it leaves one or none.`
          : `Only the run of ${reason.run} is worth 2 or more, beside ${counted(reason.ones, "run")} worth 1: the one to move chooses what becomes of it and so wins.`,
      ];
    case "quotient":
      return [
        `In this game the last taker loses and no simple rule is known: it was worked out with its misère quotient, which sorts all sums of runs${reason.longest === null ? "" : ` of at most ${reason.longest} ${thing}s`} into ${reason.order} classes, ${reason.lost} of them lost.`,
      ];
    case "search":
      return [
        "In this game the last taker loses and no simple rule is known: the answer was found by searching the continuations.",
      ];
  }
}

function moduloText(reason: Reason & { kind: "modulo" }, thing: string, win: boolean): string[] {
  const { length, unit, modulus, remainder, misere } = reason;
  const lowest = misere ? unit : 0;
  const lost = unit === 1 ? `${lowest}` : `${lowest} to ${lowest + unit - 1}`;
  const end = unit === 1 ? `a single ${thing} is left` : `${unit} to ${2 * unit - 1} ${thing}s are left`;
  return [
    sentence(
      `${counted(length, thing)} divided by ${modulus} (that is ${unit} + ${modulus - unit}, the least and the most one may take) ${length === 1 ? "leaves" : "leave"} a remainder of ${remainder}.`,
    ),
    `${win ? "A losing remainder would be" : "That is lost: the losing remainder is"} ${lost}, for from there every take can be answered so that the two together make ${modulus}${misere ? `, until ${end}` : ""}.`,
  ];
}

function mirrorText({ pairs, odd }: Reason & { kind: "mirror" }, thing: string): string {
  if (odd === undefined) {
    return "Every run has a twin of the same length: whatever is taken from one, the other side takes from its twin, and so makes the last move.";
  }
  const whole = odd.take === odd.length;
  if (whole && pairs === 0) return `All that is left, ${counted(odd.length, thing)}, can be taken at once.`;
  const others = pairs > 0 ? ", and all other runs have a twin" : "";
  return whole
    ? `The run of ${odd.length} can be taken whole${others}: then every move can be answered by the same one in a twin.`
    : `The run of ${odd.length} can be cut into two equal halves by taking ${counted(odd.take, thing)} from its middle${others}: then every move can be answered by the same one in the twin.`;
}

/** The longest list of runs that is written out. */
const mostRuns = 12;

function xorText({ runs, xor, misere, from }: Reason & { kind: "xor" }, thing: string): string[] {
  const values = runs.flatMap(({ value, count }) =>
    Array.from({ length: Math.min(count, mostRuns) }, () => value),
  );
  const many = runs.reduce((sum, { count }) => sum + count, 0);
  const width = Math.max(...values.map((value) => value.toString(2).length), xor.toString(2).length);
  const binary = (value: number) => value.toString(2).padStart(width, "0");
  const shown = many <= mostRuns ? `, in binary ${values.map(binary).join(" XOR ")} = ${binary(xor)}` : "";
  return [
    worthText(runs, from, thing),
    `Their XOR is ${xor}${shown}.`,
    `A position with XOR 0 is lost, any other is won${misere ? " (until no more than one run worth 2 or more is left)" : ""}: from 0 every move spoils it, and from anything else some move restores 0.`,
  ];
}

function worthText(runs: readonly Worth[], from: WorthFrom, thing: string): string {
  const shown = runs.slice(0, mostRuns);
  const lengths = shown.map(({ length, count }) => (count > 1 ? `${count} × ${length}` : `${length}`));
  const more = runs.length > shown.length ? ` and ${runs.length - shown.length} more lengths` : "";
  const list = `${listed(lengths)}${more}`;
  if (from.by === "closed" && from.form.unit === 1 && !Number.isFinite(from.form.modulus)) {
    return `Each run counts as its number of ${thing}s: ${list}.`;
  }
  const worth = listed(shown.map(({ value, count }) => (count > 1 ? `${count} × ${value}` : `${value}`)));
  return `Each run has a Grundy value: ${list} ${runs.length === 1 && runs[0]?.count === 1 ? "is" : "are"} worth ${worth} (${sourceText(from)}).`;
}

function sourceText(from: WorthFrom): string {
  if (from.by === "period") {
    return `the values repeat every ${from.period.length} from ${from.period.start} on`;
  }
  if (from.by === "table") return "worked out one length after another";
  const { unit, modulus } = from.form;
  const length = Number.isFinite(modulus)
    ? `the remainder of its length divided by ${modulus}`
    : "its length";
  return unit === 1 ? length : `${length}, divided by ${unit} and rounded down`;
}

/** The most winning moves that are named. */
const mostNamed = 3;

function adviceText(
  game: GameId,
  position: TakingPosition,
  { outcome, moves, resistance }: Analysis,
): string {
  const best = moves.filter((each) => each.best);
  const [move] = best;
  if (!move) return "";
  const said = `${makeRun(move.move)} (${takeText(game, position, move.move)})`;
  if (outcome === "win") {
    const others = best.slice(1, mostNamed).map((each) => makeRun(each.move));
    if (best.length > mostNamed) others.push("others");
    if (others.length === 0) return `${said} wins.`;
    return `${said} wins; so ${others.length === 1 ? "does" : "do"} ${listed(others)}.`;
  }
  if (!resistance) return "";
  if (resistance.exact && resistance.chance === 1) {
    return `${said} changes nothing any more: the other side wins whatever it does.`;
  }
  const chance =
    resistance.chance > 0 ? percent(resistance.chance) : `2 to the power ${Math.round(resistance.log2)}`;
  return `The best resistance is ${said}: an opponent who plays at random finds every winning answer with a chance of ${
    resistance.exact ? "" : "at most "
  }${chance}.`;
}

function percent(chance: number): string {
  return chance >= 0.001 ? `${Number((100 * chance).toPrecision(3))} %` : chance.toExponential(2);
}
