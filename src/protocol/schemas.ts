/**
 * Every message once: these schemas check what comes in, give `messages.ts` and `routes.ts` their types, and describe the
 * API at `/api/docs`. They need TypeBox at run time; whoever wants the types alone imports `index.ts`.
 */
export * from "./schemas/answers.ts";
export * from "./schemas/arena.ts";
export * from "./schemas/games.ts";
export * from "./schemas/judge.ts";
export * from "./schemas/live.ts";
export * from "./schemas/lobby.ts";
export { clockSettings, clockState, endingView, gameEvent, gameId, seat, token } from "./schemas/parts.ts";
export * from "./schemas/people.ts";
export * from "./schemas/routes.ts";
