import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases } from "../../../test/cases.ts";
import { holds } from "../../../test/words/check-claims.ts";
import { unfounded } from "../../../test/words/figures.ts";
import { PlainPlay } from "../../../test/words/plain-play.ts";
import { must, sticksLeft, type TakingPosition, taking } from "../../games/index.ts";
import { groundsOf, type Reason, reasonOf } from "../../solve/index.ts";
import { type Claim, languageTags, loadLearnSentences } from "../../words/index.ts";
import { proofOf } from "./proof.ts";
import type { ProofSentences } from "./statement.ts";

const languages = await Promise.all(languageTags.map(loadLearnSentences));

/** More sticks are not played out: of such positions the claims about single lengths alone are checked. */
const mostPlayed = 30;
const farClaims = new Set<Claim["claim"]>([
  ...(["repeatSeen", "mostTake", "longest", "values", "nimSum", "reaches", "formula"] as const),
]);

/** What the proof of a position says in every language, and what is wrong with it. */
function prove(position: TakingPosition) {
  const judged = must(reasonOf(position));
  const grounds = must(groundsOf(position));
  const [said = [], ...translated] = languages.map((say) =>
    proofOf(say, "taking", position, judged, grounds),
  );
  const play = new PlainPlay(position.options);
  const checked = (claim: Claim) => sticksLeft(position) <= mostPlayed || farClaims.has(claim.claim);
  const faults = said.flatMap(({ sentence, text, claims }, index) => {
    const failed: unknown[] = claims.filter((claim) => checked(claim) && !holds(claim, play, position));
    if (claims.length === 0) failed.push("claims nothing");
    const others = translated.map((each) => each[index]);
    for (const each of others)
      if (each?.sentence !== sentence || JSON.stringify(each.claims) !== JSON.stringify(claims))
        failed.push("claims something else in another language");
    for (const each of [text, ...others.map((other) => other?.text ?? "")]) {
      // Constants of the arguments: the end, which is 0; one; binary digits.
      const figures = unfounded(each, claims, true).filter((figure) => !["0", "1", "2"].includes(figure));
      failed.push(...figures.map((figure) => `${figure} is in no claim`));
    }
    return failed.length > 0 ? [{ sentence, text, failed }] : [];
  });
  return { reason: judged.reason, said, translated, faults };
}

function start(chosen: unknown): TakingPosition {
  return taking.start(must(taking.options(chosen)));
}

const options = fc.record({
  rows: fc.oneof(
    fc.tuple(fc.integer({ min: 1, max: 18 })),
    fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })),
    fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 4 }),
    fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 7 }),
  ),
  take: fc.oneof(
    fc.constant("any" as const),
    fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 4 }),
    fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 4 }))
      .map(([from, more]) => ({ from, to: from + more })),
  ),
  middle: fc.boolean(),
  last: fc.constantFrom("wins" as const, "loses" as const),
  swap: fc.boolean(),
});

const positions = fc
  .tuple(options, fc.array(fc.nat(), { maxLength: 2 }))
  .map(([chosen, moves]) => moves.reduce(played, start(chosen)));

function played(position: TakingPosition, pick: number): TakingPosition {
  const count = taking.countMoves(position);
  return count > 0 ? must(taking.play(position, taking.moveAt(position, pick % count))) : position;
}

const misere = { last: "loses", middle: true };

/** A position for each kind of reason, and those that bring the other sentences. */
const examples: { readonly [Kind in Reason["kind"]]: readonly unknown[] } = {
  over: [{ rows: [1], take: [2] }],
  parity: [
    { rows: [7, 4], take: [2] },
    { rows: [3, 5], take: [3] },
    { rows: [1, 1, 1] },
    { rows: [6], take: [1] },
  ],
  odd: [{ rows: [7, 4], take: [1, 3] }],
  modulo: [
    { rows: [21], take: [1, 2, 3], last: "loses" },
    { rows: [23], take: { from: 2, to: 5 }, last: "loses" },
    { rows: [22], take: { from: 2, to: 5 } },
    { rows: [18], take: [1, 2] },
    { rows: [19], take: { from: 3, to: 5 } },
    { rows: [23], take: [1, 2, 3], last: "loses" },
  ],
  settles: [
    { rows: [6], take: [3, 5] },
    { rows: [9, 5], take: [3], ...misere },
  ],
  mirror: [{ rows: [5, 5] }, { rows: [5, 5, 4] }, { rows: [11], take: [1, 2], middle: true }],
  periodic: [
    { rows: [18], take: [1, 3, 4] },
    { rows: [61], take: [2], middle: true },
  ],
  lengths: [
    { rows: [12], take: [1, 2], ...misere },
    { rows: [5], take: [1, 3, 4] },
    { rows: [9], take: [2], middle: true },
  ],
  xor: [
    { rows: [5, 4, 3] },
    { rows: [5, 4, 3], ...misere },
    { rows: [9, 8, 6], take: [1, 2, 3] },
    { rows: [9, 8, 6], take: { from: 2, to: 9 }, middle: true },
    { rows: [10, 7, 6], take: [1, 2, 3], last: "loses" },
    { rows: [85, 4], take: [1, 2], middle: true },
    { rows: [40, 4], take: [1, 3, 4] },
    { rows: [9, 7], take: [1, 2], middle: true },
  ],
  ones: [{ rows: [5, 5], take: [1, 2, 3], last: "loses" }],
  turning: [
    { rows: [5, 1, 1], last: "loses" },
    { rows: [6, 5], take: [1, 2, 3], last: "loses" },
  ],
  table: [{ rows: [8, 3], take: [1, 2, 5], ...misere }],
  quotient: [
    { rows: [5, 7], take: [1, 2], ...misere },
    { rows: [300, 7], take: [1, 2], ...misere },
  ],
  search: [{ rows: [12], take: [2, 4], ...misere }],
  swap: [{ rows: [3, 4, 5], swap: true }],
  "swap-to-come": [
    { rows: [3, 4, 5], swap: true },
    { rows: [5], swap: true },
  ],
};

describe("the proof of a reason", () => {
  it.each(Object.entries(examples))("%s has one in every language, and its claims hold", (kind, chosen) => {
    for (const each of chosen) {
      const position = kind === "swap" ? played(start(each), 0) : start(each);
      const { reason, said, translated, faults } = prove(position);
      expect({ chosen: each, kind: reason.kind }).toEqual({ chosen: each, kind });
      expect(said.length).toBeGreaterThan(0);
      for (const other of translated) expect(other).toHaveLength(said.length);
      expect(faults).toEqual([]);
    }
  });

  it("says every sentence there is somewhere", () => {
    const all = Object.entries(examples).flatMap(([kind, chosen]) =>
      chosen.flatMap((each) => prove(kind === "swap" ? played(start(each), 0) : start(each)).said),
    );
    const said = new Set(all.map(({ sentence }) => sentence));
    const proof = (languages[0] as (typeof languages)[0]).layers.proof;
    expect((Object.keys(proof) as (keyof ProofSentences)[]).filter((each) => !said.has(each))).toEqual([]);
  });

  it("claims nothing that playing on refutes", () => {
    fc.assert(
      fc.property(positions, (position) => {
        const { said, faults } = prove(position);
        expect(said.length).toBeGreaterThan(0);
        expect({ position, faults }).toEqual({ position, faults: [] });
      }),
      { numRuns: cases(500, 30_000), seed: 19 },
    );
  }, 1_800_000);
});
