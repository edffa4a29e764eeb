import { describe, expect, it } from "vitest";
import { games, must } from "../../../games/index.ts";
import { addedIn, handicapKey, makeAdded } from "./option-texts.ts";
import { takingForm } from "./options.tsx";

const { stones } = games;
const texts = takingForm.make(stones.defaults);

describe("the form of the Nim family", () => {
  it("gives back the options it was made from, with the swap rule and without", () => {
    for (const options of [stones.defaults, must(stones.options({ rows: [3, 4], take: [1, 3], swap: true }))])
      expect(takingForm.parse(takingForm.make(options), stones)).toEqual({ ok: true, value: options });
  });

  it("waits for what a handicap adds, and plays the rows with it", () => {
    const chosen = { ...texts, handicap: "me", favoured: "first" };
    expect(takingForm.parse(chosen, stones)).toMatchObject({ refusal: { code: "handicap-pending" } });
    const worked = { ...chosen, added: makeAdded({ key: handicapKey(chosen), rows: [22] }) };
    expect(must(takingForm.parse(worked, stones)).rows).toEqual([22]);
    const none = { ...chosen, added: makeAdded({ key: handicapKey(chosen), rows: null }) };
    expect(addedIn(none)).toMatchObject({ rows: null });
    expect(must(takingForm.parse(none, stones)).rows).toEqual([21]);
    // It belongs to what it was worked out for, and to nothing else.
    for (const change of [
      { rows: "20" },
      { take: "1-4" },
      { last: "wins" },
      { swap: "true" },
      { favoured: "second" },
    ])
      expect(takingForm.parse({ ...worked, ...change }, stones)).toMatchObject({
        refusal: { code: "handicap-pending" },
      });
    expect(must(takingForm.parse({ ...worked, handicap: "nobody" }, stones)).rows).toEqual([21]);
  });

  it("whatever a browser has kept, it can be played or says why not", () => {
    for (const wrong of ["", "x", "null", "constructor"]) {
      const kept = { ...texts, handicap: wrong, favoured: wrong, swap: wrong, added: wrong };
      expect(takingForm.parse(kept, stones)).toEqual({ ok: true, value: stones.defaults });
    }
    const chosen = { ...texts, handicap: "me", favoured: "first" };
    for (const rows of ["NaN", "1e99", "-1", "x y", " "])
      expect(takingForm.parse({ ...chosen, added: `${handicapKey(chosen)} > ${rows}` }, stones).ok).toBe(
        false,
      );
  });
});
