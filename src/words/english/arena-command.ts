import type { ArenaAnswerSentences, ArenaHelp, ArenaRefusalSentences } from "../arena-command-sentences.ts";
import { tenths } from "../grammar.ts";
import { shorten } from "../refusals.ts";
import { check, reading } from "./arena-reading.ts";

export const arenaHelp: ArenaHelp = {
  summary: "bots in any language compete: matches, tournaments, ratings",
  about:
    "Bots in any language compete, and the numbers say how sure they are. A bot is a command line (python3 bot.py), a player of this " +
    "house (random, smart, level:expert, engine:7, depth:8), or gtp:, nboard:, nimsys:, competition:, java: and a program (docs/bots.md).",
  game: "the game; kayles when left out",
  pairs: "pairs of games at a meeting, one opening and both sides; 100 in a match when left out",
  tc: "the clock in seconds: 10+0.1 a game and a move, 0.5/move, 40/60 (moves/seconds); 10+0.1 when left out",
  openings: "a file with a position or transcript a line, or start; made from the seed when left out",
  sprt: "a sequential test of two Elo differences, which ends the match when it is decided: 0,20",
  alpha: "how often the test may take the second one though the first is true (0.05)",
  beta: "how often it may take the first one though the second is true (0.05)",
  model: "what the two differences are (logistic)",
  name: "what the tournament is called",
  file: "where it is kept, a file or postgres://user@host/name; grundy serve --db with the same shows it on /arena",
  lanes: "games at once; half the processors when left out",
  sandbox: "contain the bots' programs as well as the machine can: for those of other people",
  json: "one JSON object a line: each game, then the result",
  examples: "Examples:",
  match: { about: "two bots over pairs of games" },
  tournament: {
    about: "the bots that a file lists (docs/bots.md#botsjson)",
    format: "round-robin, swiss, gauntlet (the first against all others) or knockout",
    rounds: "rounds of a Swiss tournament; of a round robin how often all meet",
  },
  resume: {
    about: "goes on where a tournament was stopped: the latest that is not over when no id is given",
  },
  check: {
    about: "whether a bot starts, answers legally, in time and ends, and what to mend",
    directory: "where its program runs",
    json: "one JSON object instead of text",
  },
  bot: { about: "a player of this house speaks the line protocol on standard input and output" },
  show: {
    about: "how a tournament stands; without an id, which there are",
    game: "one of its games, from 1, with the evidence of a fault",
    json: "JSON instead of text",
  },
  export: {
    about: "the games of a tournament, the latest when no id is given",
    format: "records are JSON lines that grundy reads; html is a page with tables",
    out: "where to; standard output when left out",
  },
  stats: {
    about: "what results mean: Elo with its error, and a sequential test",
    pairs: "pairs by result: LL,LD,DD and WL,DW,WW, five numbers",
    games: "single games: lost,drawn,won",
    json: "one JSON object instead of text",
  },
  rate: {
    about: "ratings of all at once from lines A,B,winsA,draws,winsB",
    noPrior: "without the one drawn game that keeps ratings finite",
    json: "one JSON object: a name's rating and error",
  },
  pair: {
    about:
      "the next round of a Swiss tournament from its state as JSON: players with name, score, opponents, byes",
    json: "one JSON object: pairs by name, bye",
  },
};

const games = (count: number): string => (count === 1 ? "1 game" : `${count} games`);
const per = (value: number): string => `${(100 * value).toFixed(1)} %`;
const signed = (value: number): string => `${tenths(value) > 0 ? "+" : ""}${tenths(value).toFixed(1)}`;

