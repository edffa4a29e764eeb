import { describe, expect, onTestFinished, test, vi } from "vitest";
import { postgresForTests } from "../../../test/postgres.ts";
import { openPostgresStore } from "../../store/postgres/index.ts";
import { Hub } from "../hub.ts";
import { Metrics } from "../metrics.ts";
import { Witness } from "./fixtures.ts";

const postgres = await postgresForTests();
const { lacking } = postgres;

describe.skipIf(lacking)(`two servers on PostgreSQL${lacking ? ` (${lacking})` : ""}`, () => {
  test("know who is there, take back across them, and make one rematch", async () => {
    const url = await postgres.database();
    const failures: unknown[] = [];
    const server = async () => {
      const store = await openPostgresStore(url);
      const time = { wall: () => store.now(), steady: () => performance.now() };
      const onFailure = (error: unknown) => void failures.push(error);
      const hub = new Hub({ store, time, metrics: new Metrics(), onFailure });
      await hub.start();
      onTestFinished(async () => {
        await hub.stop();
        await store.close();
      });
      return hub;
    };
    const [one, other] = [await server(), await server()];
    const made = await one.create({ game: "stones", seats: [{ by: "me" }, { by: "me" }] });
    if (!made.ok) throw new Error(made.refusal.code);
    const { id } = made.value.head;
    const [first, second] = [new Witness(), new Witness()];
    await first.come(one, id, [made.value.tokens[0] as string]);
    await second.come(other, id, [made.value.tokens[1] as string]);
    await vi.waitFor(() => expect([first.present, second.present].flat()).not.toContain(false));
    await first.game?.move(0, "1", 0, "move");
    await first.game?.takeBack(0, "ask", false);
    await vi.waitFor(() =>
      expect(second.messages.at(-1)).toMatchObject({ type: "take-back-asked", id: "ask" }),
    );
    await second.game?.answerTakeBack(1, true, "yes");
    await vi.waitFor(() => expect(first.events.at(-1)?.event).toMatchObject({ type: "take-back" }));
    await first.game?.resign(0, "end");
    await vi.waitFor(() => expect(second.events).toHaveLength(3));
    await Promise.all([first.game?.rematch(0, true, "a", false), second.game?.rematch(1, true, "b", false)]);
    await vi.waitFor(() => expect(first.next).not.toBeNull());
    await vi.waitFor(() => expect(second.next).toBe(first.next));
    expect([first.wrong, second.wrong, failures]).toEqual([[], [], []]);
  });
});
