import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import * as schemas from "../../protocol/schemas.ts";

/** The ids of games have sixteen characters, and no stroke. */
export const lobbyTopic = "/lobby";

/** A bus may carry less than 8,000 bytes in one piece. */
const longestText = 7000;

/** What servers tell each other of games that wait for anyone: one that is opened with until when it is waited at, the others by their ids. */
const told = Type.Object(
  {
    type: Type.Literal("lobby"),
    opened: Type.Array(Type.Tuple([schemas.openGame, Type.Integer({ minimum: 0 })]), { maxItems: 200 }),
    taken: Type.Array(schemas.gameId, { maxItems: 400 }),
    gone: Type.Array(schemas.gameId, { maxItems: 400 }),
  },
  { additionalProperties: false },
);
export type LobbyTold = Static<typeof told>;
const validator = Compile(told);

/** What another server has told; undefined when it is nothing we know. Whoever may write there may write anything. */
export function readLobbyTold(text: string): LobbyTold | undefined {
  if (text.length > longestText * 2) return undefined;
  try {
    const data: unknown = JSON.parse(text);
    return validator.Check(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** As many texts as it takes. */
export function lobbyTexts({ opened, taken, gone }: Omit<LobbyTold, "type">): string[] {
  const texts: string[] = [];
  let [part, bytes] = [emptyPart(), 0];
  const end = () => {
    if (bytes > 0) texts.push(JSON.stringify(part));
    [part, bytes] = [emptyPart(), 0];
  };
  const add = (item: unknown, put: () => void) => {
    const more = Buffer.byteLength(JSON.stringify(item)) + 1;
    if (bytes + more > longestText - 100) end();
    bytes += more;
    put();
  };
  for (const each of opened) add(each, () => part.opened.push(each));
  for (const each of taken) add(each, () => part.taken.push(each));
  for (const each of gone) add(each, () => part.gone.push(each));
  end();
  return texts;
}

function emptyPart(): LobbyTold {
  return { type: "lobby", opened: [], taken: [], gone: [] };
}
