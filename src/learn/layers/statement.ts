import type { Claim, LayerSentences } from "../../words/index.ts";

export type ProofSentences = LayerSentences["proof"];

/** A sentence of a proof with what it claims; the claims are checked as those of the explanations are, by playing the rules out. */
export interface ProofStatement {
  readonly sentence: keyof ProofSentences;
  readonly text: string;
  readonly claims: readonly Claim[];
}

type FactsOf<S extends keyof ProofSentences> = ProofSentences[S] extends (facts: infer F) => string
  ? F
  : undefined;

/** Makes the sentences of a proof in one language. */
export type Say = <S extends keyof ProofSentences>(
  sentence: S,
  facts: FactsOf<S>,
  ...claims: readonly Claim[]
) => ProofStatement;

export function sayIn(proof: ProofSentences): Say {
  return (sentence, facts, ...claims) => {
    const said = proof[sentence] as string | ((given: typeof facts) => string);
    return { sentence, text: typeof said === "string" ? said : said(facts), claims };
  };
}
