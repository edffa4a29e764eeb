import type { CreateAnswer, CreateRequest, JoinAnswer, SeatRequest } from "../../protocol/index.ts";
import { callApi } from "../base/api.ts";
import { operatorToken } from "../pages/people/roster-client.ts";
import { levelName } from "./opponents.ts";
import { keepTicket, ticketOf } from "./seat-tokens.ts";
import { clockOf, type Setup, seatOfMe } from "./setup.ts";
import type { Started } from "./start.ts";

/** Makes a game on the server: against a guest with the link, or between players here where others can watch. */
export async function createOnline(setup: Setup, options: unknown): Promise<Started> {
  const beside = setup.opponent === "beside";
  const mySeat = beside ? 0 : seatOfMe(setup, Math.random());
  const computer = beside || setup.opponent === "link" ? null : setup.opponent;
  const me: SeatRequest = { by: "me", ...given("name", setup.name), ...given("player", setup.player) };
  const other = otherSeatOf(setup, computer);
  const clock = clockOf(setup);
  const request: CreateRequest = {
    game: setup.game,
    options,
    seats: mySeat === 0 ? [me, other] : [other, me],
    listed: true,
    ...(clock ? { clock: { initial: clock.base * 1000, increment: clock.increment * 1000 } } : {}),
  };
  const made = await callApi<CreateAnswer>("POST", "/api/games", { body: request, token: operatorToken() });
  if (!made.ok) return made;
  const { head, tokens, invitation } = made.value;
  keepTicket(head.id, {
    tokens,
    levels: mySeat === 0 ? [null, computer] : [computer, null],
    invitation,
  });
  return { ok: true, address: `/game/${head.id}` };
}

function otherSeatOf(setup: Setup, computer: string | null): SeatRequest {
  if (setup.opponent === "link") return { by: "guest" };
  const player = given("player", setup.otherPlayer);
  if (computer === null) return { by: "me", ...player };
  return { by: "me", name: levelName(computer), computer: levelName(computer), ...player };
}

/** A member for a field that was filled in. */
function given<Key extends string>(key: Key, text: string): Partial<Record<Key, string>> {
  const value = text.trim();
  return value === "" ? {} : ({ [key]: value } as Record<Key, string>);
}

/** Takes the guest's seat. */
export async function joinOnline(game: string, invitation: string | undefined, name: string) {
  const body = { ...(invitation ? { invitation } : {}), ...(name.trim() ? { name: name.trim() } : {}) };
  const joined = await callApi<JoinAnswer>("POST", `/api/games/${game}/join`, { body });
  if (joined.ok) {
    const { seat, token } = joined.value;
    const { tokens, levels } = ticketOf(game);
    keepTicket(game, {
      tokens: seat === 0 ? [token, tokens[1]] : [tokens[0], token],
      levels,
      invitation: null,
    });
  }
  return joined;
}
