/**
 * The contract between the server and whoever plays through it: the page, bots, the load generator.
 *
 * Everything here is a type, so a browser bundle may import it freely; the schemas the types come from, and that check
 * every message, are in `schemas.ts` and stay on the server. The requests over HTTP are in `routes.ts`.
 *
 * ## A game
 * `POST /api/games` makes one. Each seat is the creator's own (`by: "me"`: oneself, a person beside, the computer whose
 * moves the creator's browser computes) or for somebody else (`by: "guest"`). The answer (`CreateAnswer`) has one
 * unguessable token for each own seat, to be kept (localStorage) and never put into a link, and one `invitation` when a
 * seat waits for a guest. The link to send is `{origin}/{page path}/{game id}#invitation=…`; the guest's page sends
 * `POST /api/games/{id}/join` and gets its own token. Without an invitation only a game made with `open: true` can be joined.
 * `help: true` allows hints and analysis while people play each other: it is in the head, and who joins agrees; else a page has none
 * for them, nor for watchers, before the end.
 * Whoever has the id can watch; `listed: true` puts the game on the home page.
 *
 * ## The live connection: one WebSocket at `/api/live`, text frames, one JSON message each, at most 8 KB to the server
 * 1. `subscribe` with the game, the tokens one has (none: a watcher), and `seen`, the number of the last event one holds
 *    (0: nothing). The answer is `state`: cut the own log to its first `after` events and append `events`. After a lost
 *    connection the same message takes up where one was; only what was missed is sent.
 * 2. Every event comes as `event` with its number, counted from 1 without gaps, and only after it is on the server's disk.
 *    Both sides reach the position by the same reducer: `begin(head.game, head.options, head.from)` of `match`, then
 *    `follow` with the events. One's own move comes back the same way: its `id` is in it.
 * 3. `move` carries `after` (the number of the last event one had seen) and an `id` made by the client, new for each
 *    move (`crypto.randomUUID()`). Sent again after a cut with the same `id` and `after` it counts once: the answer is
 *    the `event` it became. If the game has gone on meanwhile the answer is `error` with code `outdated`, followed by a
 *    `state` with what was missed.
 * 4. `take-back` asks; the other seats see `take-back-asked` and send `take-back-answer`. On consent the event
 *    `take-back` comes, whose `moves` leads to the asker's own turn; a refusal is `take-back-declined`. A move withdraws
 *    the request. Whoever holds both seats is not asked. A finished game is not taken back.
 * 5. `resign` ends the game; `time` events come from the server alone. `clock` in `state` and `event` is what each seat
 *    has left, in milliseconds, when the message was sent, and whose clock is running: count down from there, the server
 *    decides. The clock runs from the first move on, once both seats are taken; time while the server was down is given back.
 *    In a game with a clock `claim` takes the win when the other has been away for two minutes, whoever's turn it is: `claimIn`
 *    in `state` and `presence` says of each seat in how many milliseconds the other may. Whoever holds a seat is there while a connection
 *    of his follows the game; each of his requests over HTTP counts as being there at that moment, and the server's start does for all.
 * 6. `rematch` after the end offers one; when both seats have, `rematch-ready` names the new game: seats swapped, **the
 *    same tokens**. `state` has it as `next` for whoever was away.
 * 7. `lobby` follows the games that wait for anyone; the answer is `lobby` with all of them, the latest made first, and from then on
 *    `lobby-changes`, a few times a second at most. Open games are made with `open: true` (and `listed`); whoever made one waits there while a
 *    connection of his follows it. After a lost connection `lobby` is sent again.
 * 8. `say` with the id of a phrase (`phraseIds` of `words`; there is no free text) comes as `said` to everyone who is there, also after
 *    the end; it is kept nowhere, and may be lost. A seat says one in three seconds and twenty a game.
 * 8. Errors are `error` with a code and facts; `id` says which message it answers. Words are for the page to make.
 *
 * Why the server closes a connection is in `closeCodes`.
 *
 * ## Tokens over HTTP
 * A seat's requests (`POST /api/games/{id}/move` and so on) carry `Authorization: Bearer <seat's token>`. Changes of the
 * roster, and naming a roster's person in a seat (`player`), carry the operator's token in the same way unless
 * `GET /api/server` says `operator: "everyone"`.
 */
