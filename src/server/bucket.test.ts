import { expect, test } from "vitest";
import { Addresses } from "./addresses.ts";
import { Bucket } from "./bucket.ts";

const rate = { burst: 3, perSecond: 2 };

test("a burst at once, then a steady rate", () => {
  const bucket = new Bucket(rate, 0);
  expect([1, 2, 3, 4].map(() => bucket.take(0))).toEqual([true, true, true, false]);
  expect(bucket.wait).toBe(1);
  expect(bucket.take(499)).toBe(false);
  expect(bucket.take(501)).toBe(true);
  expect(bucket.take(502)).toBe(false);
  expect(bucket.isFull(2100)).toBe(true);
  expect([1, 2, 3, 4].map(() => bucket.take(100_000))).toEqual([true, true, true, false]);
});

test("addresses share their bucket, and are forgotten when they are gone and have rested", () => {
  const addresses = new Addresses(2, rate);
  const one = addresses.enter("a", 0);
  const two = addresses.enter("a", 0);
  if (!one || !two) throw new Error("both fit");
  expect(one).toBe(two);
  expect(addresses.enter("a", 0)).toBeUndefined();
  one.bucket.take(0);
  addresses.leave(one);
  addresses.leave(two);
  addresses.sweep(100);
  expect(addresses.size).toBe(1);
  addresses.sweep(10_000);
  expect(addresses.size).toBe(0);
});
