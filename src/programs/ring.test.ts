import fc from "fast-check";
import { expect, it } from "vitest";
import { Ring } from "./ring.ts";

it("keeps the last bytes, however they come", () => {
  const chunks = fc.array(fc.uint8Array({ maxLength: 30 }), { maxLength: 600 });
  fc.assert(
    fc.property(chunks, fc.nat(50), (pushed, size) => {
      const ring = new Ring(size);
      for (const chunk of pushed) ring.push(chunk);
      const whole = Buffer.concat(pushed);
      const last = whole.subarray(Math.max(0, whole.length - size));
      expect(Buffer.from(ring.bytes()).equals(last)).toBe(true);
    }),
  );
});
