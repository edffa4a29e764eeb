/** What the tests say in every language: each sentence with many facts. */
import { gameIds, gameOf, notationForms } from "../games/index.ts";
import { opponentsOf } from "../players/index.ts";
import { programLanguages } from "../programs/problems.ts";
import { arenaFacts } from "./arena/fixtures.ts";
import type { ArenaSentences } from "./arena.ts";
import type { CliSentences } from "./cli-sentences.ts";
import { statedNumbers } from "./judge-facts.ts";
import type { JudgeSentences } from "./judge-sentences.ts";
import type { Language } from "./language.ts";
import { learnFacts } from "./learn/fixtures.ts";
import type { LearnSentences } from "./learn-sentences.ts";
import { usualNouns } from "./nouns.ts";
import { playerName } from "./players.ts";

/** A language and what the command line, the judge, and puzzles and lessons say in it. */
export type Spoken = Language & {
  readonly cli: CliSentences;
  readonly judge: JudgeSentences;
  readonly learn: LearnSentences;
  readonly arena: ArenaSentences;
};

interface Saying {
  /** Where it stands: `refusals.game-over`. */
  readonly path: string;
  /** What is said, with the same facts in every language. */
  readonly said: readonly string[];
}

const rounds = 40;

/** Everything a language says, each sentence with the same random facts. */
export function sayings(language: Spoken): Saying[] {
  const { text: _text, titled: _titled, ...topics } = language;
  return walk("", topics);
}

function walk(path: string, part: unknown): Saying[] {
  if (typeof part === "string") return [{ path, said: [part] }];
  if (typeof part === "function") return called(path, part as Sentence);
  if (typeof part !== "object" || part === null) throw new Error(`${path} is neither a sentence nor a topic`);
  // In how many forms a word stands in sentences differs from language to language.
  const entries = Object.entries(part).filter(([name]) => name !== "forms");
  return entries.flatMap(([name, each]) => walk(path === "" ? name : `${path}.${name}`, each));
}

type Sentence = (facts: unknown, more: unknown) => unknown;

/** A sentence may be several under one name (`name` and `about`, the lines of a summary): each has a path of its own. */
function called(path: string, say: Sentence): Saying[] {
  const said = new Map<string, string[]>();
  for (let round = 0; round < rounds; round++) {
    const answer = say(factsFor(path, round), besideFor(path, drawer(`${path} nouns`, round)));
    const parts = typeof answer === "string" ? { "": answer } : (answer as Record<string, string>);
    for (const [name, text] of Object.entries(parts)) {
      const at = name === "" ? path : `${path}.${name}`;
      said.set(at, [...(said.get(at) ?? []), text]);
    }
  }
  return [...said].map(([at, texts]) => ({ path: at, said: texts }));
}

/** Numbers that depend on the sentence and the round alone. */
type Draw = (below: number) => number;

function drawer(path: string, round: number): Draw {
  let state = [...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, round * 7919 + 1);
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return Math.floor(((state >>> 8) / 2 ** 24) * below);
  };
}

const pick = <T>(draw: Draw, ...items: readonly T[]): T => items[draw(items.length)] as T;
const chance = (draw: Draw): boolean => draw(2) === 0;
const count = (draw: Draw): number => 1 + draw(5);

const things = ["stone", "pin", "stick", "coin"] as const;
const who = (draw: Draw) => ({ name: pick(draw, "Ann", "Ben"), you: chance(draw) });
const place = (draw: Draw) => ({ kind: pick(draw, "row", "pile"), number: count(draw) });
const take = (draw: Draw) => ({
  count: count(draw),
  thing: pick(draw, ...things),
  row: pick(draw, undefined, place(draw)),
  places: pick(draw, undefined, { left: 2, right: 2 + draw(3) }),
  whole: chance(draw),
});
const said = (draw: Draw) => ({ text: "1:2-3", take: pick(draw, undefined, take(draw)) });
const worth = (draw: Draw) => ({ length: count(draw), value: draw(4), count: count(draw) });
/** What some are told beside the facts: a refusal the nouns of the game, a number how many digits. */
const besideFor = (path: string, draw: Draw) =>
  path === "cli.decimal"
    ? 2
    : path.startsWith("refusals.")
      ? pick(draw, usualNouns, {
          thing: pick(draw, ...things),
          row: pick(draw, "row", "pile"),
          gone: "taken",
        })
      : undefined;

