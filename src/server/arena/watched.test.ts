import { expect, test } from "vitest";
import { Tournament } from "../../arena/index.ts";
import { testApp } from "../fixtures.ts";
import { systemTime } from "../time.ts";
import { arenaSetup } from "./fixtures.ts";
import { Tournaments } from "./tournaments.ts";

test("what ended because it had no opening left is shown as it ended", async () => {
  const { store } = await testApp();
  for (const format of ["knockout", "swiss"] as const) {
    const setup = arenaSetup(format, ["Ada", "Ben", "Cem", "Dot"]);
    const id = await store.arena.create(setup);
    const played = new Tournament(setup);
    played.supply(["11011111111 1"], true);
    for (let task = played.next(); task; task = played.next()) {
      const game = { ...task, winner: 0, fault: null, moves: "", plies: 0, thought: [1, 1] } as const;
      const ended = { ...game, annulled: 0, at: 1, quality: null };
      await store.arena.add(id, [ended]);
      played.enter(ended);
    }
    expect(played.ending).not.toBeNull();
    const tournaments = new Tournaments({ keeper: store.arena, time: systemTime, setAside: () => {} });
    const look = async () => {
      const kept = await store.arena.find(id);
      if (!kept) throw new Error("it is there");
      return (await tournaments.caughtUp(kept)).standing().view;
    };
    expect((await look()).ending).toBeNull();
    await store.arena.end(id, played.ending);
    expect(await look()).toEqual(played.view());
    await store.arena.end(id, null);
    expect((await look()).ending).toBeNull();
    tournaments.stop();
  }
});
