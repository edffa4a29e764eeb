import Type from "typebox";
import { personKinds } from "../../roster/index.ts";
import { closed, count, shown, username } from "./parts.ts";

export const personView = closed({
  username: Type.String(),
  given: Type.String(),
  family: Type.String(),
  kind: Type.Enum([...personKinds]),
  games: Type.Integer(),
  wins: Type.Integer(),
});
export const personNames = closed({ given: shown(100, "given name"), family: shown(100, "family name") });
export const personRequest = closed({
  username,
  ...personNames.properties,
  kind: Type.Enum([...personKinds]),
  games: Type.Optional(count),
  wins: Type.Optional(count),
});
export const personFigures = closed({ games: count, wins: count });
export const personList = closed({
  players: Type.Array(personView),
  next: Type.Optional(Type.String({ description: "give it as `after` for those behind these" })),
});
