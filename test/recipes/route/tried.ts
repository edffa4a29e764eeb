import { expect, it } from "vitest";
import { type AnswerOf, address } from "../src/protocol/index.ts";
import { testApp } from "../src/server/fixtures.ts";

it("a route is answered and described", async () => {
  const { app } = await testApp();
  const answer: AnswerOf<"time"> = (await app.inject(address("time"))).json();
  expect(answer).toEqual({ now: expect.any(Number) });
  expect((await app.inject("/api/docs/json")).json().paths).toHaveProperty(address("time"));
});
