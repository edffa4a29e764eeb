// Two connections a game that move as soon as the other's move is shown, as in load.ts. A process of its own, so that
// neither load slows the other: node players.mjs PORT GAMES SECONDS, the rate is its message.
import { io } from "socket.io-client";

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function asFastAsPossible(port, games, seconds) {
  let moves = 0;
  let running = true;
  const sockets = [];
  const seat = (matchID, playerID) =>
    new Promise((resolve) => {
      const socket = io(`http://127.0.0.1:${port}/stones`, { transports: ["websocket"], forceNew: true });
      sockets.push(socket);
      const move = (stateID) => {
        const payload = { type: "take", args: [1], playerID, credentials: undefined };
        socket.emit("update", { type: "MAKE_MOVE", payload }, stateID, matchID, playerID);
      };
      socket.on("connect", () => socket.emit("sync", matchID, playerID, undefined, 2));
      socket.once("sync", (_, { state }) => {
        resolve(() => state.ctx.currentPlayer === playerID && move(state._stateID));
      });
      socket.on("update", (_, state) => {
        // The player whose turn it is now has been shown the other's move.
        if (state.ctx.currentPlayer !== playerID) return;
        moves++;
        if (running) move(state._stateID);
      });
    });
  const starts = [];
  for (let index = 0; index < games; index += 20) {
    const some = Array.from({ length: Math.min(20, games - index) }, async (_, offset) => {
      const match = `game-${index + offset}`;
      return [await seat(match, "0"), await seat(match, "1")];
    });
    starts.push(...(await Promise.all(some)).flat());
  }
  for (const start of starts) start();
  await sleep(2000);
  const [begun, before] = [performance.now(), moves];
  await sleep(seconds * 1000);
  const rate = (moves - before) / ((performance.now() - begun) / 1000);
  running = false;
  for (const socket of sockets) socket.disconnect();
  return rate;
}

const [port, games, seconds] = process.argv.slice(2).map(Number);
process.send?.({ rate: await asFastAsPossible(port, games, seconds) }, () => process.exit(0));
