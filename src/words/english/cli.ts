import { shortCount } from "../cli.ts";
import type { CliRefusalSentences, CliRefusals, CliSentences, Where } from "../cli-sentences.ts";
import { shorten } from "../refusals.ts";
import type { StoreDetail, StoreFailureCode } from "../store-failures.ts";
import { arenaAnswer, arenaRefusals } from "./arena-command.ts";
import { commands, help } from "./commands.ts";
import { judgeBatch, judgeBatchRefusals } from "./judge-batch.ts";
import { judgeAnswer, judgeRefusals } from "./judge-command.ts";
import { doctor, program } from "./programs.ts";
import { puzzleAnswer, puzzleRefusals } from "./puzzle-command.ts";
import { submissions } from "./submissions.ts";

const quoted = (text: string): string => `“${shorten(text)}”`;
const more = (path: string): string => `${path} --help tells what there is`;
const maybe = (near: string | undefined): string => (near === undefined ? "" : `, perhaps ${near}`);
const because = (code: string | undefined): string => (code === undefined ? "" : ` (${code})`);
const counted = (count: number, one: string, other: string): string =>
  `${count} ${count === 1 ? one : other}`;
const decimal = (value: number, digits: number): string => value.toFixed(digits);

const refusals: CliRefusalSentences = {
  ...judgeRefusals,
  ...judgeBatchRefusals,
  ...puzzleRefusals,
  ...arenaRefusals,
  refused: ({ where, sentence }) => (where ? `${place(where)}: ${sentence}` : sentence),
  store,
  program,
  "output-unwritable": ({ code }) => `the output cannot be written (${code})`,
  bug: ({ what, system, variable }) =>
    `this is a bug (${what}); please report it where you got the program, with the whole command and this: ${system}; ${variable}=1 shows where it happened`,
  "language-unknown": ({ text, known }) => `there is no language ${quoted(text)}; the languages are ${known}`,
  "command-unknown": ({ word, near }) =>
    `there is no command ${quoted(word)}${maybe(near)}; grundy --help lists them`,
  "command-needed": ({ path, commands }) =>
    `${path.replace(/^grundy /, "")} needs a command: ${commands}; ${more(path)}`,
  "subcommand-unknown": ({ word, near, path }) =>
    `there is no command ${quoted(word)}${maybe(near)}; ${more(path)}`,
  "option-unknown": ({ word, near, path }) =>
    `there is no option ${shorten(word)}${maybe(near)}; ${more(path)}`,
  "argument-needed": ({ name, path }) => `${name} is missing; ${more(path)}`,
  "value-needed": ({ option, path }) => `${option} needs a value; ${more(path)}`,
  "arguments-too-many": ({ expected, given, path }) =>
    `too many arguments: ${expected} expected, ${given} given; ${more(path)}`,
  "choice-wrong": ({ name, text, choices }) => `${name} must be one of ${choices}, not ${quoted(text)}`,
  usage: ({ text, path }) => `${text}; ${more(path)}`,
  "number-needed": ({ name, min, max, text }) =>
    `${name} needs a whole number from ${min} to ${max}, not ${quoted(text)}`,
  "age-needed": ({ name, max, text }) =>
    `${name} needs a number of days from 1 to ${max}, or forever, not ${quoted(text)}`,
  "even-needed": ({ name, min, max }) => `${name} needs an even number from ${min} to ${max}`,
  "positive-needed": ({ name, text }) => `${name} needs a number above 0, not ${quoted(text)}`,
  "seed-needed": ({ text }) => `--seed needs a whole number, not ${quoted(text)}`,
  "url-needed": ({ text }) => `--public-url must begin with http:// or https://, not ${quoted(text)}`,
  "not-both": ({ one, other }) => `give either ${one} or ${other}, not both`,
  "position-and-rows": ({ name }) => `give either a position or ${name}, not both`,
  "game-unknown": ({ text, near, games }) =>
    `there is no game called ${quoted(text)}${near === undefined ? "; the" : `: did you mean ${near}? The`} games are ${games}`,
  "option-of-another-game": ({ option, game, options }) =>
    `${option} means nothing in ${game}; its options are ${options}`,
  "rules-in-record": ({ option }) => `the record brings its own rules, which are others; leave ${option} out`,
  "size-of-another-board": ({ option, size }) => `that board has the size ${size}; leave ${option} out`,
  "size-in-file": ({ option, file }) => `${file} says itself how large its boards are; leave ${option} out`,
  "ply-without-moves": ({ option }) => `${option} counts moves, and none are given, only a position`,
  "game-without-file": ({ name }) => `${name} picks from a .wtb, .ggf or .obf file; give one as the position`,
  "file-missing": ({ file }) => `there is no file ${file}`,
  "file-exists": ({ file }) => `${file} exists; choose another name`,
  "file-unreadable": ({ file, code }) => `${file} cannot be read${because(code)}`,
  "file-unwritable": ({ file, code }) => `${file} cannot be written${because(code)}`,
  "file-empty": ({ file, of }) => `${file} has no ${contents[of]}`,
  "store-missing": ({ file, option }) => `there is no ${file}; name the file with ${option}`,
  "db-scheme": ({ text, option }) =>
    `${option} takes a file or an address of PostgreSQL, postgres://user@host/name, not ${shorten(text)}`,
  "option-of-files": ({ option }) => `${option} is for a file; leave it out with postgres://`,
  "worker-idle": () =>
    "on a file a worker has nothing to do but exports; say where they go with --export-folder",
  "export-folder-needed": () => "exports need a place; name it with --export-folder",
  "export-folder-unused": () =>
    "--export-folder means nothing without exports; add export to --kinds, or leave it out",
  "kind-of-databases": ({ kind }) =>
    `${kind} is not for a worker on a file, whose server does it; leave it out of --kinds`,
  "job-missing": ({ text }) => `there is no job ${quoted(text)}; grundy jobs list shows them`,
  "games-unreadable": ({ games, ids }) =>
    `left out what cannot be read, games: ${games} (${ids}); everything else is written`,
  "folder-unmakeable": ({ folder, code }) => `the folder ${folder} cannot be made (${code})`,
  "sides-missing": () => "a match has two sides: name a second one, or a program with --cmd",
  "program-missing": ({ protocol }) =>
    `${protocol} needs the program's command line: --cmd "program arguments"`,
  "book-unreadable": ({ file }) => `${file} holds no opening book; grundy engine book --extend makes one`,
  "board-too-large": () => "solve-board knows 4 and 6: larger boards are out of reach",
  "port-taken": ({ port }) => `port ${port} is taken; choose another with --port`,
  "port-forbidden": ({ port }) => `port ${port} may not be used; choose one above 1023 with --port`,
  "address-foreign": ({ host }) => `${host} is not an address of this machine; choose another with --host`,
  "token-weak": () => "the operator's token must have at least 16 letters, digits or -._~+/=",
  "token-unreadable": ({ file }) => `${file} cannot be read; it should hold the operator's token`,
  "import-refused": ({ taken, line, event, sentence }) =>
    read(taken, line, `${event === undefined ? "" : `event ${event}: `}${sentence}`),
  "import-foreign": ({ taken, line }) =>
    read(taken, line, "This is not a file that grundy export has written."),
  "import-cut-off": ({ taken, line }) => read(taken, line, "The file has been cut off here."),
  "import-stopped": ({ taken, line, ...failure }) => read(taken, line, `${store(failure)}.`),
};

