/**
 * The routes of the HTTP half, for both sides: the server registers its handlers from this table, and a client's calls are
 * checked against it (`calls.ts`). What each is given and answers is in `schemas/routes.ts`.
 */
export interface Route {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** With a name behind a colon where a value of `params` stands. */
  readonly path: string;
}

const gameRoutes = {
  listGames: { method: "GET", path: "/api/games" },
  openGames: { method: "GET", path: "/api/lobby" },
  progress: { method: "GET", path: "/api/progress" },
  createGame: { method: "POST", path: "/api/games" },
  game: { method: "GET", path: "/api/games/:id" },
  deleteGame: { method: "DELETE", path: "/api/games/:id" },
  record: { method: "GET", path: "/api/games/:id/record" },
  join: { method: "POST", path: "/api/games/:id/join" },
  move: { method: "POST", path: "/api/games/:id/move" },
  resign: { method: "POST", path: "/api/games/:id/resign" },
  claim: { method: "POST", path: "/api/games/:id/claim" },
  takeBack: { method: "POST", path: "/api/games/:id/take-back" },
  answerTakeBack: { method: "POST", path: "/api/games/:id/take-back/answer" },
  rematch: { method: "POST", path: "/api/games/:id/rematch" },
  say: { method: "POST", path: "/api/games/:id/say" },
} as const satisfies Record<string, Route>;

const personRoutes = {
  listPeople: { method: "GET", path: "/api/players" },
  addPerson: { method: "POST", path: "/api/players" },
  removeEveryone: { method: "DELETE", path: "/api/players" },
  resetEveryone: { method: "POST", path: "/api/players/reset" },
  person: { method: "GET", path: "/api/player" },
  editPerson: { method: "PATCH", path: "/api/player" },
  removePerson: { method: "DELETE", path: "/api/player" },
  resetPerson: { method: "POST", path: "/api/player/reset" },
  giveBack: { method: "POST", path: "/api/player/figures" },
  gamesOfPerson: { method: "GET", path: "/api/player/games" },
  rankings: { method: "GET", path: "/api/rankings" },
} as const satisfies Record<string, Route>;

const judgeRoutes = {
  submitProgram: { method: "POST", path: "/api/judge" },
  judging: { method: "GET", path: "/api/judge/:id" },
} as const satisfies Record<string, Route>;

const arenaRoutes = {
  listTournaments: { method: "GET", path: "/api/arena" },
  tournament: { method: "GET", path: "/api/arena/:id" },
  arenaGames: { method: "GET", path: "/api/arena/:id/games" },
  arenaGame: { method: "GET", path: "/api/arena/:id/games/:number" },
} as const satisfies Record<string, Route>;

const serverRoutes = {
  server: { method: "GET", path: "/api/server" },
} as const satisfies Record<string, Route>;

export type GameRoute = keyof typeof gameRoutes;
export type PersonRoute = keyof typeof personRoutes;
export type JudgeRoute = keyof typeof judgeRoutes;
export type ArenaRoute = keyof typeof arenaRoutes;
export type ServerRoute = keyof typeof serverRoutes;
export type RouteName = GameRoute | PersonRoute | JudgeRoute | ArenaRoute | ServerRoute;

export const routes: { readonly [Name in RouteName]: Route } = {
  ...gameRoutes,
  ...personRoutes,
  ...judgeRoutes,
  ...arenaRoutes,
  ...serverRoutes,
};

/** The live connection, which is no route: see `messages.ts`. */
export const livePath = "/api/live";