const quoted = (text: string): string => `“${shorten(text)}”`;
export const arenaAnswer: ArenaAnswerSentences = {
  head: ({ id, name, game, format, clock, bots, pairs, rounds, games: count }) =>
    `${name}: ${game}, ${clock} s, ${
      format === "swiss"
        ? `${bots} bots, ${rounds} rounds`
        : `${bots} bots, ${pairs === 1 ? "1 pair" : `${pairs} pairs`} a meeting`
    }, ${games(count)} at most (${id})`,
  length: ({ likely, worst, elo0, elo1, first }) =>
    `The test of ${elo0} against ${elo1} Elo takes about ${likely} games where ${first} is as strong as one of the two, and about ${worst} half way between them.`,
  progress: ({ done, of }) => `game ${done} of ${of}`,
  makingOpenings: ({ at, of }) => `opening ${at} of ${of}`,
  judging: ({ at, of }) => `looking at game ${at} of ${of}`,
  drawn: "drawn",
  wins: ({ name }) => `${name} wins`,
  few: ({ games: count }) => `${games(count)}: far too few to say who is stronger.`,
  decided: ({ decision, first, second, elo0, elo1 }) =>
    decision === "H1"
      ? `The test is decided: ${first} is stronger than ${second} by more than ${elo0} Elo; ${elo1} fits better.`
      : `The test is decided: ${first} is not stronger than ${second} by ${elo1} Elo; ${elo0} fits better.`,
  undecided: ({ first, second }) =>
    `The test of ${first} against ${second} is not decided: more games are needed.`,
  unbiased: ({ value, low, high }) =>
    `Elo without the bias of having stopped just then: ${signed(value)}${
      low === null || high === null ? "" : `, between ${signed(low)} and ${signed(high)} (95 %)`
    }.`,
  stronger: ({ first, second, score, los, elo, error }) =>
    `${first} made ${per(score)} of the points against ${second}: ${
      error === null
        ? "so one-sided, or so few, that no error can be told."
        : `${signed(elo)} Elo, and in 95 of 100 such matches the truth is within ${error.toFixed(1)} of it; that it is the stronger one is ${per(los)} likely.`
    }`,
  quality: ({ name, won, kept, estimated }) =>
    `${name} kept the win in ${kept} of ${won} moves from won positions (${per(kept / won)})${estimated > 0 ? `, ${estimated} of the values estimated` : ""}.`,
  ratings:
    "Ratings are relative to each other, 0 is the average; where the errors overlap, the order may be chance.",
  repeated: ({ games: count }) =>
    `${games(count)} had been played before, move for move, and were not counted.`,
  annulled: ({ games: count }) => `The referee was late in ${games(count)}: annulled and played again.`,
  faults: ({ name, faults, out }) =>
    `${name} lost ${games(faults)} by a fault${out ? " and was taken out: its other games are walkovers" : ""}; grundy arena show ID --game N has the evidence.`,
  walkovers: ({ games: count }) =>
    `${games(count)} without play (walkovers): counted in the table, not in the ratings.`,
  openingsUsedUp: "There is no opening left that these have not played: the end came early.",
  kept: ({ id, file }) => `Kept as ${id} in ${file}; grundy serve --db ${file} shows it on /arena.`,
  stopped: ({ id, file }) => `Stopped; grundy arena resume ${id} --file ${file} goes on.`,
  heads: {
    place: "#",
    name: "bot",
    points: "points",
    games: "games",
    record: "W/D/L",
    buchholz: "Buchholz",
    rating: "rating",
    faults: "faults",
    kept: "wins kept",
  },
  listed: ({ id, name, format, game, bots, games: count, over }) =>
    `${id}  ${name} (${format}, ${game}, ${bots} bots): ${games(count)}, ${over ? "over" : "not over"}`,
  gameHead: ({ number, first, second, opening }) => `Game ${number}: ${first} – ${second}, from ${opening}`,
  errors: "Standard error:",
  statsElo: ({ games: count, score, elo, eloError, nelo, neloError, los }) =>
    `${games(count)}, score ${per(score)}: Elo ${signed(elo)} ± ${eloError?.toFixed(1) ?? "?"}, nElo ${nelo === null ? "?" : signed(nelo)} ± ${neloError?.toFixed(1) ?? "?"}; stronger with ${per(los)}.`,
  statsTest: ({ llr, lower, upper, decision, elo0, elo1 }) =>
    `Test of ${elo0} against ${elo1} Elo: LLR ${llr.toFixed(2)} between ${lower.toFixed(2)} and ${upper.toFixed(2)}, ${
      decision === null ? "not decided" : `decided for ${decision === "H1" ? elo1 : elo0}`
    }.`,
  groups:
    "The last column: bots of different groups have not met, not even by others, and their ratings cannot be compared.",
  bye: ({ name }) => `${name} has a bye`,
  rematches: ({ count }) =>
    `${count === 1 ? "1 pair has" : `${count} pairs have`} met before: there is no pairing without that.`,
  exported: ({ file, games: count }) => `${file} has ${games(count)}.`,
  reading,
  check,
  page: { standings: "Standings", crossTable: "Everyone against everyone", games: "Games" },
};

export const arenaRefusals: ArenaRefusalSentences = {
  "arena-read": ({ of, sentence }) => `${of}: ${sentence}`,
  "arena-in-use": ({ file }) =>
    `${file} has a tournament that is being played; wait for its end, or choose another --file`,
  "arena-game-missing": ({ number }) => `there is no game ${number}`,
  "tournament-missing": ({ text }) => `there is no tournament ${quoted(text)}; grundy arena show lists them`,
  "tournaments-none": () => "there is no such tournament in the file; grundy arena match begins one",
  "bots-count": ({ count, min, max }) => `a tournament has ${min} to ${max} bots, not ${count}`,
  "option-without": ({ option, needs }) => `${option} means nothing without ${needs}`,
  "option-of-matches": ({ option }) => `${option} is for a match of two bots`,
  "option-of-formats": ({ option, format, instead }) =>
    `${option} means nothing in a ${format} tournament; use ${instead}`,
  "format-of-another-game": ({ format, game }) => `${format} cannot hold a game of ${game}; use records`,
  "protocol-not-spoken": ({ name, protocol, game, choices }) =>
    `${quoted(name)} cannot play: ${protocol} is not spoken in ${game} by these rules, only ${choices} (docs/bots.md)`,
  "opening-not-begun": ({ name, protocol, opening }) =>
    `${quoted(name)} cannot begin at ${quoted(opening)}, because ${protocol} has beginnings of its own; use --openings start`,
  "sprt-needed": ({ text, most }) =>
    `--sprt needs two Elo differences of at most ${most}, the smaller first, such as 0,20, not ${quoted(text)}`,
  "chance-needed": ({ name, text, min, max }) =>
    `${name} needs a number from ${min} to ${max}, not ${quoted(text)}`,
  "counts-missing": () => "give the results: --pairs LL,LD,DD,DW,WW or --games L,D,W",
  "counts-needed": ({ name, count, text }) =>
    `${name} needs ${count} whole numbers with commas between them, not all 0, not ${quoted(text)}`,
  "results-line": ({ file, line, text }) =>
    `${file}, line ${line}: ${quoted(text)} is not A,B,winsA,draws,winsB`,
  "json-broken": ({ file, why }) => `${file} is not JSON (${shorten(why)})`,
};
