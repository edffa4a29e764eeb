import { describe, expect, test } from "vitest";
import type { CreateRequest, ServerMessage } from "../protocol/index.ts";
import { MemoryRoster } from "../roster/index.ts";
import { memoryStore, type StoredOffers } from "../store/index.ts";
import { no, yes } from "./answer.ts";
import { GameLog } from "./game-log.ts";
import { Hub } from "./hub.ts";
import type { LiveGame } from "./live-game.ts";
import { Metrics } from "./metrics.ts";
import { heardIn, Questions } from "./questions.ts";
import { systemTime } from "./time.ts";

const heard = { ok: true, repeated: true, value: undefined };
const refused = (code: string) => ({ ok: false, refusal: { code } });

/** A game of two moves, and what is told to who follows it. */
async function begun() {
  const onFailure = (error: unknown) => {
    throw error;
  };
  const store = memoryStore(new MemoryRoster());
  const hub = new Hub({ store, time: systemTime, metrics: new Metrics(), onFailure });
  const seats: CreateRequest["seats"] = [{ by: "me" }, { by: "me" }];
  const made = await hub.create({ game: "stones", seats });
  if (!made.ok) throw new Error(made.refusal.code);
  const game = (await hub.game(made.value.head.id)) as LiveGame;
  const told: ServerMessage[] = [];
  game.subscribe({ send: (text) => void told.push(JSON.parse(text)) }, 0);
  await game.move(0, "1", 0, "first");
  await game.move(1, "1", 1, "second");
  const count = (type: ServerMessage["type"]) => told.filter((message) => message.type === type).length;
  return { game, count };
}

describe("a question or an answer that is sent again", () => {
  test("is not put again once it was agreed to, nor taken for consent to the other's", async () => {
    const { game, count } = await begun();
    expect(await game.takeBack(0, "X", false)).toEqual(yes(undefined));
    expect(await game.takeBack(0, "X", false)).toMatchObject(heard);
    expect(await game.answerTakeBack(1, true, "Y")).toMatchObject({ ok: true, value: { number: 3 } });
    expect(await game.takeBack(0, "X", false)).toMatchObject(heard);
    await game.move(0, "1", 3, "third");
    await game.move(1, "1", 4, "fourth");
    expect(await game.takeBack(0, "X", false)).toMatchObject(heard);
    expect(count("take-back-asked")).toBe(1);
    expect(await game.takeBack(1, "Q", false)).toEqual(yes(undefined));
    expect(await game.takeBack(0, "X", false)).toMatchObject(heard);
    expect(count("event")).toBe(5);
    expect(await game.answerTakeBack(0, true, "R")).toMatchObject({ ok: true, value: { number: 6 } });
    await game.resign(0, "end");
    expect(await game.takeBack(0, "X", false)).toMatchObject(heard);
  });

  test("does not decline the next question, nor consent to it", async () => {
    const { game, count } = await begun();
    expect(await game.answerTakeBack(1, true, "early")).toMatchObject(refused("take-back-none"));
    await game.takeBack(0, "X", false);
    expect(await game.answerTakeBack(1, true, "early")).toMatchObject(refused("take-back-none"));
    expect(await game.answerTakeBack(1, false, "Z")).toEqual(yes(undefined));
    expect(await game.takeBack(0, "more", false)).toMatchObject(refused("asked-already"));
    await game.move(0, "1", 2, "third");
    expect(await game.takeBack(0, "more", false)).toMatchObject(refused("asked-already"));
    await game.takeBack(0, "next", false);
    expect(await game.answerTakeBack(1, false, "Z")).toMatchObject(heard);
    expect(await game.answerTakeBack(1, true, "early")).toMatchObject(refused("take-back-none"));
    expect(count("take-back-declined")).toBe(1);
    expect(await game.answerTakeBack(1, true, "yes")).toMatchObject({ ok: true, value: { number: 4 } });
  });

  test("about another game counts once, too, and then has the new game's id", async () => {
    const { game, count } = await begun();
    await game.resign(0, "end");
    expect(await game.rematch(0, true, "offer", false)).toEqual(yes(undefined));
    expect(await game.rematch(1, false, "decline", false)).toEqual(yes(undefined));
    // The offer was declined, and is not made again by being sent again.
    expect(await game.rematch(0, true, "offer", false)).toMatchObject(heard);
    expect(await game.rematch(0, true, "more", false)).toMatchObject(refused("asked-already"));
    expect(await game.rematch(1, true, "other", false)).toEqual(yes(undefined));
    // Nor is it consent, nor the former no an answer to it.
    expect(await game.rematch(0, true, "offer", false)).toMatchObject(heard);
    expect(await game.rematch(1, false, "decline", false)).toMatchObject(heard);
    expect([count("rematch-offered"), count("rematch-declined"), count("rematch-ready")]).toEqual([2, 1, 0]);
    const agreed = await game.rematch(0, true, "yes", false);
    expect(agreed).toMatchObject({ ok: true, value: expect.any(String) });
    const repeated = { ...agreed, repeated: true };
    expect(await game.rematch(0, true, "yes", false)).toEqual(repeated);
    expect(await game.rematch(1, true, "other", false)).toEqual(repeated);
  });

  test("is told that the id is used when it is another's, or of another kind", async () => {
    const { game } = await begun();
    const used = refused("id-used");
    await game.takeBack(0, "X", false);
    expect(await game.takeBack(1, "X", false)).toMatchObject(used);
    expect(await game.answerTakeBack(1, false, "Z")).toEqual(yes(undefined));
    expect(await game.answerTakeBack(0, false, "Z")).toMatchObject(used);
    expect(await game.answerTakeBack(1, true, "Z")).toMatchObject(used);
    for (const id of ["X", "Z"]) {
      expect(await game.move(0, "1", 2, id)).toMatchObject(used);
      expect(await game.resign(0, id)).toMatchObject(used);
      expect(await game.claim(0, id)).toMatchObject(used);
      expect(await game.rematch(0, true, id, false)).toMatchObject(used);
    }
    await game.resign(0, "end");
    await game.rematch(0, true, "offer", false);
    expect(await game.rematch(0, false, "offer", false)).toMatchObject(used);
    expect(await game.rematch(1, true, "offer", false)).toMatchObject(used);
  });
});

