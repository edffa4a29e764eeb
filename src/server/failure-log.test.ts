import { expect, test } from "vitest";
import { StoreError } from "../store/index.ts";
import { createGame, ownSeats, testApp } from "./fixtures.ts";
import { noLimits } from "./limits.ts";

test("the log has a few failures a second, the store's and our own, and the count of the others", async () => {
  const lines: { err?: { message: string }; failuresLeftOut?: number }[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  let now = 0;
  const time = { wall: () => now, steady: () => now };
  const limits = { ...noLimits, failuresLogged: 5 };
  const { app, store } = await testApp({ logger: { level: "error", stream }, limits, time });
  const { head, tokens } = await createGame(app, { seats: ownSeats });
  const full = async () => {
    throw new StoreError("full", "grundy.db");
  };
  store.games.append = full;
  store.roster.restore = full;
  store.roster.find = () => {
    throw new Error("a bug");
  };
  const token = tokens[0] as string;
  const post = async (url: string, payload: object) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await app.inject({ method: "POST", url, payload, headers })).statusCode;
  };
  const move = () => post(`/api/games/${head.id}/move`, { move: "1", after: 0, id: "a" });
  const person = { username: "a", given: "A", family: "B", kind: "human" };
  const add = () => post("/api/players", person);
  const look = async () => (await app.inject("/api/player?username=a")).statusCode;
  for (let count = 0; count < 50; count++)
    expect([await move(), await add(), await look()]).toEqual([503, 503, 500]);
  const logged = (word: string) => lines.filter(({ err }) => err?.message.includes(word));
  expect([logged("full").length, logged("a bug").length]).toEqual([5, 5]);
  expect(lines).toHaveLength(10);
  now = 1000;
  await move();
  await look();
  expect(logged("full")[5]).toMatchObject({ failuresLeftOut: 95 });
  expect(logged("a bug")[5]).toMatchObject({ failuresLeftOut: 45 });
  expect((await app.inject("/metrics")).body).toMatch(/^grundy_store_failures_total 51$/m);
});
