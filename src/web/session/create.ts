import type { CreateAnswer, CreateRequest, JoinAnswer, SeatRequest } from "../../server/protocol.ts";
import { clockOf, type Setup, seatOfMe } from "../home/setup.ts";
import type { Started } from "../home/start.ts";
import { callApi } from "./api.ts";
import { levelName } from "./opponents.ts";
import { keepTicket, ticketOf } from "./tickets.ts";

/** Makes a game on the server: against a guest with the link, or against the computer where others can watch. */
export async function createOnline(setup: Setup, options: unknown): Promise<Started> {
  const mySeat = seatOfMe(setup, Math.random());
  const name = setup.name.trim();
  const me: SeatRequest = { by: "me", ...(name ? { name } : {}) };
  const computer = setup.opponent === "link" ? null : setup.opponent;
  const other: SeatRequest =
    computer === null
      ? { by: "guest" }
      : { by: "me", name: levelName(computer), computer: levelName(computer) };
  const clock = clockOf(setup);
  const request: CreateRequest = {
    game: setup.game,
    options,
    seats: mySeat === 0 ? [me, other] : [other, me],
    listed: true,
    ...(clock ? { clock: { initial: clock.base * 1000, increment: clock.increment * 1000 } } : {}),
  };
  const made = await callApi<CreateAnswer>("POST", "/api/games", { body: request });
  if (!made.ok) return made;
  const { head, tokens, invitation } = made.value;
  keepTicket(head.id, {
    tokens,
    levels: mySeat === 0 ? [null, computer] : [computer, null],
    invitation,
  });
  return { ok: true, address: `/game/${head.id}` };
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
