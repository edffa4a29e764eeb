import { expect, test } from "vitest";
import { Addresses, visitorOf } from "./addresses.ts";
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
  const rates = { addressRate: rate, bytesRate: rate, refusalRate: rate, eventsRate: rate };
  const limits = {
    connectionsPerAddress: 2,
    plainConnections: 1,
    eventsHeld: 9,
    gamesPerMinute: 60,
    arrivalsPerSecond: 1,
    ...rates,
  };
  const addresses = new Addresses(limits);
  const one = addresses.enter("192.0.2.1", 0);
  const two = addresses.enter("192.0.2.1", 0);
  if (!one || !two) throw new Error("both fit");
  expect(one).toBe(two);
  expect(addresses.enter("192.0.2.1", 0)).toBeUndefined();
  one.bucket.take(0);
  addresses.leave(one);
  addresses.leave(two);
  addresses.sweep(100);
  expect(addresses.size).toBe(1);
  addresses.sweep(10_000);
  expect(addresses.size).toBe(0);
});

test("what was more than there was is paid for by waiting", () => {
  const bucket = new Bucket(rate, 0);
  bucket.charge(9, 0);
  expect(bucket.has(3000)).toBe(false);
  expect(bucket.wait).toBe(1);
  expect(bucket.has(3500)).toBe(true);
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::ffff:c000:207", "192.0.2.7"],
  ["0:0:0:0:0:ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
  ["192.0.2.7:5678", "192.0.2.7"],
  ["[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::9]", "2001:db8:1:2::/64"],
  ["[::ffff:192.0.2.7]:443", "192.0.2.7"],
  ["<script>", "unknown"],
  ["[192.0.2.7", "unknown"],
  ["", "unknown"],
])("%s is counted as %s", (address, visitor) => {
  expect(visitorOf(address)).toBe(visitor);
});