/** What a fact is by its name; what is not here is a number. Those that are handed on together stand here too. */
const facts: { readonly [name: string]: (draw: Draw) => unknown } = {
  thing: (draw) => pick(draw, ...things),
  kind: (draw) => pick(draw, "row", "pile"),
  who,
  winner: who,
  loser: (draw) => ({ ...who(draw), you: false }),
  taker: who,
  name: () => "Ann",
  you: chance,
  take: (draw) =>
    pick<unknown>(
      draw,
      "any",
      { from: 1, to: 1 + draw(3) },
      { from: 2, to: 2 },
      [1, 3, 4],
      [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21],
    ),
  last: (draw) => pick(draw, "wins", "loses"),
  middle: chance,
  several: chance,
  swap: chance,
  corners: (draw) => 1 + draw(4),
  favours: (draw) => pick(draw, "me", "other", "first", "second"),
  extras: (draw) =>
    [
      { count: count(draw), row: pick(draw, undefined, count(draw)) },
      { count: count(draw), row: count(draw) },
    ].slice(0, draw(3)),
  wins: chance,
  misere: chance,
  exact: chance,
  twins: chance,
  general: chance,
  whole: chance,
  state: (draw) => pick(draw, "standing", "taken", "marked"),
  picked: (draw) => pick(draw, undefined, count(draw)),
  places: (draw) => pick(draw, undefined, { left: 2, right: 2 + draw(3) }),
  colour: (draw) => pick(draw, "black", "white"),
  side: (draw) => pick(draw, "black", "white"),
  ahead: (draw) => pick(draw, undefined, "black", "white"),
  holds: (draw) => pick(draw, undefined, "black", "white"),
  turns: (draw) => pick(draw, undefined, count(draw)),
  passes: () => "Ann",
  again: () => "Ben",
  judged: (draw) => pick(draw, undefined, "wins", "resists", "certain"),
  others: (draw) => ["1:1-1", "1:2-2"].slice(0, draw(3)),
  more: chance,
  lengths: (draw) => [count(draw), count(draw), count(draw)].slice(0, 2 + draw(2)),
  answers: (draw) => pick(draw, undefined, { moves: 4, winning: count(draw) }),
  counts: (draw) => [count(draw), count(draw)],
  runs: (draw) => [worth(draw), worth(draw)].slice(0, count(draw)),
  losing: (draw) => ({ from: 0, to: draw(3) }),
  until: (draw) => pick(draw, undefined, { from: 1, to: 1 + draw(2) }),
  binary: (draw) => pick(draw, undefined, { terms: ["01", "10"], sum: "11" }),
  remainders: (draw) => [0, 2, 5].slice(0, draw(4)),
  lost: () => [0, 1, 5],
  likeOne: (draw) => [5, 3].slice(0, draw(3)),
  likeNothing: () => [4],
  end: chance,
  dead: chance,
  rest: (draw) => draw(3),
  cancel: chance,
  alone: chance,
  chance: (draw) => pick(draw, 0, 0.25, 1e-9),
  form: (draw) => pick(draw, ...notationForms),
  text: (draw) => pick(draw, "xyz", ""),
  limit: (draw) => pick(draw, "depth", "nodes", "seconds"),
  protocol: (draw) => pick(draw, "gtp", "nboard"),
  where: (draw) =>
    pick(
      draw,
      undefined,
      { option: "--take" },
      { entry: "line", number: 3 },
      { file: "f.obf", entry: "game", number: 2 },
    ),
  sentence: () => "Hm.",
  event: (draw) => pick(draw, undefined, 3),
  near: (draw) => pick(draw, undefined, "xyz"),
  of: (draw) => pick(draw, "games", "positions"),
  secondsPerMove: () => [0.01, 0.25],
  count,
  black: count,
  white: (draw) => 10 + draw(5),
};

/** Plain texts, all alike. */
const texts =
  "game,known,plain,drawing,options,what,system,variable,choices,played,better,square,command,part,wanted,version,first,second,sign,score,line,url,file,folder,code,word,path,commands,option,opening,one,other,games,host,forms,tags,reported,db,username,theme".split(
    ",",
  );

