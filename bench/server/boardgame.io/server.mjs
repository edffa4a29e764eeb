// The same game of stones on boardgame.io with its in-memory store, for the comparison.
import { Server } from "boardgame.io/dist/cjs/server.js";

const stones = {
  name: "stones",
  setup: () => ({ stones: 2000 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G }, count) => {
      G.stones -= count;
    },
  },
  endIf: ({ G, ctx }) => (G.stones <= 0 ? { winner: ctx.currentPlayer } : undefined),
};

const server = Server({ games: [stones], origins: [/.*/] });
const { appServer } = await server.run({ port: 0, lobbyConfig: undefined });
process.send?.({ port: appServer.address().port });
process.on("disconnect", () => process.exit(0));
