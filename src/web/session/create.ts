import type { CreateAnswer, CreateRequest, GameHead, JoinAnswer, SeatRequest } from "../../protocol/index.ts";
import { type Answered, callApi } from "../base/api.ts";
import { operatorToken } from "../base/operator.ts";
import { opponentName } from "../base/opponent-names.ts";
import { keepTokens, tokensOf } from "./seat-tokens.ts";
import { clockOf, type Setup, seatOfMe } from "./setup.ts";

/** Makes a game on the server: against a guest with the link, or between players here where others can watch. */
export async function createOnline(setup: Setup, options: unknown): Promise<Answered<GameHead>> {
  const { opponent } = setup;
  const mySeat = opponent === "beside" ? 0 : seatOfMe(setup, Math.random());
  const computer = typeof opponent === "string" ? null : opponent;
  const me: SeatRequest = { by: "me", ...given("name", setup.name), ...given("player", setup.player) };
  const other = otherSeatOf(setup);
  const clock = clockOf(setup);
  const body: CreateRequest = {
    game: setup.game,
    options,
    seats: mySeat === 0 ? [me, other] : [other, me],
    listed: true,
    ...(clock ? { clock } : {}),
  };
  const made = await callApi<CreateAnswer>("POST", "/api/games", { body, token: operatorToken() });
  if (!made.ok) return made;
  const { head, tokens, invitation } = made.value;
  keepTokens(head.id, {
    tokens,
    players: mySeat === 0 ? [null, computer] : [computer, null],
    invitation,
  });
  return { ok: true, value: head };
}

function otherSeatOf({ opponent, otherPlayer }: Setup): SeatRequest {
  if (opponent === "link") return { by: "guest" };
  const player = given("player", otherPlayer);
  if (opponent === "beside") return { by: "me", ...player };
  const name = opponentName(opponent);
  return { by: "me", name, computer: name, ...player };
}

/** A member for a field that was filled in. */
function given<Key extends string>(key: Key, text: string): { [K in Key]?: string } {
  const value = text.trim();
  return value === "" ? {} : ({ [key]: value } as { [K in Key]: string });
}

/** Takes the guest's seat. */
export async function joinOnline(
  game: string,
  invitation: string | undefined,
  name: string,
): Promise<Answered<unknown>> {
  const body = { ...given("invitation", invitation ?? ""), ...given("name", name) };
  const joined = await callApi<JoinAnswer>("POST", `/api/games/${game}/join`, { body });
  if (joined.ok) {
    const { seat, token } = joined.value;
    const { tokens, players } = tokensOf(game);
    keepTokens(game, {
      tokens: seat === 0 ? [token, tokens[1]] : [tokens[0], token],
      players,
      invitation: null,
    });
  }
  return joined;
}
