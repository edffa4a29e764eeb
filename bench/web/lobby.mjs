// The lobby with as many open games as a list has: how long the list takes over the live connection and on the page, and what a change costs.
import { WebSocket } from "ws";

const games = 1000;
const runs = 7;
/** A game by correspondence waits by itself. */
const clock = { initial: 86_400_000, increment: 0 };

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function makeGame(address, index) {
  const answer = await fetch(`${address}/api/games`, {
    method: "POST",
    // Each from an address of its own: one may make 120 a minute.
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `198.19.${index >> 8}.${index & 255}`,
    },
    body: JSON.stringify({
      game: ["reversi", "sticks", "stones", "kayles", "piles"][index % 5],
      seats: [{ by: "me", name: `Somebody ${index}` }, { by: "guest" }],
      open: true,
      clock,
    }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

async function openGames(address) {
  return (await (await fetch(`${address}/api/lobby`)).json()).games.length;
}

/** A connection that follows the lobby; `next` is the next message of a type, as text, and when it came. */
async function follower(address) {
  const socket = new WebSocket(`${address.replace("http", "ws")}/api/live`);
  const came = [];
  let wake = () => {};
  socket.on("message", (data) => {
    came.push({ text: String(data), at: performance.now() });
    wake();
  });
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  return {
    send: (message) => socket.send(JSON.stringify(message)),
    async next(type) {
      for (;;) {
        const index = came.findIndex(({ text }) => text.startsWith(`{"type":"${type}"`));
        if (index >= 0) return came.splice(index, 1)[0];
        await new Promise((resolve) => {
          wake = resolve;
        });
      }
    },
    close: () => socket.close(),
  };
}

/** `report(name, value, bound, unit, digits)` as in `run.mjs`. */
export async function measureLobby(browser, address, report) {
  for (let index = 0; index < games; index += 20)
    await Promise.all(Array.from({ length: 20 }, (_, more) => makeGame(address, index + more)));
  while ((await openGames(address)) < games) await new Promise((resolve) => setTimeout(resolve, 100));

  const lists = [];
  for (let run = 0; run < runs; run++) {
    const visitor = await follower(address);
    const asked = performance.now();
    visitor.send({ type: "lobby" });
    const { text, at } = await visitor.next("lobby");
    lists.push({ milliseconds: at - asked, bytes: Buffer.byteLength(text) });
    visitor.close();
  }
  const of = (what) => median(lists.map((list) => list[what]));
  report(`lobby of ${games} games over the live connection`, of("milliseconds"), 200, "ms", 0);
  report("the same, as it is sent", of("bytes") / 1000, 300, "KB", 0);

  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const shown = [];
  for (let run = 0; run < runs; run++) {
    await page.goto(address);
    await page.locator(".card").last().waitFor();
    // Its files are those of the last run: what is measured is the list.
    shown.push(
      await page.evaluate(async () => {
        const begun = performance.now();
        document.querySelector('nav a[href="/lobby"]').click();
        while (document.querySelectorAll(".open-game").length < 100)
          await new Promise((frame) => requestAnimationFrame(frame));
        return performance.now() - begun;
      }),
    );
  }
  report(`lobby of ${games} games on the page, from the press`, median(shown.slice(1)), 200, "ms", 0);
  await context.close();

  const visitor = await follower(address);
  visitor.send({ type: "lobby" });
  await visitor.next("lobby");
  const changes = [];
  for (let run = 0; run < runs; run++) {
    const begun = performance.now();
    await makeGame(address, games + run);
    const { text, at } = await visitor.next("lobby-changes");
    changes.push({ milliseconds: at - begun, bytes: Buffer.byteLength(text) });
  }
  visitor.close();
  const change = (what) => median(changes.map((each) => each[what]));
  report("a game that is made, until it is told", change("milliseconds"), 1000, "ms", 0);
  report("and what is told", change("bytes") / 1000, 2, "KB", 1);
}
