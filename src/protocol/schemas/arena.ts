import Type from "typebox";
import type {
  ArenaGame,
  ClockRule,
  Ending,
  Fault,
  FaultKind,
  Format,
  Quality,
  RunningGame,
  Sprt,
  TournamentView,
} from "../../arena/index.ts";
import { closed, facts, gameName, instant } from "./parts.ts";

/** What a server says of tournaments. Names, figures and moves, never how a bot is started nor where it lives. */

const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const whole = Type.Integer({ minimum: 0 });
const bot = Type.Integer({ minimum: 0, description: "a bot, by its place in `bots`" });
const two = <T extends Type.TSchema>(schema: T) => Type.Tuple([schema, schema]);
const milliseconds = Type.Number({ description: "milliseconds" });

/** Every name of a kind: the compiler names one that is missing. */
type All<Name extends string> = { readonly [Each in Name]: true };
const keys = <Name extends string>(all: All<Name>) => Object.keys(all) as Name[];

const formats = keys<Format>({
  match: true,
  "round-robin": true,
  gauntlet: true,
  knockout: true,
  swiss: true,
});
const faultKinds = keys<FaultKind>({
  time: true,
  stall: true,
  crash: true,
  start: true,
  illegal: true,
  malformed: true,
  flood: true,
  memory: true,
  protocol: true,
});

const models = keys<Sprt["model"]>({ logistic: true, normalized: true });

export const arenaId = Type.String({ pattern: "^[A-Za-z0-9_-]{16}$", description: "a tournament's id" });

const clock = Type.Unsafe<ClockRule>(
  Type.Union([
    closed({ kind: Type.Literal("game"), initial: milliseconds, increment: milliseconds }),
    closed({ kind: Type.Literal("move"), each: milliseconds }),
    closed({ kind: Type.Literal("moves"), moves: whole, each: milliseconds }),
  ]),
);

const sprt = Type.Unsafe<Sprt>(
  closed({
    elo0: Type.Number(),
    elo1: Type.Number(),
    alpha: Type.Number(),
    beta: Type.Number(),
    model: Type.Enum(models),
  }),
);

const ending = Type.Unsafe<Ending>(
  Type.Union([
    closed({ kind: Type.Literal("complete") }),
    closed({ kind: Type.Literal("sprt"), decision: Type.Enum(["H0", "H1"]) }),
    closed({ kind: Type.Literal("openings") }),
    closed({ kind: Type.Literal("walkover") }),
  ]),
);

const summary = {
  id: arenaId,
  name: Type.String(),
  format: Type.Enum(formats),
  game: gameName,
  created: instant,
  ended: orNull(instant),
  ending: orNull(ending),
  state: Type.Enum(["running", "stopped", "over"], {
    description: "stopped: not over, and nobody plays it at the moment",
  }),
};

export const tournamentSummary = closed({
  ...summary,
  bots: Type.Integer({ minimum: 0, description: "how many take part" }),
  games: Type.Integer({ minimum: 0, description: "how many have been played" }),
});

export const tournamentList = closed({
  tournaments: Type.Array(tournamentSummary),
  next: Type.Optional(Type.String({ description: "give it as `before` for those behind these" })),
});

export const tournamentHead = closed({
  ...summary,
  options: Type.Unknown({ description: "the game's options" }),
  bots: Type.Array(Type.String(), { description: "their names, by which number they have" }),
  clock,
  openings: Type.Enum(["made", "start", "given"]),
  pairs: whole,
  rounds: whole,
  sprt: orNull(sprt),
});

const quality = Type.Unsafe<Quality>(
  closed({ won: whole, wonKept: whole, drawn: whole, drawnKept: whole, estimated: whole }),
);

const faultCounts = closed(
  Object.fromEntries(faultKinds.map((kind) => [kind, Type.Optional(whole)])) as {
    [Kind in FaultKind]: Type.TOptional<Type.TInteger>;
  },
);

const row = closed({
  bot,
  name: Type.String(),
  place: whole,
  points: Type.Number(),
  games: whole,
  wins: whole,
  draws: whole,
  losses: whole,
  byes: whole,
  walkovers: whole,
  buchholz: Type.Number(),
  sonnebornBerger: Type.Number(),
  rating: orNull(closed({ value: Type.Number(), error: orNull(Type.Number()) })),
  group: Type.Integer(),
  faults: faultCounts,
  out: Type.Boolean(),
  quality: orNull(quality),
});

const meeting = closed({
  bots: two(bot),
  pairs: Type.Tuple([whole, whole, whole, whole, whole]),
  points: two(Type.Number()),
  repeated: whole,
  walkovers: whole,
});

