import { Compile } from "typebox/compile";
import { describe, expect, test } from "vitest";
import { type ClientMessage, maxPhrases, phraseEvery } from "../protocol/index.ts";
import * as schemas from "../protocol/schemas.ts";
import { phraseIds } from "../words/index.ts";
import { ask, testServer } from "./fixtures.ts";
import { Machines, Network, Witness } from "./machines/fixtures.ts";
import { Talk } from "./talk.ts";
import { readTold } from "./told.ts";

const say = (game: string, seat: 0 | 1, phrase = "hello", id = "s1") =>
  ({ type: "say", game, seat, phrase, id }) as ClientMessage;

describe("what a seat may say", () => {
  test("is one phrase in three seconds, each seat for itself", () => {
    const talk = new Talk();
    expect(talk.say(0, 0).ok).toBe(true);
    expect(talk.say(0, 1)).toEqual({ ok: false, refusal: { code: "too-many", facts: { seconds: 3 } } });
    expect(talk.say(0, phraseEvery - 1)).toMatchObject({ refusal: { facts: { seconds: 1 } } });
    expect(talk.say(1, 1).ok).toBe(true);
    expect(talk.say(0, phraseEvery).ok).toBe(true);
  });

  test("is twenty a game, however slowly", () => {
    const talk = new Talk();
    for (let count = 0; count < maxPhrases; count++) expect(talk.say(0, count * 1e6).ok).toBe(true);
    expect(talk.say(0, 1e9)).toEqual({ ok: false, refusal: { code: "said-enough", facts: { max: 20 } } });
    expect(talk.heard(0, 2e9)).toBe(false);
    expect(talk.say(1, 1e9).ok).toBe(true);
  });

  test("counts what was said through another server, and passes over what is told twice", () => {
    const talk = new Talk();
    expect(talk.heard(0, 0)).toBe(true);
    expect(talk.heard(0, 5)).toBe(false);
    expect(talk.say(0, 10)).toMatchObject({ refusal: { code: "too-many" } });
    expect(talk.heard(0, phraseEvery)).toBe(true);
  });
});

describe("over the live connection", () => {
  test.each(phraseIds)("%s comes to both and to watchers, in a form that is described", async (phrase) => {
    const { started, subscribe } = await testServer();
    const { id, first, second } = await started();
    const { client: watcher } = await subscribe(id);
    first.send(say(id, 0, phrase));
    for (const client of [first, second, watcher]) {
      const said = await client.next("said");
      expect(said).toEqual({ type: "said", game: id, seat: 0, phrase });
      expect(Compile(schemas.serverMessage).Check(said)).toBe(true);
    }
  });

  test("text, an unknown phrase, a foreign seat and a watcher are refused", async () => {
    const { started, subscribe } = await testServer();
    const { id, first, second } = await started();
    const { client: watcher } = await subscribe(id);
    for (const phrase of ["You are slow", "", "constructor", "__proto__", "HELLO"]) {
      first.send(say(id, 0, phrase));
      expect(await first.next("error")).toMatchObject({ code: "message-malformed" });
    }
    first.send(Object.assign(say(id, 0), { text: "more" }));
    expect(await first.next("error")).toMatchObject({ code: "message-malformed" });
    first.send(say(id, 1));
    expect(await first.next("error")).toMatchObject({ code: "seat-not-yours", id: "s1" });
    watcher.send(say(id, 0));
    expect(await watcher.next("error")).toMatchObject({ code: "seat-not-yours" });
    await second.settled();
    expect(second.left("said")).toEqual([]);
  });

  test("a flood is refused: one is heard", async () => {
    const { started } = await testServer();
    const { id, first, second } = await started();
    for (let count = 0; count < 30; count++) first.send(say(id, 0, "hello", `s${count}`));
    for (let count = 1; count < 30; count++)
      expect(await first.next("error")).toMatchObject({ code: "too-many", game: id, id: `s${count}` });
    await second.settled();
    expect(second.left("said")).toHaveLength(1);
    expect(first.closed).toBeUndefined();
  });

  test("it can be said after the end, and stands in no log or record", async () => {
    const { app, started, subscribe } = await testServer();
    const { id, first, second } = await started();
    first.send({ type: "resign", game: id, seat: 0, id: "r1" });
    await second.next("event");
    second.send(say(id, 1, "good-game"));
    expect(await first.next("said")).toMatchObject({ seat: 1, phrase: "good-game" });
    const { state, client } = await subscribe(id);
    expect(state.events).toHaveLength(1);
    await client.settled();
    expect(client.left("said")).toEqual([]);
    expect((await app.inject(`/api/games/${id}/record`)).body).not.toContain("good-game");
  });
});