describe("each seat's latest", () => {
  const asked = (seat: 0 | 1, id: string) => ({ type: "take-back", seat, id }) as const;
  const none = { offers: undefined };
  const log = async () => {
    const { game } = await begun();
    const opened = await GameLog.open({ game: game.stored, events: [] });
    if (!opened.ok) throw new Error(opened.refusal.code);
    return opened.value;
  };

  test("are remembered, however many the other sends", async () => {
    const questions = new Questions();
    questions.note(asked(0, "mine"), yes(undefined));
    for (let count = 0; count < 1000; count++)
      questions.note(asked(1, `theirs-${count}`), no("asked-already"));
    expect(questions.outcome(asked(0, "mine"), none)).toMatchObject(heard);
    expect(questions.before(asked(1, "mine"), await log())).toMatchObject(refused("id-used"));
    const known = Array.from({ length: 1000 }, (_, count) =>
      questions.outcome(asked(1, `theirs-${count}`), none),
    );
    expect(known.filter((outcome) => outcome !== undefined)).toHaveLength(64);
    expect(known.at(-1)).toMatchObject(refused("asked-already"));
  });

  test("that have changed something are known elsewhere, too", async () => {
    const pair = [false, false] as const;
    let offers: StoredOffers = { number: 0, asked: pair, rematch: pair, offered: pair };
    offers = heardIn(offers, asked(0, "mine"));
    for (let count = 0; count < 100; count++) offers = heardIn(offers, asked(1, `theirs-${count}`));
    const elsewhere = new Questions();
    expect(elsewhere.outcome(asked(0, "mine"), { offers })).toMatchObject(heard);
    expect(elsewhere.outcome(asked(0, "another"), { offers })).toBeUndefined();
    const there = await log();
    there.change({ offers });
    expect(elsewhere.before(asked(1, "mine"), there)).toMatchObject(refused("id-used"));
    expect(elsewhere.before(asked(0, "mine"), there)).toBeUndefined();
    expect(JSON.stringify(offers).length).toBeLessThan(1000);
  });
});
