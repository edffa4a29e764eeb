import { expect, test } from "vitest";
import { seededChance } from "../players/chance.ts";
import { AlarmQueue } from "./alarm-queue.ts";

test("the earliest stands first, whatever is set, set anew and taken out", () => {
  const chance = seededChance(7);
  const queue = new AlarmQueue();
  const expected = new Map<string, number>();
  for (let round = 0; round < 3000; round++) {
    const id = `game${Math.floor(chance() * 200)}`;
    if (chance() < 0.4) {
      queue.remove(id);
      expected.delete(id);
    } else {
      const at = Math.floor(chance() * 1000);
      queue.set({ id, at, clock: undefined });
      expected.set(id, at);
    }
    expect(queue.size).toBe(expected.size);
    expect(queue.first?.at).toBe(expected.size === 0 ? undefined : Math.min(...expected.values()));
    expect(queue.get(id)?.at).toBe(expected.get(id));
  }
  const taken: number[] = [];
  for (let first = queue.first; first; first = queue.first) {
    taken.push(first.at);
    queue.remove(first.id);
  }
  expect(taken).toEqual([...expected.values()].sort((one, other) => one - other));
});