function factsFor(path: string, round: number): unknown {
  const special = Object.entries(specials).find(([form]) => new RegExp(form).test(path));
  const own = special ? special[1](drawer(path, round)) : {};
  if (Array.isArray(own) || typeof own !== "object" || Object.isFrozen(own)) return own;
  const named = Object.fromEntries(texts.map((name) => [name, "xyz"]));
  for (const [name, make] of Object.entries(facts)) {
    // Made when it is asked for: a sentence needs few of them.
    const get = () => make(drawer(`${path} ${name}`, round));
    Object.defineProperty(named, name, { get, enumerable: true, configurable: true });
  }
  const all = Object.defineProperties(named, Object.getOwnPropertyDescriptors(own));
  return new Proxy(all, {
    get: (target, name) =>
      typeof name === "symbol" || Object.hasOwn(target, name)
        ? Reflect.get(target, name)
        : count(drawer(`${path} ${name}`, round)),
  });
}

/** Where a name means something else than elsewhere; frozen where there may be no other facts. */
const specials: { readonly [path: string]: (draw: Draw) => unknown } = {
  ...learnFacts,
  ...arenaFacts,
  "^arena\\.faults\\.(status|signal)$": () => ({ signal: "SIGSEGV" }),
  "^arena\\.faults\\.illegal$": () => ({ move: "1:9" }),
  "^arena\\.page\\.match\\.": () => ({ even: 3, ahead: 2, won: 4, lost: 1, behind: 2 }),
  "^arena\\.page\\.faults\\.said$": () => ({ fault: "xyz" }),
  "^taking\\.runs$": (draw) =>
    [worth(draw), worth(draw)].slice(0, draw(3)).map((run) => ({ ...run, left: 2 })),
  "^taking\\.understood$": (draw) => ({
    rows: [1, 2, 3].slice(0, 1 + draw(3)).map((count) => ({
      count: count * 500,
      runs: pick(draw, undefined, [
        { left: 2, length: count },
        { left: 9, length: 1 },
      ]),
      moreRuns: draw(2) * 2000,
    })),
    moreRows: draw(2) * 2000,
    player: pick(draw, undefined, { name: "Ann", you: false }),
  }),
  "^taking\\.(take|takes|name)$": (draw) => ({ ...take(draw) }),
  "^taking\\.(spot|run)$": (draw) => ({
    row: pick(draw, undefined, place(draw)),
    from: pick(draw, undefined, 3),
  }),
  "^taking\\.(rule|rules|turn|lastTaker|begins|goesOn|ends|misere)$": (draw) => ({
    row: pick(draw, "row", "pile"),
  }),
  "^learn\\.layers\\.reversi\\.": (draw) => ({ moves: ["f5", "d6"], discs: 2.6, odd: draw(3) }),
  "^learn\\.layers\\.proof\\.(inTurn|stepByStep)$": (draw) => ({
    moves: pick(draw, undefined, count(draw)),
    most: pick(draw, undefined, 4),
    odd: chance(draw),
  }),
  "^learn\\.layers\\.proof\\.": (draw) => ({
    moves: count(draw),
    take: count(draw),
    runs: count(draw),
    most: 4,
    odd: chance(draw),
    plain: chance(draw),
    closed: chance(draw),
    repeats: chance(draw),
    half: draw(3),
    left: draw(2),
    source: pick(draw, "bouton", "sprague"),
  }),
  "^explanation\\.answer$": said,
  "^explanation\\.short": (draw) => ({ move: said(draw), only: chance(draw), best: chance(draw) }),
  "^explanation\\.wins$": (draw) => ({ move: said(draw) }),
  "^explanation\\.(resists|tries)$": (draw) => ({
    move: said(draw),
    chance: pick<unknown>(
      draw,
      { share: 2, of: 3, about: chance(draw) },
      { share: 1, of: 641_000, about: chance(draw) },
      { allBut: 1_000, about: chance(draw) },
      { figure: 1 + draw(2), power: 21, about: chance(draw) },
    ),
  }),
  "^explanation\\.(ends|settles)$": (draw) => {
    const [take, left, right] = [count(draw), draw(2), draw(3)];
    return { run: take + left + right, take, left: Math.min(left, right), right: Math.max(left, right) };
  },
  "^explanation\\.misereXorRule$": (draw) => ({ plain: chance(draw) }),
  "^explanation\\.fixedTakes$": (draw) => ({ moves: 2 + draw(4) }),
  "^explanation\\.singles$": (draw) => ({ count: 2 + draw(4) }),
  "^explanation\\.dead$": (draw) => ({ runs: count(draw) }),
  "^explanation\\.(lengths|worths|worth)$": (draw) => ({
    more: draw(3),
    same: pick(draw, undefined, 2),
    rest: chance(draw),
    from: pick<unknown>(
      draw,
      { by: "period", period: { length: 12, start: 71 } },
      { by: "table" },
      { by: "closed", form: { unit: 1 + draw(2), modulus: pick(draw, 4, Number.POSITIVE_INFINITY) } },
    ),
  }),
  "^page\\.explore\\.line$": () => ({ value: "+1", moves: ["f5", "d6"] }),
  "^page\\.explore\\.move$": (draw) => ({
    move: "f5",
    among: pick(draw, undefined, { variation: 1 + draw(2), variations: 2 }),
  }),
  "^page\\.found\\.title$": (draw) => ({
    place: pick(draw, undefined, 3),
    players: pick(draw, undefined, ["Ann", "Ben"]),
    date: pick(draw, undefined, "2019"),
    result: pick(draw, undefined, "40:24"),
  }),
  "^status\\.(thinking|watching|waiting)$": who,
  "^report\\.(never|still)Winning$": who,
  "^report\\.(percent|givenWins)$": (draw) => ({ among: draw(3) }),
  "^reversi\\.value$": (draw) => ({
    value: pick(draw, undefined, { black: draw(5) - 2, exact: chance(draw) }),
  }),
  "^players\\.line$": () => ({ name: "Ann", about: "xyz" }),
  "^players\\.engine$": (draw) => ({ level: 1 + draw(20), points: pick(draw, undefined, 72) }),
  "^players\\.numbered$": (draw) => draw(2),
  "^refusals\\.game-too-large$": () => Object.freeze({ sticks: 2000, rows: 100, hats: 3 }),
  "^refusals\\.(square-occupied|flips-nothing)$": (draw) => ({ square: draw(64), size: 8 }),
  "^refusals\\.message-malformed$": (draw) => ({ where: pick(draw, "", "/seat") }),
  "^cli\\.refusals\\.(store|import-stopped)$": (draw) => ({
    file: "f.db",
    code: pick(
      draw,
      "foreign",
      "newer",
      "damaged",
      "not-a-file",
      "no-access",
      "busy",
      "in-use",
      "moved",
      "full",
      "no-room",
      "no-address",
      "unreachable",
      "standby",
      "standby-silent",
      "read-only",
      "too-old",
      "no-rights",
      "no-database",
      "encoding",
      "empty",
      "occupied",
      "failed",
    ),
    detail: pick<unknown>(
      draw,
      undefined,
      "header",
      "cut-off",
      "check",
      "no-version",
      "schema",
      "no-password",
      { game: "g1" },
      { version: "9.6", oldest: 12 },
      { reported: "E1" },
    ),
  }),
  "^cli\\.refusals\\.program$": (draw) => ({
    kind: pick(
      draw,
      "refused",
      "unreachable",
      "unstartable",
      "ended",
      "crashed",
      "silent",
      "flood",
      "unreadable",
      "memory",
    ),
    answer: "xyz",
    reason: "xyz",
    status: pick(draw, null, 3),
    said: pick(draw, "", "xyz"),
    signal: "SIGSEGV",
    code: pick(draw, "command-empty", "quote-open", "escape-open"),
    seconds: 1 + draw(2),
  }),
  "^cli\\.submissions\\.remarks\\.": () => ({
    packages: ["a.b", "c"],
    expected: "Nimsys",
    package: "a.b",
    encoding: "UTF-16",
    entry: "a.py",
  }),
  "^cli\\.submissions\\.problems\\.name-reserved$": () => ({ name: "Harness" }),
  "^cli\\.submissions\\.problems\\.": (draw) => ({
    max: 20 * 1024 * 1024,
    language: pick(draw, ...programLanguages),
    languages: ["java", "cpp"],
    entries: ["a.py", "b.py"],
    fault: pick(draw, "absolute", "parent", "control", "encoding", "long", "deep", "empty"),
    found: pick(draw, "link", "device", "pipe", "socket", "unknown"),
    stopped: pick(draw, undefined, "time", "memory", "output", "crash", "forbidden"),
    expected: pick(draw, undefined, "Nimsys"),
    name: pick(draw, "", "xyz"),
    node: pick(draw, "", "20.19.0"),
    extension: ".rar",
    tool: "javac",
    install: "gcc",
    reported: "E1",
  }),
  "^cli\\.doctor\\.": (draw) => ({
    path: "/opt/x",
    about: "xyz",
    said: pick(draw, "", "xyz"),
    trials: "xyz",
    contained: chance(draw),
    level: draw(3),
  }),
  "^judge\\.differences\\.line-end$": (draw) => ({
    what: pick(draw, "crlf", "last-missing", "last-extra", "joined", "split"),
  }),
  "^judge\\.differences\\.(trailing-blank|blanks|stars)$": (draw) => ({
    expected: draw(3),
    got: 1 + draw(4),
    stone: draw(2) * 3,
  }),
  "^judge\\.differences\\.order$": (draw) => ({
    rule: pick(draw, "ratio-down", "ratio-up", "tie", "username", "document"),
  }),
  "^judge\\.differences\\.wrong-turn$": (draw) => ({
    expected: "Ann",
    got: "Ben",
    rule: pick(draw, "first", "retry", "pass", "next"),
  }),
  "^judge\\.differences\\.wrong-winner$": (draw) => ({
    expected: "Ann",
    got: "Ben",
    rule: pick(draw, "last-loses", "last-wins", "most-discs", "unknown"),
  }),
  "^judge\\.differences\\.(punctuation|other-message)$": (draw) => ({
    expected: pick(draw, "", "xyz"),
    got: "abc",
  }),
  "^judge\\.differences\\.": (draw) => ({
    part: pick(draw, "number", ...statedNumbers),
    expected: "xyz",
    got: "abc",
    letter: pick(draw, "", "U+004F"),
    instead: pick(draw, "", "U+041E"),
    next: "xyz",
    prompt: "xyz",
    input: "xyz",
  }),
  "^judge\\.verdicts\\.FORBIDDEN$": (draw) => ({ what: pick(draw, "network", "files", "processes") }),
  "^judge\\.verdicts\\.MISSING$": (draw) => ({
    what: pick(draw, "class", "method", "signature", "program"),
  }),
  "^judge\\.verdicts\\.": (draw) => ({
    status: pick(draw, undefined, 1),
    signal: pick(draw, undefined, "SIGSEGV"),
    bytes: pick(draw, 65_536, 8 << 20),
  }),
  "^judge\\.causes\\.": (draw) => ({
    cause: pick(draw, "input-ended", "not-a-number", "outside-array", "file", "other"),
    line: draw(3),
  }),
  "^judge\\.classes\\.": (draw) => ({
    what: pick(draw, "constructor", "method", "field", "interface"),
    of: "Board",
    declared: "public Board()",
    member: "reset",
    expected: "9",
    got: "8",
    call: "p1.getSize()",
    places: [1, 2, 4].slice(draw(3)),
    last: pick(draw, "", "3 1"),
    chosen: "4 1",
    right: ["1 1", "2 1"].slice(draw(2)),
    position: "11/1",
    games: 10_000,
    ahead: pick(draw, 90, -20),
    wanted: 100,
    chance: 12.5,
  }),
  "^judge\\.wrongMove\\.": (draw) => ({ right: ["1", "2"].slice(0, draw(3)), position: "* *" }),
  "^judge\\.only$": (draw) => ({
    passed: pick<readonly string[]>(draw, ["digits-only"], ["crlf", "blank-lines"], ["letter-case"]),
  }),
  "^cli\\.(judgeBatch\\.|refusals\\.pack-impossible)": (draw) => ({
    of: 20,
    kind: "kattis",
    left: pick(draw, undefined, 30, 600),
    names: ["a.csv", "b.txt"].slice(draw(2)),
    more: draw(2),
    broken: draw(2),
    unchanged: draw(2),
    file: "report/index.html",
    folder: "report",
    assignment: "nimsys-b",
  }),
  "^cli\\.(worker\\.doing|refusals\\.kind-of-databases)$": (draw) => ({ kind: "prune", done: draw(2) }),
  "^cli\\.refusals\\.(assignment-needed|judge-|submission-empty|run-missing|sandbox-|cases?-)": (draw) => ({
    name: "first",
    after: "second",
    reason: "EIO",
    assignments: "nimsys-a|nimsys-b",
    contained: chance(draw),
  }),
  "^cli\\.judge\\.proof$": (draw) => ({
    side: pick(draw, "first", "second"),
    thrown: draw(3),
    ratio: pick(draw, undefined, 0.487),
    ceiling: pick(draw, undefined, 0.8355),
  }),
  "^cli\\.judge\\.progress$": () => ({ done: 3, of: 20 }),
  "^cli\\.judge\\.(others|table)": (draw) => ({ cases: "nimsys-c-02", more: draw(3), assignment: "reversi" }),
  "^cli\\.refusals\\.file-unreadable$": (draw) => ({ code: pick(draw, undefined, "EIO") }),
  "^cli\\.count$": (draw) => 10 ** (1 + draw(10)),
  "^cli\\.decimal$": (draw) => draw(100) / 8,
  "^cli\\.help\\.defaultsTo$": () => ({ value: "8000" }),
  "^cli\\.refusals\\.puzzles-too-few": () => ({ options: ["--game", "--idea"] }),
  "^cli\\.refusals\\.": () => ({ name: "--size" }),
  "^cli\\.engine\\.match$": () => ({ games: 20 }),
  "^cli\\.engine\\.solving$": () => ({ at: 12, of: 100 }),
  "^cli\\.engine\\.matchProgress$": () => ({ first: "engine:12", games: 120, of: 1000, points: 60.5 }),
  "^cli\\.book\\.holds$": (draw) => ({
    ends: [18, 22].slice(draw(2)).map((depth) => ({ depth, positions: 5 })),
  }),
  "^cli\\.book\\.checking$": () => ({ at: 12, of: 100 }),
  "^cli\\.book\\.extending$": () => ({ positions: 12_000, deep: 1200 }),
  "^cli\\.book\\.checked$": (draw) => ({ largest: draw(3), line: pick(draw, "", "f5d6") }),
  "^cli\\.worker\\.ended$": (draw) => ({
    kind: "export",
    end: pick(draw, "done", "failed", "lost", "stopped"),
    about: pick(draw, "", "xyz"),
  }),
  "^cli\\.jobs\\.exported$": (draw) => ({ lines: 1 + draw(2), aside: draw(2) }),
  "^cli\\.jobs\\.judged$": () => ({ assignment: "nimsys-c", verdict: "DIFFERENT" }),
  "^cli\\.puzzles\\.": (draw) => ({
    title: "Kayles",
    grade: pick(draw, "easy", "medium", "hard", "veryHard"),
    command: "grundy puzzles --seed 3 --answers",
    file: "sheet.html",
    at: 12,
    of: 200,
  }),
  "^cli\\.commands\\.puzzles\\.": () => ({ ideas: "xyz", fields: "xyz", max: 200, usual: 6 }),
  "^cli\\.refusals\\.idea-": () => ({ text: "xyz", idea: "xor", ideas: "xor, mirror" }),
  "^cli\\.serving$": (draw) => ({ level: pick(draw, undefined, 2) }),
  "^cli\\.jobs\\.folded$": (draw) => ({ games: 1 + draw(2) }),
  "^cli\\.imported$": (draw) => ({ known: draw(3) }),
  "^page\\.home\\.(heading|moves)$|^page\\.people\\.": (draw) => ({ games: draw(4), computer: chance(draw) }),
  "^page\\.home\\.won$": () => ({ winner: "Ann" }),
  "^page\\.game\\.seat$": (draw) => ({ side: pick(draw, undefined, "xyz"), away: chance(draw) }),
  "^page\\.xor\\.caption$": (draw) => ({ plain: chance(draw) }),
  "^page\\.engine\\.bestPlay$": () => ({ moves: ["f5", "d6"] }),
  "^page\\.engine\\.squareValue$": () => ({ value: "+3" }),
  "^page\\.(analysis|record)\\.(chip|chosen|move)$": () => ({ move: "1:2-3" }),
};

/** Every player there is to choose, as it is called. */
export function playersIn(language: Language): string[] {
  const specs = gameIds.flatMap((id) => opponentsOf(gameOf(id)));
  const texts = new Map(specs.map((spec) => [JSON.stringify(spec), playerName(language, spec)]));
  return [...texts.values()];
}
