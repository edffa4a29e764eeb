import fc from "fast-check";
import { expect, test } from "vitest";
import { type Awaitable, MemoryRoster, type Roster } from "../../src/roster/index.ts";

type Step = (roster: Roster) => unknown;

const username = fc.oneof(
  fc.constantFrom("a", "B", "b", "__proto__", ""),
  // Alike for longer than an index may look.
  fc.constantFrom("b", "c\0", "").map((end) => `${"a\u{1f3b2}".repeat(600)}${end}`),
  fc.string({ unit: "binary", maxLength: 3 }),
);
const name = fc.string({ unit: "binary", maxLength: 5 });
const kind = fc.constantFrom("human" as const, "ai" as const);
const order = fc.constantFrom("asc" as const, "desc" as const);

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ username, given: name, family: name, kind }).map(
    (details): Step =>
      (roster) =>
        roster.add(details),
  ),
  username.map(
    (user): Step =>
      (roster) =>
        roster.remove(user),
  ),
  fc.tuple(username, name, name).map(
    ([user, given, family]): Step =>
      (roster) =>
        roster.edit(user, { given, family }),
  ),
  username.map(
    (user): Step =>
      (roster) =>
        roster.reset(user),
  ),
  fc.tuple(username, fc.nat(9), fc.nat(9)).map(
    ([user, wins, losses]): Step =>
      (roster) =>
        roster.giveBack(user, { games: wins + losses, wins }),
  ),
  fc.tuple(fc.tuple(username, username), fc.constantFrom(0 as const, 1 as const, null)).map(
    ([players, winner]): Step =>
      (roster) =>
        roster.countGame(players, winner),
  ),
  username.map(
    (user): Step =>
      (roster) =>
        roster.find(user),
  ),
  fc.tuple(username, name, kind, fc.nat(9), fc.nat(9)).map(
    ([user, given, kind, wins, losses]): Step =>
      (roster) =>
        roster.restore({ username: user, given, family: "", kind, games: wins + losses, wins }),
  ),
  fc.tuple(fc.option(username, { nil: undefined }), fc.nat(5)).map(
    ([after, limit]): Step =>
      (roster) =>
        roster.page(after, limit),
  ),
  fc.tuple(order, fc.nat(12)).map(
    ([way, most]): Step =>
      (roster) =>
        roster.rankings(way, most),
  ),
  fc.constantFrom<Step[]>(
    (roster) => roster.settle(),
    (roster) => roster.removeAll(),
    (roster) => roster.resetAll(),
  ),
);

/** Any rosters but the one in memory are held to it, step by step. `open` gives an empty one, again and again. */
export function answersAsMemory(name: string, open: () => Awaitable<Roster>): void {
  test(`memory and ${name} answer alike, step by step`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const [memory, other] = [new MemoryRoster(), await open()];
        for (const each of steps) expect(await each(other)).toEqual(await each(memory));
        expect([...(await other.all())]).toEqual([...memory.all()]);
        for (const way of ["asc", "desc"] as const)
          expect(await other.rankings(way, 100)).toEqual(memory.rankings(way, 100));
        await other.close();
      }),
      { numRuns: 60 },
    );
  });
}
