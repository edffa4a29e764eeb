import { makeSpec } from "../../players/index.ts";
import type { GameHead, SeatRequest } from "../../protocol/index.ts";
import { englishNames, playerName } from "../../words/index.ts";
import { type Answered, call, callAsOperator, callHolding } from "../base/api.ts";
import { keepName } from "./own-name.ts";
import { keepTokens, tokensOf } from "./seat-tokens.ts";
import { forgetSeen } from "./seen-games.ts";
import { clockOf, isForGuest, type Setup, seatOfMe } from "./setup.ts";

/** Makes a game on the server: against a guest with the link or from the lobby, or between players here where others can watch. */
export async function createOnline(setup: Setup, options: unknown): Promise<Answered<GameHead>> {
  const { opponent } = setup;
  const mySeat = opponent === "beside" ? 0 : seatOfMe(setup, Math.random());
  const computer = typeof opponent === "string" ? null : opponent;
  // Someone of the roster goes by the name that stands there.
  const named = setup.player === "" ? given("name", setup.name) : given("player", setup.player);
  const me: SeatRequest = { by: "me", ...named };
  const other = otherSeatOf(setup);
  const clock = clockOf(setup);
  const made = await callAsOperator("createGame", {
    body: {
      game: setup.game,
      options,
      seats: mySeat === 0 ? [me, other] : [other, me],
      listed: opponent !== "link" || setup.listed,
      ...(clock ? { clock } : {}),
      ...(opponent === "anyone" ? { open: true } : {}),
      ...(isForGuest(setup) && setup.help ? { help: true } : {}),
    },
  });
  if (!made.ok) return made;
  if (opponent !== "beside" && setup.player === "") keepName(setup.name);
  const { head, tokens, invitation } = made.value;
  keepTokens(head.id, {
    tokens,
    players: mySeat === 0 ? [null, computer] : [computer, null],
    invitation,
  });
  return { ok: true, value: head };
}

function otherSeatOf(setup: Setup): SeatRequest {
  const { opponent, otherPlayer } = setup;
  if (opponent === "link" || opponent === "anyone") return { by: "guest" };
  const player = given("player", otherPlayer);
  if (opponent === "beside") return { by: "me", ...player };
  // What the server keeps never changes with the language: each page says it in its own.
  const name = otherPlayer === "" ? { name: playerName(englishNames, opponent) } : player;
  return { by: "me", computer: makeSpec(opponent), ...name };
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
  const joined = await call("join", { params: { id: game }, body });
  if (joined.ok) {
    keepName(name);
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

/** Calls off a game that nobody has joined yet. */
export async function cancelOnline(game: string): Promise<Answered<unknown>> {
  const token = tokensOf(game).tokens.find((each) => each !== null) ?? "";
  const answer = await callHolding(token, "deleteGame", { params: { id: game } });
  if (answer.ok) forgetSeen(game);
  return answer;
}
