import { expect, test } from "vitest";
import { Attempts } from "./attempts.ts";

test("three wrong ones are free, each further one doubles the pause, up to a minute; an hour of quiet ends it", () => {
  const attempts = new Attempts();
  let now = 0;
  const pauses: number[] = [];
  for (let wrong = 1; wrong <= 12; wrong++) {
    expect(attempts.failed("192.0.2.1", now)).toBe(wrong);
    pauses.push(attempts.wait("192.0.2.1", now));
    now += 1000 * (pauses.at(-1) as number);
    expect(attempts.wait("192.0.2.1", now)).toBe(0);
  }
  expect(pauses).toEqual([0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
  expect(attempts.failed("192.0.2.1", now + 3_600_000)).toBe(1);
});

test.each([
  ["192.0.2.1", "::ffff:192.0.2.1", true],
  ["192.0.2.1", "192.0.2.2", false],
  ["2001:db8::1", "2001:db8:0:0:ffff::2", true],
  ["2001:db8::1", "2001:db8:0:1::1", false],
  ["::1", "::2", true],
  ["fe80::1%eth0", "fe80::2", true],
])("%s and %s are one visitor: %s", (one, other, same) => {
  const attempts = new Attempts();
  attempts.failed(one, 0);
  expect(attempts.failed(other, 0)).toBe(same ? 2 : 1);
});

test("addresses without end do not fill the memory: the oldest are forgotten, the latest are not", () => {
  const attempts = new Attempts();
  for (let index = 0; index < 30_000; index++)
    attempts.failed(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`, index);
  expect(attempts.failed("10.0.117.47", 30_000)).toBe(2);
  expect(attempts.failed("10.0.0.0", 30_000)).toBe(1);
});