function store({ code, file, detail, option }: CliRefusals["store"]): string {
  return `${file} ${failures[code](option)}${detail ? ` (${found(detail)})` : ""}`;
}

function place(where: Where): string {
  if ("option" in where) return where.option;
  return `${where.file === undefined ? "" : `${where.file}, `}${where.entry} ${where.number}`;
}

const read = (taken: number, line: number, problem: string): string =>
  `${taken} ${taken === 1 ? "line" : "lines"} taken, line ${line}: ${problem} Reading the file again does no harm.`;

const contents = {
  games: "games",
  positions: "positions: one a line, 64 of X, O and -, then X or O",
} as const;

const failures: { readonly [Code in StoreFailureCode]: (option: string) => string } = {
  foreign: (option) => `is not a file of this program; move it away, or choose another place with ${option}`,
  newer: (option) =>
    `was written by a newer version of this program; use that version, or choose another place with ${option}`,
  damaged: () => "is damaged and was left as it is; restore a copy, or move it away to start afresh",
  "not-a-file": (option) => `is not a file; move it away, or choose another place with ${option}`,
  "no-access": () => "cannot be read and written; check the permissions of the file and its folder",
  busy: () => "is held by another program and was not released in time; close that program and try again",
  "in-use": (option) => `is being served already; stop that server, or choose another place with ${option}`,
  moved: () => "was removed, renamed or replaced while it was in use; the last commands were not kept",
  full: () => "cannot grow because the disk is full; the last commands were not kept",
  "no-room": () => "has no room for new games; drop some with grundy prune, or allow more with --max-file",
  "no-address": () =>
    "is not the address of a database; write postgres://user@host:5432/name, and special characters of a password in percent: @ as %40",
  unreachable: (option) =>
    `cannot be reached; check the address given with ${option}, and whether the database runs`,
  standby: () =>
    "has only standbys, which take no writes; name the primary's host, too, or promote a standby",
  "standby-silent": () =>
    "waits for a synchronous standby that does not answer; start the standby, or take it out of synchronous_standby_names",
  "read-only": () =>
    "takes no writes at the moment; let its user write there (default_transaction_read_only)",
  "too-old": () => "is too old a PostgreSQL; use a newer one",
  "no-rights": () => "does not let us in; check the user, the password and what this user may do there",
  "no-database": () =>
    "does not exist; make it with createdb --encoding UTF8 --template template0, or check its name",
  encoding: () => "does not keep every text; make a database with the encoding UTF8",
  empty: (option) =>
    `holds nothing of this program; check the address given with ${option}, or begin there with grundy serve or grundy import`,
  occupied: () => "has tables of another program; make a database of its own for this one",
  failed: () => "could not be used; the last commands were not kept",
};

