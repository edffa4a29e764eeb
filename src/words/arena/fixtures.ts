/** Facts of what the arena's commands say, where a name alone does not tell what they are. */

type Draw = (below: number) => number;

const pick = <T>(draw: Draw, ...items: readonly T[]): T => items[draw(items.length)] as T;
const count = (draw: Draw): number => 1 + draw(5);
const share = (draw: Draw): number => draw(101) / 100;
/** Elo, nearly nothing among it. */
const elo = (draw: Draw): number => pick(draw, -0.01, 0, 12.3456, -200.5);

const format = (draw: Draw) => pick(draw, "match", "round-robin", "gauntlet", "knockout", "swiss");
const decision = (draw: Draw) => pick(draw, "H0", "H1");
const often = (draw: Draw) => ({ count: count(draw), of: 20 });

const jsonFaults = [
  ...["end", "comma-missing", "comma-last", "colon-missing", "name", "quotes", "text-open", "escape"],
  ...["comment", "value", "rest"],
];
const wanted = (draw: Draw) =>
  pick<object>(
    draw,
    ...["boolean", "object", "program"].map((kind) => ({ kind })),
    { kind: "text", most: 60 },
    { kind: "whole", min: 1, max: 9 },
    { kind: "choice", choices: "line, gtp" },
  );

export const arenaFacts: { readonly [path: string]: (draw: Draw) => unknown } = {
  "^cli\\.arena\\.(head|listed)$": (draw) => ({
    id: "Ab3_x",
    format: format(draw),
    clock: "10+0.1",
    games: count(draw),
    over: draw(2) === 0,
  }),
  "^cli\\.arena\\.(progress|makingOpenings|judging|check\\.asking)$": () => ({ of: 20 }),
  "^cli\\.arena\\.(few|repeated|annulled|walkovers|exported)$": (draw) => ({ games: count(draw) }),
  "^cli\\.arena\\.decided$": (draw) => ({ decision: decision(draw) }),
  "^cli\\.arena\\.unbiased$": (draw) => ({
    value: elo(draw),
    ...pick<object>(draw, { low: null, high: null }, { low: -3.5, high: elo(draw) }),
  }),
  "^cli\\.arena\\.stronger$": (draw) => ({
    score: share(draw),
    los: share(draw),
    elo: elo(draw),
    error: pick(draw, null, 12.34),
  }),
  "^cli\\.arena\\.quality$": (draw) => ({ won: 7, kept: draw(8), estimated: draw(3) }),
  "^cli\\.arena\\.faults$": (draw) => ({ faults: count(draw), out: draw(2) === 0 }),
  "^cli\\.arena\\.(kept|stopped)$": () => ({ id: "Ab3_x" }),
  "^cli\\.arena\\.statsElo$": (draw) => ({
    games: count(draw),
    score: share(draw),
    elo: elo(draw),
    nelo: pick(draw, null, elo(draw)),
    eloError: pick(draw, null, 12.34),
    neloError: pick(draw, null, 12.34),
    los: share(draw),
  }),
  "^cli\\.arena\\.statsTest$": (draw) => ({ llr: elo(draw), decision: pick(draw, null, decision(draw)) }),

  "^cli\\.arena\\.reading\\.bots-not-json$": (draw) => ({
    line: count(draw),
    fault: pick(draw, ...jsonFaults),
    near: pick(draw, "", "xyz"),
  }),
  "^cli\\.arena\\.reading\\.opening-": (draw) => ({ line: count(draw) }),
  "^cli\\.arena\\.reading\\.pairing-": () => ({ number: 3, other: "Ben", opponent: "Cem" }),
  "^cli\\.arena\\.reading\\.bot": (draw) => ({
    bot: count(draw),
    name: pick(draw, "", "Ann"),
    member: "xyz",
    members: "run, builtin",
    wanted: wanted(draw),
    other: 2,
  }),
  "^cli\\.arena\\.check\\.(playing|findings\\.fault)$": (draw) => ({
    against: pick(draw, "itself", "random"),
  }),
  "^cli\\.arena\\.check\\.findings\\.ended-early$": (draw) => ({
    answers: draw(3),
    ...pick<object>(
      draw,
      { status: draw(2), signal: null },
      { status: null, signal: "SIGSEGV" },
      { status: null, signal: null },
    ),
  }),
  "^cli\\.arena\\.check\\.findings\\.slip$": (draw) => ({
    ...often(draw),
    slip: pick(
      draw,
      ...["from-nought", "rows-from-nought", "places-from-nought", "from-one", "exchanged", "upside-down"],
    ),
    answer: "0 1",
    meant: "1:1-1",
  }),
  "^cli\\.arena\\.check\\.findings\\.does-not-end$": (draw) => ({ after: pick(draw, "quit", "closed") }),
  "^cli\\.arena\\.check\\.findings\\.speed$": (draw) => ({
    ready: pick(draw, null, 12.3),
    median: 1.23,
    slowest: 45.6,
  }),
  "^cli\\.arena\\.check\\.findings\\.": (draw) => ({ ...often(draw), move: "1:1-1", position: "11 1" }),

  "^cli\\.refusals\\.(arena-read|json-broken)$": () => ({ of: "xyz", why: "xyz", sentence: "hm" }),
  "^cli\\.refusals\\.option-(without|of-formats)$": (draw) => ({
    needs: "xyz",
    format: format(draw),
    instead: "xyz",
  }),
  "^cli\\.refusals\\.results-line$": () => ({ line: 3 }),
  "^cli\\.refusals\\.chance-needed$": () => ({ min: "0.000001", max: "0.499" }),
};
