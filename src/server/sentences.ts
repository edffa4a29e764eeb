import { type Facts, type RefusalCode, refusalCodes } from "../games/index.ts";
import { refusalText } from "../words/index.ts";
import type { ErrorCode, ServerCode } from "./protocol.ts";

/** One sentence for each thing the server refuses: what was wrong, and what is right. */
const sentences: { readonly [Code in ServerCode]: (facts: Facts) => string } = {
  "message-malformed": ({ where }) =>
    where === undefined || where === ""
      ? "The message is not of the form the API describes (/api/docs)."
      : `The message is not of the form the API describes (/api/docs): ${where} is missing or wrong.`,
  "message-too-large": () => "The message is too large.",
  "too-many": ({ seconds }) => `That was too much at once; try again in ${seconds} seconds.`,
  "too-many-subscriptions": ({ max }) => `One connection can follow ${max} games at a time.`,
  "game-missing": () => "There is no game with this id.",
  "game-too-large": ({ size, sticks, rows }) =>
    `Through the server a board has at most ${size} rows, and a game of sticks ${sticks} sticks in ${rows} rows.`,
  "game-too-long": ({ max }) => `A game has at most ${max} moves and take-backs.`,
  "not-subscribed": () => "Subscribe to the game first.",
  "seat-not-yours": () => "This seat is somebody else's.",
  "no-seat-free": () => "Both seats are taken; the game can be watched.",
  "invitation-wrong": () => "Only whoever has the invitation can take the seat; the game can be watched.",
  outdated: () => "The game has gone on in the meantime.",
  "take-back-none": () => "Nobody asks to take a move back.",
  "game-going-on": () => "The game is not over yet.",
  "player-missing": () => "There is no such player.",
  "player-taken": () => "There is a player with this username already.",
  "operator-only": () =>
    "Only the operator of this server can change the players: send the operator's token.",
  "origin-wrong": () => "Another website may not do this; open the server's own address.",
  "not-found": () => "There is nothing at this address; the API is described at /api/docs.",
  "storage-failed": () => "It could not be saved and did not happen; try again.",
  stopping: () => "The server is being stopped; try again in a moment.",
  internal: () => "Something went wrong in the server.",
};

export function sentence(code: ErrorCode, facts: Facts): string {
  return isRefusal(code) ? refusalText({ code, facts }) : sentences[code](facts);
}

function isRefusal(code: ErrorCode): code is RefusalCode {
  return (refusalCodes as readonly string[]).includes(code);
}

/** The HTTP status of a refusal. What the rules refuse is a conflict with the state of the game. */
export function statusOf(code: ErrorCode): number {
  return statuses[code] ?? (isRefusal(code) ? 422 : 400);
}

const statuses: { readonly [Code in ErrorCode]?: number } = {
  "message-too-large": 413,
  "too-many": 429,
  "game-missing": 404,
  "seat-not-yours": 403,
  "no-seat-free": 409,
  "invitation-wrong": 403,
  outdated: 409,
  "take-back-none": 409,
  "game-going-on": 409,
  "game-over": 409,
  "not-your-turn": 409,
  "player-missing": 404,
  "player-taken": 409,
  "operator-only": 403,
  "origin-wrong": 403,
  "not-found": 404,
  "storage-failed": 503,
  stopping: 503,
  internal: 500,
};
