import type { Grounds, Reason } from "../../solve/index.ts";
import type { LayerSentences } from "../../words/index.ts";
import type { Say } from "./statement.ts";

export type ReasonOf<Kind extends Reason["kind"]> = Reason & { readonly kind: Kind };

/** What a proof is about, besides its reason. */
export interface About {
  readonly say: Say;
  readonly thing: Parameters<LayerSentences["proof"]["oneEach"]>[0]["thing"];
  readonly sticks: number;
  /** Whether whoever has to take from these runs wins. */
  readonly wins: boolean;
  readonly grounds: Grounds;
}
