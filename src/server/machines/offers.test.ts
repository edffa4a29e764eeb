import { describe, expect, test } from "vitest";
import type { Seat } from "../../games/index.ts";
import type { ServerMessage } from "../../protocol/index.ts";
import type { GameKeeper } from "../../store/index.ts";
import { instead, type Machine, Machines, Network, Witness } from "./fixtures.ts";

/** The next turns of the event loop: everything is in memory, and nothing waits for longer. */
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

/** Each player at a server of his own, after some moves. */
async function apart(games: (games: GameKeeper) => GameKeeper = (same) => same) {
  const machines = new Machines();
  const servers = [machines.make({ games }), machines.make({ games })] as const;
  const made = await servers[0].hub.create({ game: "stones", seats: [{ by: "me" }, { by: "me" }] });
  if (!made.ok) throw new Error(made.refusal.code);
  const { id } = made.value.head;
  const tokens = made.value.tokens as [string, string];
  const players = [new Witness(), new Witness()] as const;
  for (const seat of [0, 1] as const) await players[seat].come(servers[seat].hub, id, [tokens[seat]]);
  for (const seat of [0, 1] as const) await gameOf(players[seat]).move(seat, "1", seat, `m${seat}`);
  await settled();
  return { machines, servers, players, id, tokens };
}

function gameOf(player: Witness | undefined) {
  if (!player?.game) throw new Error("he is at no game");
  return player.game;
}

const types = ({ messages }: Witness, from = 0) =>
  messages
    .slice(from)
    .map(({ type }) => type)
    .filter((type) => type !== "presence");

const failures = (servers: readonly Machine[]) => servers.flatMap((server) => server.failures);

test("whoever has sat down through another server holds his seat at once, be it that nobody has told", async () => {
  const machines = new Machines(new Network(() => []));
  const [one, other] = [machines.make(), machines.make()];
  const made = await one.hub.create({ game: "stones", seats: [{ by: "me" }, { by: "guest" }], open: true });
  if (!made.ok) throw new Error(made.refusal.code);
  const { id } = made.value.head;
  const [first, guest] = [new Witness(), new Witness()];
  await first.come(other.hub, id, [made.value.tokens[0] as string]);
  const joined = await one.hub.join(id, {});
  if (!joined.ok) throw new Error(joined.refusal.code);
  await guest.come(other.hub, id, [joined.value.token]);
  expect(guest.messages[0]).toMatchObject({ type: "state", yours: [1] });
  expect(first.taken).toEqual([true, true]);
});

describe("a take-back", () => {
  test("is asked for at one server, heard at once at the other and agreed to there, and happens once", async () => {
    const { players, servers } = await apart();
    const [first, second] = players;
    const from = second.messages.length;
    expect(await gameOf(first).takeBack(0, "ask", false)).toEqual({ ok: true, value: undefined });
    await settled();
    const asked: ServerMessage = {
      type: "take-back-asked",
      game: gameOf(first).id,
      seat: 0,
      moves: 0,
      id: "ask",
    };
    expect(second.messages.slice(from)).toEqual([asked]);
    expect(await gameOf(second).answerTakeBack(1, true, "yes")).toMatchObject({
      ok: true,
      value: { number: 3 },
    });
    await settled();
    for (const player of players) {
      expect(player.events.map(({ event }) => event.type)).toEqual(["move", "move", "take-back"]);
      expect(player.takeBack).toBeNull();
      expect(player.wrong).toEqual([]);
    }
    expect(failures(servers)).toEqual([]);
  });

  test("is declined at the other server, and withdrawn; the asker may not ask again before the game goes on", async () => {
    const { players } = await apart();
    const [first, second] = players;
    await gameOf(first).takeBack(0, "ask", false);
    await settled();
    const from = first.messages.length;
    expect(await gameOf(second).answerTakeBack(1, false, "no")).toMatchObject({ ok: true });
    await settled();
    expect(types(first, from)).toEqual(["take-back-declined"]);
    expect(await gameOf(first).takeBack(0, "more", false)).toMatchObject({
      refusal: { code: "asked-already" },
    });
    await gameOf(first).move(0, "1", 2, "m2");
    await gameOf(first).takeBack(0, "next", false);
    await settled();
    expect(second.takeBack).toBe(0);
    await gameOf(first).answerTakeBack(0, false, "withdrawn");
    await settled();
    expect(second.takeBack).toBeNull();
    expect(await gameOf(second).answerTakeBack(1, true, "late")).toMatchObject({
      refusal: { code: "take-back-none" },
    });
  });

  test("that both ask for at once is agreed on, and happens once", async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ] as const) {
      const { players } = await apart();
      await Promise.all(order.map((seat) => gameOf(players[seat]).takeBack(seat, `ask-${seat}`, false)));
      await settled();
      for (const player of players) {
        expect(player.events.map(({ event }) => event.type)).toEqual(["move", "move", "take-back"]);
        expect(player.events.at(-1)?.event.seat).toBe(order[0]);
      }
    }
  });

  test("that both ask for at once would be two questions without the store's fence", async () => {
    const { players } = await apart((real) =>
      instead(real, {
        offer: async (id, _, offers) => {
          for (;;) {
            const [head] = await real.heads([id]);
            if (await real.offer(id, head?.changes ?? 0, offers)) return true;
          }
        },
      }),
    );
    await Promise.all(
      ([0, 1] as const).map((seat) => gameOf(players[seat]).takeBack(seat, `ask-${seat}`, false)),
    );
    await settled();
    expect(players.map(({ events }) => events.length)).toEqual([2, 2]);
  });

  test("is settled by a move at the other server", async () => {
    const { players, machines, id } = await apart();
    const [first, second] = players;
    // The second server does not hear of the question, nor the first of the move before it is told.
    machines.network.fate = () => [];
    await gameOf(first).takeBack(0, "ask", false);
    machines.network.fate = () => [0];
    await gameOf(second).move(0, "1", 2, "m2");
    await settled();
    expect(first.takeBack).toBeNull();
    expect(await gameOf(second).answerTakeBack(1, true, "yes")).toMatchObject({
      refusal: { code: "take-back-none" },
    });
    expect((await machines.shared.games.load(id))?.events).toHaveLength(3);
  });

  test("is answered through a server that has not heard of it", async () => {
    const { players, machines } = await apart();
    const [first, second] = players;
    machines.network.fate = () => [];
    await gameOf(first).takeBack(0, "ask", false);
    expect(await gameOf(second).answerTakeBack(1, true, "yes")).toMatchObject({ value: { number: 3 } });
    expect(await gameOf(second).answerTakeBack(1, true, "more")).toMatchObject({
      refusal: { code: "take-back-none" },
    });
  });

  test("sent again to another server counts once, also after it was agreed to", async () => {
    const { players } = await apart();
    const [first, second] = players;
    await gameOf(first).takeBack(0, "ask", false);
    await settled();
    expect(await gameOf(second).takeBack(0, "ask", false)).toMatchObject({ ok: true, repeated: true });
    await gameOf(second).answerTakeBack(1, true, "yes");
    for (const [after, seat] of [0, 1].entries())
      await gameOf(second).move(seat as Seat, "1", 3 + after, `n${after}`);
    expect(await gameOf(second).takeBack(0, "ask", false)).toMatchObject({ ok: true, repeated: true });
    await settled();
    expect([first.takeBack, second.takeBack]).toEqual([null, null]);
  });

  test("survives a restart of all servers, and a message that was lost", async () => {
    const { players, servers, machines, id, tokens } = await apart();
    machines.network.fate = () => [];
    await gameOf(players[0]).takeBack(0, "ask", false);
    for (const { hub } of servers) await hub.stop();
    const other = machines.make();
    const player = new Witness();
    await player.come(other.hub, id, [tokens[1]]);
    expect(player.takeBack).toBe(0);
    expect(await gameOf(player).takeBack(0, "ask", false)).toMatchObject({ ok: true, repeated: true });
    expect(await gameOf(player).answerTakeBack(1, true, "yes")).toMatchObject({ value: { number: 3 } });
  });
});

