import {
  type GameId,
  isSwap,
  leastTake,
  sticksLeft,
  type TakingMove,
  type TakingPosition,
} from "../games/index.ts";
import { makeShortRun } from "../notation/index.ts";
import type { AnalysedMove, Analysis, MoveAnalysis } from "../solve/index.ts";
import { saidChance } from "./chance.ts";
import type { Claim, Statement } from "./claims.ts";
import type { SaidMove } from "./explanation-sentences.ts";
import type { Language } from "./language.ts";
import { nounsOf } from "./nouns.ts";
import { reasonStatements } from "./reasons.ts";
import { takeFacts } from "./taking.ts";

/** Why a position is won or lost, and what to play, in a few sentences for someone who has never heard of Nim. */
export function explanationText(
  language: Language,
  game: GameId,
  position: TakingPosition,
  analysis: Analysis,
): string {
  return language.text(explain(language, game, position, analysis).map(({ text }) => text));
}

/** The same without who wins, which stands before it. */
export function whyText(
  language: Language,
  game: GameId,
  position: TakingPosition,
  analysis: Analysis,
): string {
  const said = explain(language, game, position, analysis);
  return language.text(said.slice(said.length > 1 ? 1 : 0).map(({ text }) => text));
}

/** Who wins, and with which move, in one sentence. */
export function explainShortly(
  language: Language,
  game: GameId,
  position: TakingPosition,
  analysis: Analysis,
): Statement {
  const { explanation: say } = language;
  const { outcome, moves, resistance, reason } = analysis;
  if (reason.kind === "over")
    return {
      sentence: "over",
      text: say.over(reason),
      claims: [{ claim: "over" }, outcomeClaim(analysis, reason.misere)],
    };
  const best = moves.find((each) => each.best);
  const first = best ?? moves[0];
  const verdict = outcomeClaim(analysis, outcome === "win");
  if (first === undefined || (outcome === "loss" && resistance?.exact && resistance.chance === 1))
    return { sentence: "shortLost", text: say.shortLost, claims: [verdict, { claim: "hopeless" }] };
  const { words: move, claims, wins } = said(game, position, first);
  if (outcome === "loss") {
    const text = say.shortLoses({ move, best: best !== undefined });
    return {
      sentence: "shortLoses",
      text,
      claims: [verdict, ...claims, ...(best ? [{ claim: "bestTried", move: best.move } as const] : [])],
    };
  }
  const only = moves.filter((each) => each.outcome === "win").length === 1 && !analysis.truncated;
  const text = say.shortWins({ move, only });
  return {
    ...{ sentence: "shortWins", text },
    claims: [verdict, ...claims, wins, ...(only ? [{ claim: "onlyWins", move: first.move } as const] : [])],
  };
}

/** What a move does, and what can be answered to it. */
export function moveExplanationText(
  language: Language,
  game: GameId,
  after: TakingPosition,
  analysis: MoveAnalysis,
): string {
  return language.text(explainMove(language, game, after, analysis).map(({ text }) => text));
}

/** The sentences of `explanationText` with their claims, which are about the position. */
export function explain(
  language: Language,
  game: GameId,
  position: TakingPosition,
  analysis: Analysis,
): Statement[] {
  const { explanation: say } = language;
  const wins = analysis.outcome === "win";
  const outcome = outcomeClaim(analysis, wins);
  if (analysis.reason.kind === "over")
    return [{ sentence: "over", text: say.over(analysis.reason), claims: [{ claim: "over" }, outcome] }];
  return [
    { sentence: "verdict", text: say.verdict({ wins }), claims: [outcome] },
    ...because(language, game, position, analysis),
    ...advice(language, analysis, (move) => said(game, position, move)),
  ];
}

/** The sentences of `moveExplanationText` with their claims, which are about the position that the move leaves. */
export function explainMove(
  language: Language,
  game: GameId,
  after: TakingPosition,
  { outcome, after: analysis }: MoveAnalysis,
): Statement[] {
  const { explanation: say } = language;
  const wins = outcome === "win";
  const left = outcomeClaim(analysis, !wins);
  if (analysis.reason.kind === "over")
    return [{ sentence: "moveEnds", text: say.moveEnds({ wins }), claims: [{ claim: "over" }, left] }];
  const reply = analysis.moves.find((each) => each.outcome === "win");
  const answer = reply && said(game, after, reply);
  return [
    { sentence: "moveVerdict", text: say.moveVerdict({ wins }), claims: [left] },
    ...because(language, game, after, analysis),
    ...(answer
      ? [
          {
            sentence: "answer" as const,
            text: say.answer(answer.words),
            claims: [...answer.claims, answer.wins],
          },
        ]
      : []),
  ];
}

/** Who wins; while a swap is possible that is another thing than who would win without it. */
function outcomeClaim({ reason: { kind } }: Analysis, wins: boolean): Claim {
  return { claim: kind === "swap" || kind === "swap-to-come" ? "withSwap" : "outcome", wins };
}

/** A move in words, and what is said of it by naming it so. */
interface Named {
  readonly move: TakingMove;
  readonly words: SaidMove;
  readonly claims: readonly Claim[];
  readonly wins: Claim;
}

function said(game: GameId, position: TakingPosition, { move }: { readonly move: TakingMove }): Named {
  const text = makeShortRun(move);
  const wins: Claim = { claim: "moveWins", move };
  if (isSwap(move)) return { move, words: { text, take: undefined }, claims: [{ claim: "maySwap" }], wins };
  const take = takeFacts(game, position, move);
  const { count, whole } = take;
  return { move, words: { text, take }, claims: [{ claim: "takes", move, count, whole }], wins };
}

function because(
  { explanation }: Language,
  game: GameId,
  position: TakingPosition,
  { reason, outcome }: Analysis,
): Statement[] {
  const least = leastTake(position.options.take);
  const runs = position.rows.flat();
  return reasonStatements(explanation, reason, {
    thing: nounsOf(game).thing,
    wins: outcome === "win",
    dead: runs.filter((run) => run.length < least).length,
    sticks: sticksLeft(position),
  });
}

/** The most winning moves that are named. */
const mostNamed = 3;

function advice(
  { explanation: say }: Language,
  { outcome, moves, resistance, reason }: Analysis,
  saying: (move: AnalysedMove) => Named,
): Statement[] {
  const first = moves.find((each) => each.best) ?? moves[0];
  if (!first) return [];
  const named = saying(first);
  const { words: move, claims } = named;
  if (outcome === "win") {
    const best = moves.filter((each) => each.best);
    const others = best.slice(1, mostNamed).map((each) => saying(each));
    const more = best.length > mostNamed;
    const besides = best.slice(0, mostNamed).map((each) => each.move);
    const text = say.wins({ move, others: others.map(({ words }) => words.text), more });
    return [
      {
        ...{ sentence: "wins", text },
        claims: [
          ...[...claims, named.wins, ...others.map(({ wins }) => wins)],
          ...(more ? [{ claim: "anotherWins", besides } as const] : []),
        ],
      },
    ];
  }
  // Where nothing that is played matters, that is the reason given already.
  if (!resistance || reason.kind === "parity" || reason.kind === "odd") return [];
  const { exact } = resistance;
  if (exact && resistance.chance === 1)
    return [{ sentence: "hopeless", text: say.hopeless, claims: [{ claim: "hopeless" }] }];
  const chance = saidChance(resistance);
  if (!chance) return [];
  const sentence = exact ? "resists" : "tries";
  const resists = { claim: "resistance", move: first.move, chance, exact, best: exact } as const;
  return [{ sentence, text: say[sentence]({ move, chance }), claims: [...claims, resists] }];
}
