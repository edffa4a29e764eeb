import { expect, test } from "vitest";
import type { Seat } from "../games/index.ts";
import type { ServerMessage } from "../protocol/index.ts";
import type { StoredGame, StoredOffers } from "../store/index.ts";
import type { Answer } from "./answer.ts";
import { Offers, rematchOf, type Settled, type TakeBack } from "./offers.ts";

const game = "a".repeat(16);

/** Keeps what changes, as a store does, and gives what is agreed on. */
function makeOffers() {
  const told: ServerMessage[] = [];
  let stored: StoredOffers | undefined;
  let number = 4;
  const now = () => new Offers(game, number, stored);
  const keep = <T>(answer: Answer<Settled<T>>) => {
    if (!answer.ok) return answer;
    const { change, agreed } = answer.value;
    if (change) {
      stored = change.offers;
      told.push(change.message);
    }
    return { ok: true, value: agreed };
  };
  const offers = {
    get takeBack() {
      return now().takeBack;
    },
    get rematch() {
      return now().rematch;
    },
    /** The game goes on. */
    settle: () => void number++,
    askTakeBack: (wanted: TakeBack, id: string, both: boolean) => keep(now().askTakeBack(wanted, id, both)),
    answerTakeBack: (seat: Seat, consent: boolean) => keep(now().answerTakeBack(seat, consent)),
    answerRematch: (seat: Seat, wanted: boolean, id: string, both: boolean) =>
      keep(now().answerRematch(seat, wanted, id, both)),
  };
  return { offers, told };
}

test("a take-back is asked for, and agreed on by the other seat alone", () => {
  const { offers, told } = makeOffers();
  const wanted = { seat: 0, moves: 2 } as const;
  expect(offers.askTakeBack(wanted, "ask", false)).toEqual({ ok: true, value: undefined });
  expect(told).toEqual([{ type: "take-back-asked", game, seat: 0, moves: 2, id: "ask" }]);
  expect(offers.takeBack).toBe(0);
  expect(offers.answerTakeBack(0, true)).toMatchObject({ refusal: { code: "seat-not-yours" } });
  expect(offers.answerTakeBack(1, true)).toMatchObject({ ok: true, value: wanted });
  offers.settle();
  expect(offers.takeBack).toBeNull();
  expect(offers.answerTakeBack(1, true)).toMatchObject({ refusal: { code: "take-back-none" } });
});

test("a take-back is withdrawn or declined, and asking back is consent", () => {
  const { offers, told } = makeOffers();
  for (const seat of [0, 1] as const) {
    offers.askTakeBack({ seat: 0, moves: 2 }, "ask", false);
    expect(offers.answerTakeBack(seat, false)).toMatchObject({ ok: true, value: undefined });
    expect(told.at(-1)).toEqual({ type: "take-back-declined", game, seat: 0 });
    expect(offers.takeBack).toBeNull();
    offers.settle();
  }
  offers.askTakeBack({ seat: 0, moves: 2 }, "ask", false);
  expect(offers.askTakeBack({ seat: 1, moves: 1 }, "too", false)).toMatchObject({
    value: { seat: 0, moves: 2 },
  });
});

test("whoever holds both seats agrees with himself", () => {
  const { offers, told } = makeOffers();
  expect(offers.askTakeBack({ seat: 1, moves: 1 }, "ask", true)).toMatchObject({
    value: { seat: 1, moves: 1 },
  });
  expect(offers.answerRematch(0, true, "again", true)).toMatchObject({ value: true });
  expect(told).toEqual([]);
});

test("another game is played when both want it, and no longer when one has declined", () => {
  const { offers, told } = makeOffers();
  expect(offers.answerRematch(0, true, "one", false)).toMatchObject({ value: undefined });
  expect(offers.rematch).toEqual([true, false]);
  expect(offers.answerRematch(1, false, "two", false)).toMatchObject({ value: undefined });
  expect(offers.rematch).toEqual([false, false]);
  expect(offers.answerRematch(1, true, "three", false)).toMatchObject({ value: undefined });
  expect(offers.answerRematch(0, true, "four", false)).toMatchObject({ value: true });
  expect(told.map(({ type }) => type)).toEqual(["rematch-offered", "rematch-declined", "rematch-offered"]);
});

test("a seat asks once until the game goes on, and others hear of it once", () => {
  const { offers, told } = makeOffers();
  const ask = () => offers.askTakeBack({ seat: 0, moves: 2 }, "ask", false);
  for (let count = 0; count < 3; count++) expect(ask()).toMatchObject({ ok: true });
  offers.answerTakeBack(0, false);
  expect(ask()).toMatchObject({ refusal: { code: "asked-already" } });
  expect(told).toHaveLength(2);
  offers.settle();
  expect(ask()).toMatchObject({ ok: true });
  expect(told).toHaveLength(3);
  const offer = (wanted: boolean) => offers.answerRematch(0, wanted, "again", false);
  for (const wanted of [false, false, true, true, false, false])
    expect(offer(wanted)).toMatchObject({ ok: true });
  expect(offer(true)).toMatchObject({ refusal: { code: "asked-already" } });
  expect(told.slice(3).map(({ type }) => type)).toEqual(["rematch-offered", "rematch-declined"]);
});

test("a rematch has the seats swapped, the same tokens and no invitation", () => {
  const one: StoredGame = {
    id: game,
    game: "stones",
    options: {},
    seats: [
      { name: "Ada", tokenHash: "a", takenAt: 1 },
      { name: "Bob", tokenHash: "b", takenAt: 2 },
    ],
    listed: true,
    open: false,
    invitationHash: "i",
    created: 1,
    rematchOf: "before",
  };
  const other = rematchOf(one, "b".repeat(16), 9);
  expect(other).toMatchObject({ id: "b".repeat(16), created: 9, rematchOf: game, listed: true });
  expect(other.seats).toEqual([
    { name: "Bob", tokenHash: "b", takenAt: 9 },
    { name: "Ada", tokenHash: "a", takenAt: 9 },
  ]);
  expect(other).not.toHaveProperty("invitationHash");
});