const findings = {
  header: "its header is wrong",
  "cut-off": "its last page is cut off",
  check: "the quick check failed",
  "no-version": "its schema has no version",
  schema: "its schema is not ours",
  "no-password": "it asks for a password and none was given: PGPASSWORD or ~/.pgpass",
} as const;

function found(detail: StoreDetail): string {
  if (typeof detail === "string") return findings[detail];
  if ("game" in detail) return `game ${detail.game}`;
  if ("version" in detail) return `it is ${detail.version}, ${detail.oldest} is the oldest that will do`;
  return detail.reported.replace(/\s+/g, " ");
}

const ends = {
  done: "done",
  failed: "failed",
  lost: "left to another worker, who has it by now",
  stopped: "given back",
} as const;

const colours = { black: "Black", white: "White" } as const;
const outcome = (side: "black" | "white", by: number): string =>
  by === 0 ? "a draw" : `${colours[side]} ${by > 0 ? "wins" : "loses"} by ${Math.abs(by)}`;
const threadCount = (count: number): string => counted(count, "thread", "threads");

export const cli: CliSentences = {
  tag: "en",
  refusals,
  help,
  commands,
  places: {
    address: "address",
    addresses: "addresses",
    assignment: "assignment",
    bot: "bot",
    bots: "bots",
    clock: "clock",
    results: "results",
    text: "text",
    command: "command",
    commands: "commands",
    corners: "corners",
    days: "days",
    counts: "counts",
    date: "date",
    depth: "depth",
    edition: "edition",
    file: "file",
    folder: "folder",
    game: "game",
    id: "id",
    idea: "idea",
    kind: "kind",
    level: "level",
    list: "list",
    move: "move",
    n: "n",
    number: "number",
    options: "options",
    player: "player",
    position: "position",
    program: "program",
    rounds: "rounds",
    size: "size",
    state: "state",
    tag: "tag",
    type1: "type1",
    type2: "type2",
    url: "url",
    a: "a",
    b: "b",
  },
  count: (count) => shortCount(count),
  decimal,
  menu: {
    about: "Play, understand and judge Nim and Reversi.",
    usage: "Usage: grundy COMMAND [arguments]",
    commands: "Commands:",
    more: "grundy COMMAND --help tells a command's arguments. grundy --version prints the version.",
    every: "grundy --help lists every command.",
    nimsys: "Nimsys: stones and kayles, with players and rankings",
    sticks: "Sticks against the perfect player",
    reversi: "Reversi for two at one keyboard",
    piles: "Three piles against the perfect player",
    question: ({ choices }) => `What shall it be? (1 to ${choices}, or q to leave) `,
  },
  taking: {
    asDrawing: ({ drawing }) => `(Digits are numbers. As a drawing with gaps: ${shorten(drawing)})`,
    grundyValue: ({ value }) => `The Grundy value of the position is ${value}.`,
    heads: { move: "move", equal: "equal", outcome: "outcome", value: "leaves value" },
    outcomes: { win: "wins", loss: "loses" },
    bestLine: ({ line }) => `Best line: ${line}`,
    cut: ({ kinds, moves }) =>
      `(Cut: at most ${kinds} kinds of moves and ${moves} moves of the line are shown.)`,
  },
  reversi: {
    understood: ({ size, black, white }) =>
      `Board of ${size} × ${size}: ${black} black (X), ${white} white (O).`,
    toMove: ({ sign }) => `${sign} to move`,
    over({ black, white }) {
      const won = black === white ? "a draw" : `${black > white ? "Black" : "White"} has won`;
      return `The game is over: ${won}, ${black} to ${white}.`;
    },
    exact: ({ side, by }) => `Exact: with best play ${outcome(side, by)}.`,
    estimate: ({ side, by, depth, general }) =>
      `Estimate at depth ${depth}: ${outcome(side, by)}${general ? " (the general engine, which is weaker)" : ""}.`,
    scores: ({ side }) => `Scores are discs for ${colours[side]}, empty squares to the winner.`,
    heads: { move: "move", score: "score", depth: "depth", line: "line" },
    exactly: "exact",
    work: ({ nodes, seconds }) => `${shortCount(nodes)} nodes, ${decimal(seconds, 2)} s`,
    progress: ({ depth, nodesPerSecond }) => `depth ${depth}, ${shortCount(nodesPerSecond)} nodes/s`,
  },
  arena: arenaAnswer,
  puzzles: puzzleAnswer,
  engine: {
    solveHeads: ["#", "empty", "score", "move", "nodes", "seconds", "nodes/s", "line"],
    fileSays: ({ score }) => `(the file says ${score})`,
    solved: ({ count, nodes, seconds, threads }) =>
      `${counted(count, "position", "positions")}: ${shortCount(nodes)} nodes, ${decimal(seconds, 2)} s, ${speed(nodes, seconds)} nodes/s, ${threadCount(threads)}`,
    solving: ({ at, of, nodesPerSecond }) => `position ${at} of ${of}, ${shortCount(nodesPerSecond)} nodes/s`,
    board: ({ side, by, size, score }) =>
      `${size}×${size} from the start: ${outcome(side, by)} (${score} for Black, empty squares to the winner)`,
    proof: ({ nodes, seconds, threads, hashBits }) =>
      `proof: ${nodes} nodes, ${decimal(seconds, 2)} s, ${speed(nodes, seconds)} nodes/s, ${threadCount(threads)}, table of 2^${hashBits} entries`,
    line: ({ line }) => `line: ${line}`,
    boardProgress: ({ nodes, seconds, nodesPerSecond }) =>
      `${shortCount(nodes)} nodes, ${shortCount(nodesPerSecond)}/s, ${decimal(seconds, 0)} s`,
    perft: ({ size, depth, seconds, perSecond }) =>
      `${size}×${size}, depth ${depth}: ${decimal(seconds, 2)} s, ${shortCount(perSecond)} a second`,
    perftProgress: ({ depth }) => `depth ${depth}`,
    match: (facts) => [
      `${facts.first} against ${facts.second}: ${facts.points} to ${facts.games - facts.points} points (${decimal((100 * facts.points) / facts.games, 1)} %) in ${facts.games} games`,
      `won ${facts.wins}, drawn ${facts.draws}, lost ${facts.losses}${facts.forfeits > 0 ? `, of these ${facts.forfeits} by forfeit` : ""}`,
      `discs a game for ${facts.first}: ${facts.mean > 0 ? "+" : ""}${facts.mean} ± ${decimal(facts.error, 2)} (one standard error)`,
      `seconds a move: ${facts.secondsPerMove.join(" and ")}; ${decimal(facts.seconds, 1)} s in all`,
    ],
    matchProgress: ({ games, of, first, points }) => `${games} of ${of} games, ${first} ${points} points`,
  },
  book: {
    holds: ({ positions, plies, ends }) => [
      `The book has ${positions} positions up to move ${plies}, images of each other counted once.`,
      `Where it ends, a search has looked ahead: ${ends.map(({ depth, positions }) => `${depth} plies in ${positions}`).join(", ")}.`,
    ],
    unknown: "The book does not know this position.",
    end: "The book ends here.",
    heads: { move: "move", score: "score", depth: "plies ahead" },
    checking: ({ at, of }) => `position ${at} of ${of}`,
    checked: ({ positions, depth, mean, largest, line }) =>
      `${positions} positions searched anew at depth ${depth}: the book's move loses ${decimal(mean, 2)} discs on average` +
      `${largest > 0 ? `, at most ${largest} after ${line || "the start"}` : ""}.`,
    extending: ({ positions, deep }) => `${positions} positions, ${deep} ends at full depth`,
    extended: ({ positions, file }) => `${file} has ${positions} positions.`,
  },
  rounds: ({ percent, played, rounds }) => `${percent}% (${played} of ${rounds} rounds)`,
  imported: ({ count, known }) =>
    `Read ${count} players and games${known === 0 ? "" : `; ${known} of them were there already`}.`,
  pruned: ({ begun, unfinished, unlisted, dropped }) => {
    const all = begun + unfinished + unlisted;
    const games = all === 1 ? "1 game" : `${all} games`;
    const parts = `without a second move: ${begun}, unfinished: ${unfinished}, finished and not listed: ${unlisted}`;
    if (all === 0) return "No game is past its time.";
    return dropped ? `Dropped ${games} (${parts}).` : `Would drop ${games} (${parts}); drop them with --yes.`;
  },
  serving: ({ url, level }) =>
    `Grundy is at ${url}${level === undefined ? "" : ` and judges programs in a sandbox of level ${level}`}`,
  submissions,
  doctor,
  judge: judgeAnswer,
  judgeBatch,
  worker: {
    waiting: ({ kinds }) => `waiting for jobs: ${kinds}`,
    doing: ({ id, kind, done }) => `job ${id}, ${kind}${done > 0 ? `: ${done}` : ""}`,
    ended: ({ id, kind, end, about }) =>
      `Job ${id}, ${kind}: ${ends[end]}${about === "" ? "" : `: ${about}`}`,
    noStandby:
      "the database has no synchronous standby: what was acknowledged is lost with its machine (docs/scaling.md)",
  },
  jobs: {
    heads: { id: "id", kind: "kind", state: "state", added: "added", about: "about" },
    states: { waiting: "waiting", taken: "under way", done: "done", failed: "failed" },
    facts: {
      id: "id",
      kind: "kind",
      state: "state",
      owner: "owner",
      added: "added",
      from: "not before",
      attempt: "attempts",
      worker: "worker",
      ended: "ended",
      reason: "last failure",
      result: "result",
    },
    none: "There are no jobs.",
    added: ({ id }) =>
      `Job ${id} waits for a worker with a folder for exports (grundy worker --export-folder); grundy jobs show ${id} tells how it stands.`,
    pending: ({ id }) => `Job ${id} is an export that has not ended yet; no other was added.`,
    exported: ({ file, lines, aside }) =>
      `${file}, ${counted(lines, "line", "lines")}${aside > 0 ? `, games left out because they cannot be read: ${aside}` : ""}`,
    judged: ({ assignment, verdict }) => `${assignment} judged: ${verdict}`,
    folded: ({ games }) => `${counted(games, "finished game", "finished games")} packed`,
  },
};

function speed(nodes: number, seconds: number): string {
  return seconds > 0 ? shortCount(nodes / seconds) : "0";
}
