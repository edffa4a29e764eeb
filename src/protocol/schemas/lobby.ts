import Type from "typebox";
import { mostOpen } from "../bounds.ts";
import { clockSettings, closed, gameId, gameName, instant, seat } from "./parts.ts";

/** A game that waits for anyone: what one has to know to sit down there. */
export const openGame = closed({
  id: gameId,
  game: gameName,
  options: Type.Optional(
    Type.Unknown({
      description: "the game's options; left out where they are long: the game itself has them",
    }),
  ),
  from: Type.Optional(Type.Literal(true, { description: "it begins from a position of its own" })),
  clock: Type.Optional(clockSettings),
  help: Type.Optional(Type.Literal(true, { description: "hints and analysis; who joins agrees" })),
  /** The one that is free. */
  seat,
  name: Type.Union([Type.String(), Type.Null()], { description: "who waits" }),
  computer: Type.Optional(Type.String({ description: "which player, where a program waits" })),
  created: instant,
});

export const openList = closed({ games: Type.Array(openGame, { maxItems: mostOpen }) });

export const lobbyMessage = closed({ type: Type.Literal("lobby") });
export const leaveLobby = closed({ type: Type.Literal("leave-lobby") });

/** The answer: all of them, the latest made first. */
export const lobbyList = closed({ type: Type.Literal("lobby"), ...openList.properties });
/** What has changed since. A game may be named that is known already, or one that never was: then nothing has changed. */
export const lobbyChanges = closed({
  type: Type.Literal("lobby-changes"),
  opened: Type.Array(openGame),
  /** Somebody has sat down there. */
  taken: Type.Array(gameId),
  /** Called off, or nobody waits there any more. */
  gone: Type.Array(gameId),
});