describe("a rematch", () => {
  async function over() {
    const story = await apart();
    await gameOf(story.players[0]).resign(0, "end");
    await settled();
    return story;
  }

  test("is offered at one server and accepted at the other", async () => {
    const { players, machines, id } = await over();
    const [first, second] = players;
    const from = [first.messages.length, second.messages.length];
    expect(await gameOf(first).rematch(0, true, "offer", false)).toEqual({ ok: true, value: undefined });
    await settled();
    expect(second.rematch).toEqual([true, false]);
    const made = await gameOf(second).rematch(1, true, "yes", false);
    await settled();
    expect(made).toMatchObject({ ok: true, value: expect.any(String) });
    const next = made.ok ? made.value : undefined;
    expect([first.next, second.next]).toEqual([next, next]);
    expect(types(first, from[0])).toEqual(["rematch-offered", "rematch-ready"]);
    expect(types(second, from[1])).toEqual(["rematch-offered", "rematch-ready"]);
    expect((await machines.shared.games.load(id))?.next).toBe(next);
  });

  test("that both want at once is one game, and so is one that is accepted at both servers", async () => {
    const { players, machines } = await over();
    const wanted = ([0, 1] as const).map((seat) =>
      gameOf(players[seat]).rematch(seat, true, `w${seat}`, false),
    );
    await Promise.all(wanted);
    await settled();
    const { players: others, machines: elsewhere } = await over();
    await gameOf(others[0]).rematch(0, true, "offer", false);
    await settled();
    const accepted = others.map((player, at) => gameOf(player).rematch(1, true, `yes${at}`, false));
    const [one, two] = await Promise.all(accepted);
    await settled();
    expect(one).toMatchObject({ ok: true });
    expect(two).toMatchObject({ ok: true, value: one?.ok ? one.value : "" });
    for (const [both, { games }] of [
      [players, machines.shared],
      [others, elsewhere.shared],
    ] as const) {
      expect(both[0].next).toEqual(expect.any(String));
      expect(both[1].next).toBe(both[0].next);
      let count = 0;
      for await (const _ of games.all()) count++;
      expect(count).toBe(2);
    }
  });

  test("is declined through a server that has not heard of it", async () => {
    const { players, machines } = await over();
    machines.network.fate = () => [];
    await gameOf(players[0]).rematch(0, true, "offer", false);
    await gameOf(players[1]).rematch(1, false, "no", false);
    machines.network.fate = () => [0];
    expect(await gameOf(players[1]).rematch(1, true, "yes", false)).toEqual({ ok: true, value: undefined });
  });

  test("is declined at the other server, and the offer survives a restart until then", async () => {
    const { players, servers, machines, id, tokens } = await over();
    await gameOf(players[0]).rematch(0, true, "offer", false);
    for (const { hub } of servers) await hub.stop();
    const [one, other] = [machines.make(), machines.make()];
    const [first, second] = [new Witness(), new Witness()];
    await first.come(one.hub, id, [tokens[0]]);
    await second.come(other.hub, id, [tokens[1]]);
    expect(second.rematch).toEqual([true, false]);
    await gameOf(second).rematch(1, false, "no", false);
    await settled();
    expect(first.rematch).toEqual([false, false]);
    expect(await gameOf(first).rematch(0, true, "more", false)).toMatchObject({
      refusal: { code: "asked-already" },
    });
  });
});
