import { describe, expect, it } from "vitest";
import { games, must } from "../games/index.ts";
import { makeRecord, parseRecord } from "../notation/index.ts";
import { openPlayer, opponentsOf, seededChance } from "../players/index.ts";
import {
  begin,
  enter,
  followMoves,
  moveTexts,
  playGame,
  readGame,
  recordOf,
  replay,
  turnOf,
} from "./index.ts";

const options = { rows: [3, 4, 5], swap: true };

describe("a game with a swap", () => {
  const play = must(followMoves(must(begin("taking", options)), ["1:3-3", "swap", "3:5-5"]));

  it("is numbered, recorded and replayed as any", () => {
    expect(play.events.map(({ seat }) => seat)).toEqual([0, 1, 0]);
    expect(moveTexts(play)).toEqual(["1:3-3", "swap", "3:5-5"]);
    const text = makeRecord(recordOf(play, ["Ann", "Ben"]));
    expect(text).toContain('"swap":true');
    expect(must(replay(must(parseRecord(text))))).toEqual(play);
    expect(must(readGame(text, "taking"))).toEqual(play);
    expect(makeRecord(must(parseRecord(text)))).toBe(text);
  });

  it("is taken back before and after it, and the swap is then possible again", () => {
    const back = must(enter(play, { type: "take-back", seat: 0, moves: 1 }));
    expect(turnOf(back)).toBe(1);
    expect(back.position).toMatchObject({ swap: true });
    expect(must(followMoves(back, ["swap"])).moves.at(-1)).toBe("swap");
    expect(
      must(followMoves(must(enter(back, { type: "take-back", seat: 0, moves: 0 })), ["1:1-3"])).position,
    ).toMatchObject({
      swap: true,
    });
    expect(followMoves(play, ["swap"])).toMatchObject({ refusal: { code: "swap-not-open" } });
  });

  it("goes on from a position in which it is possible", () => {
    const from = must(begin("taking", options, "110/1111/11111 2 swap"));
    expect(moveTexts(must(followMoves(from, ["swap", "1:1-2"])))).toEqual(["swap", "1:1-2"]);
    const text = makeRecord(recordOf(from, ["", ""]));
    expect(must(replay(must(parseRecord(text))))).toEqual(from);
  });

  it("a record of a game without the rule is written as it always was", () => {
    const text =
      '{"format":"grundy-record","version":1,"game":"sticks","options":{"rows":[9,7,5,3,1],"take":"any","middle":true,"last":"loses"},"players":["a","b"],"events":[{"type":"move","seat":0,"move":"1:5-5"}]}';
    expect(makeRecord(must(parseRecord(text)))).toBe(text);
    const swapped = text.replace("1:5-5", "swap");
    expect(replay(must(parseRecord(swapped)))).toMatchObject({ refusal: { code: "swap-not-open" } });
  });
});

describe("every player", () => {
  it("plays games with the rule to their end, and nobody ever forfeits", async () => {
    let swaps = 0;
    for (const game of Object.values(games)) {
      if (game.family !== "taking") continue;
      for (const first of opponentsOf(game)) {
        for (const second of opponentsOf(game)) {
          for (const last of ["wins", "loses"]) {
            const chance = seededChance(swaps + 7);
            const players = await Promise.all(
              [first, second].map((spec) => openPlayer(spec, game, { chance })),
            );
            const [one, other] = players;
            if (!one || !other) throw new Error("a player is missing");
            const chosen = { ...game.defaults, rows: [5, 3, 2], last, swap: true };
            const played = await playGame(game.id as "taking", chosen, [one, other]);
            expect(played.ending?.by).toBe("rules");
            if (moveTexts(played).includes("swap")) {
              swaps++;
              expect(moveTexts(played).indexOf("swap")).toBe(1);
            }
          }
        }
      }
    }
    expect(swaps).toBeGreaterThan(50);
  }, 120_000);

  it("who plays perfectly and is second always wins", async () => {
    for (let seed = 0; seed < 40; seed++) {
      const rows = [1 + (seed % 5), 2 + (seed % 3), 1 + (seed % 4)];
      for (const last of ["wins", "loses"]) {
        const chance = seededChance(seed);
        const smart = await openPlayer({ kind: "smart" }, games.taking, { chance });
        const aloud = await openPlayer({ kind: "aloud" }, games.taking, { chance });
        if (!smart || !aloud) throw new Error("a player is missing");
        const played = await playGame("taking", { rows, last, swap: true }, [smart, aloud]);
        expect(played.ending?.winner).toBe(1);
      }
    }
  });
});