import type { Static } from "typebox";
import type * as schemas from "./schemas.ts";

export type SeatRequest = Static<typeof schemas.seatRequest>;
export type ClockSettings = Static<typeof schemas.clockSettings>;
export type CreateRequest = Static<typeof schemas.createRequest>;
export type CreateAnswer = Static<typeof schemas.createAnswer>;
export type JoinRequest = Static<typeof schemas.joinRequest>;
export type JoinAnswer = Static<typeof schemas.joinAnswer>;
export type SeatHead = Static<typeof schemas.seatHead>;
/** What is fixed about a game, and who sits where. */
export type GameHead = Static<typeof schemas.gameHead>;
export type GameSummary = Static<typeof schemas.gameSummary>;
export type GameList = Static<typeof schemas.gameList>;
/** A game that waits for anyone. */
export type OpenGame = Static<typeof schemas.openGame>;
export type OpenList = Static<typeof schemas.openList>;
export type GameView = Static<typeof schemas.gameView>;
export type NumberedEvent = Static<typeof schemas.numberedEvent>;
export type ClockState = Static<typeof schemas.clockState>;
export type GameProgress = Static<typeof schemas.gameProgress>;
export type EndingView = Static<typeof schemas.endingView>;
export type PersonView = Static<typeof schemas.personView>;
export type PersonList = Static<typeof schemas.personList>;
export type PersonRequest = Static<typeof schemas.personRequest>;
export type PersonNames = Static<typeof schemas.personNames>;
export type ServerView = Static<typeof schemas.serverView>;
export type JudgingAnswer = Static<typeof schemas.judgingAnswer>;
export type TournamentSummary = Static<typeof schemas.tournamentSummary>;
export type TournamentList = Static<typeof schemas.tournamentList>;
export type TournamentHead = Static<typeof schemas.tournamentHead>;
export type TournamentAnswer = Static<typeof schemas.tournamentAnswer>;
export type ArenaGameView = Static<typeof schemas.arenaGame>;
export type ArenaGamesAnswer = Static<typeof schemas.arenaGames>;
export type ArenaGameAnswer = Static<typeof schemas.arenaGameAnswer>;
export type ErrorAnswer = Static<typeof schemas.errorAnswer>;

/** Messages to the server. */
export type Subscribe = Static<typeof schemas.subscribe>;
export type Unsubscribe = Static<typeof schemas.unsubscribe>;
export type MoveMessage = Static<typeof schemas.moveMessage>;
export type TakeBackMessage = Static<typeof schemas.takeBackMessage>;
export type TakeBackAnswer = Static<typeof schemas.takeBackAnswer>;
export type ResignMessage = Static<typeof schemas.resignMessage>;
export type ClaimMessage = Static<typeof schemas.claimMessage>;
export type RematchMessage = Static<typeof schemas.rematchMessage>;
export type LobbyMessage = Static<typeof schemas.lobbyMessage>;
export type LeaveLobby = Static<typeof schemas.leaveLobby>;
export type SayMessage = Static<typeof schemas.sayMessage>;
export type Ping = Static<typeof schemas.ping>;
export type ClientMessage = Static<typeof schemas.clientMessage>;

/** Messages from the server. */
export type StateMessage = Static<typeof schemas.stateMessage>;
export type EventMessage = Static<typeof schemas.eventMessage>;
export type SeatsMessage = Static<typeof schemas.seatsMessage>;
export type PresenceMessage = Static<typeof schemas.presenceMessage>;
export type TakeBackAsked = Static<typeof schemas.takeBackAsked>;
export type TakeBackDeclined = Static<typeof schemas.takeBackDeclined>;
export type RematchOffered = Static<typeof schemas.rematchOffered>;
export type RematchDeclined = Static<typeof schemas.rematchDeclined>;
export type RematchReady = Static<typeof schemas.rematchReady>;
export type LobbyList = Static<typeof schemas.lobbyList>;
export type LobbyChanges = Static<typeof schemas.lobbyChanges>;
export type SaidMessage = Static<typeof schemas.saidMessage>;
export type Pong = Static<typeof schemas.pong>;
export type ErrorMessage = Static<typeof schemas.errorMessage>;
export type ServerMessage = Static<typeof schemas.serverMessage>;