test("over HTTP a program says it with its seat's token, within the same bounds", async () => {
  const { app, started } = await testServer();
  const { id, second, tokens } = await started();
  const send = (phrase: unknown, token?: string) =>
    ask(app, `POST /api/games/${id}/say`, undefined, { phrase, id: "h1" }, token);
  expect(await send("thanks", tokens[0])).toMatchObject({ status: 200, data: {} });
  expect(await second.next("said")).toMatchObject({ seat: 0, phrase: "thanks" });
  expect(await send("thanks", tokens[0])).toMatchObject({ status: 429, code: "too-many" });
  expect(await send("free text", tokens[1])).toMatchObject({ status: 400, code: "message-malformed" });
  expect(await send("thanks")).toMatchObject({ status: 403, code: "seat-not-yours" });
});

describe("across two servers", () => {
  async function apart(network = new Network()) {
    const machines = new Machines(network);
    const servers = [machines.make(), machines.make()] as const;
    const made = await servers[0].hub.create({ game: "stones", seats: [{ by: "me" }, { by: "me" }] });
    if (!made.ok) throw new Error(made.refusal.code);
    const { head, tokens } = made.value;
    const players = [new Witness(), new Witness()] as const;
    for (const seat of [0, 1] as const)
      await players[seat].come(servers[seat].hub, head.id, [tokens[seat] as string]);
    return { players, servers, id: head.id };
  }
  const said = ({ messages }: Witness) => messages.filter(({ type }) => type === "said");

  test("it is heard at the other at once, and once where the bus repeats it", async () => {
    const { players, servers } = await apart(new Network(() => [0, 0, 1]));
    expect(players[0].game?.say(0, "hello")).toEqual({ ok: true, value: undefined });
    await new Promise((resolve) => setTimeout(resolve, 20));
    for (const player of players)
      expect(said(player)).toEqual([{ type: "said", game: players[0].game?.id, seat: 0, phrase: "hello" }]);
    expect(players[1].game?.say(0, "hello")).toMatchObject({ refusal: { code: "too-many" } });
    expect(servers.flatMap(({ failures }) => failures)).toEqual([]);
  });

  test("one that the bus loses is lost, and nothing else with it", async () => {
    const { players, servers } = await apart(new Network(() => []));
    players[0].game?.say(0, "hello");
    expect(said(players[0])).toHaveLength(1);
    expect(said(players[1])).toEqual([]);
    expect(await players[0].game?.move(0, "1", 0, "m0")).toMatchObject({ ok: true });
    await players[1].game?.atLeast(1);
    expect(players[1].events).toHaveLength(1);
    expect(servers.flatMap(({ failures }) => failures)).toEqual([]);
  });

  test("what is no phrase is not taken from the bus", () => {
    const told = { type: "said", game: "g", seat: 0, phrase: "hello" };
    expect(readTold("g", JSON.stringify(told))).toEqual(told);
    for (const wrong of [{ phrase: "free text" }, { seat: 2 }, { game: "other" }, { more: 1 }])
      expect(readTold("g", JSON.stringify({ ...told, ...wrong }))).toBeUndefined();
  });
});
