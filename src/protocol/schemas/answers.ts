import Type from "typebox";
import { gameView } from "./games.ts";
import { closed, facts } from "./parts.ts";

export const serverView = closed({
  version: Type.String(),
  operator: Type.Enum(["everyone", "token"], { description: "who may change the roster" }),
  publicUrl: Type.Union([Type.String(), Type.Null()], { description: "what others can open" }),
  judges: Type.Boolean({ description: "whether programs can be handed in to be judged" }),
});

export const errorAnswer = closed({ error: closed({ code: Type.String(), facts, message: Type.String() }) });

/** The game has gone on: here it is. A conflict of another kind comes without it. */
export const outdatedAnswer = closed({ ...errorAnswer.properties, game: Type.Optional(gameView) });