const roundMeeting = closed({
  bots: two(bot),
  points: orNull(two(Type.Number())),
  rematch: Type.Boolean(),
  winner: orNull(bot),
  by: orNull(Type.Enum(["points", "sudden-death", "seed"])),
});

const elo = closed({
  score: Type.Number(),
  elo: Type.Number(),
  eloError: orNull(Type.Number()),
  nelo: orNull(Type.Number()),
  neloError: orNull(Type.Number()),
  los: Type.Number(),
});

const sprtState = closed({
  llr: Type.Number(),
  lower: Type.Number(),
  upper: Type.Number(),
  decision: orNull(Type.Enum(["H0", "H1"])),
  unbiased: orNull(closed({ value: Type.Number(), low: orNull(Type.Number()), high: orNull(Type.Number()) })),
  history: Type.Array(Type.Number(), { description: "pair by pair; thinned out where it is long" }),
});

/** How a tournament stands, by the games of the longest finished part of its schedule. */
const standing = Type.Unsafe<TournamentView>(
  closed({
    name: Type.String(),
    format: summary.format,
    game: gameName,
    rows: Type.Array(row),
    meetings: Type.Array(meeting),
    elo: orNull(elo),
    sprt: orNull(sprtState),
    counts: closed({
      finished: whole,
      counted: whole,
      expected: orNull(whole),
      repeated: whole,
      annulled: whole,
      walkovers: whole,
    }),
    rounds: Type.Array(closed({ round: whole, meetings: Type.Array(roundMeeting), bye: orNull(bot) })),
    ending: orNull(ending),
  }),
);

export const runningGame = Type.Unsafe<RunningGame>(
  closed({
    number: whole,
    opening: Type.String(),
    bots: two(bot),
    moves: Type.String(),
    plies: whole,
    left: orNull(two(milliseconds)),
  }),
);

export const tournamentAnswer = closed({
  version: Type.String({ description: "give it as `seen`, and what has not changed is left out" }),
  again: Type.Integer({ description: "ask again after so many milliseconds" }),
  tournament: orNull(closed({ head: tournamentHead, standing })),
  running: Type.Array(runningGame, { description: "games going on, the first of them" }),
  more: Type.Integer({ minimum: 0, description: "how many more go on" }),
});

const fault = Type.Unsafe<Fault>(
  Type.Union([
    closed({ kind: Type.Literal("time"), over: milliseconds }),
    closed({ kind: Type.Literal("stall"), seconds: Type.Number() }),
    closed({ kind: Type.Literal("crash"), status: orNull(Type.Integer()), signal: orNull(Type.String()) }),
    closed({ kind: Type.Literal("start"), code: Type.String() }),
    closed({
      kind: Type.Literal("illegal"),
      move: Type.String(),
      refusal: closed({ code: Type.String(), facts }),
    }),
    closed({ kind: Type.Literal("malformed"), line: Type.String() }),
    closed({ kind: Type.Literal("flood"), of: Type.Enum(["line", "answer", "lines"]), bytes: whole }),
    closed({ kind: Type.Literal("memory") }),
    closed({ kind: Type.Literal("protocol"), line: Type.String() }),
  ]),
);

const finishedGame = {
  number: whole,
  opening: Type.String(),
  bots: two(bot),
  winner: orNull(Type.Union([Type.Literal(0), Type.Literal(1)])),
  fault: orNull(fault),
  moves: Type.String(),
  plies: whole,
  thought: two(milliseconds),
  annulled: whole,
  at: instant,
  quality: orNull(two(quality)),
};

export const arenaGame = Type.Unsafe<ArenaGame & { readonly repeated: boolean }>(
  closed({
    ...finishedGame,
    repeated: Type.Boolean({ description: "its pair had been played before, and is not counted" }),
  }),
);

export const arenaGames = closed({
  games: Type.Array(arenaGame),
  next: Type.Optional(Type.Integer({ description: "give it as `before` for those behind these" })),
});

const evidence = closed({
  lines: Type.Array(closed({ at: milliseconds, to: Type.Enum(["bot", "referee"]), text: Type.String() }), {
    description: "the last lines each way; what cannot be seen is escaped",
  }),
  errors: Type.String({ description: "the end of its error output" }),
  command: Type.Optional(Type.String({ description: "command and limits; told to the operator only" })),
  memory: orNull(Type.Integer()),
  sandbox: Type.Integer(),
});

export const arenaGameAnswer = closed({ game: arenaGame, evidence: orNull(evidence) });
