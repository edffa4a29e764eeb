/** Smaller sessions: lists of lines that may fail as a given one does. Each step gives its boldest candidates first. */

type Lines = readonly string[];

/** A line that begins with a command has those behind it that do not: its game, its answer. */
function groupsOf(lines: Lines): readonly (readonly [from: number, to: number])[] {
  const isCommand = (line: string) => /^[a-z]{4,}( |$)/i.test(line.trim());
  const starts = lines.flatMap((line, at) => (at === 0 || isCommand(line) ? [at] : []));
  return starts.map((from, at) => [from, starts[at + 1] ?? lines.length] as const);
}

/** Without a run of groups: half of them, a quarter, …, one. */
export function* withoutGroups(lines: Lines): Generator<Lines> {
  const groups = groupsOf(lines);
  for (let size = Math.ceil(groups.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let at = 0; at + size <= groups.length; at += size) {
      const [from, to] = [groups[at]?.[0] ?? 0, groups[at + size - 1]?.[1] ?? lines.length];
      yield [...lines.slice(0, from), ...lines.slice(to)];
    }
}

/** Without so many neighbouring lines. */
export function* withoutLines(lines: Lines): Generator<Lines> {
  for (const size of [4, 2, 1])
    for (let at = 0; at + size <= lines.length; at++)
      yield [...lines.slice(0, at), ...lines.slice(at + size)];
}

/** The game that follows a command as the smallest one: one or two stones, each taken by itself. */
export function* withSmallGames(lines: Lines): Generator<Lines> {
  for (const [from, to] of groupsOf(lines)) {
    const [, command = "", bound, players = ""] =
      /^(startgame|startadvancedgame) *\d+,( *\d+,)?(.*)$/.exec(lines[from] ?? "") ?? [];
    if (command === "") continue;
    const advanced = bound === undefined;
    for (const stones of [1, 2]) {
      const moves = Array.from({ length: stones }, (_, at) => (advanced ? `${at + 1} 1` : "1"));
      // A computer's moves are not typed; a move may have to be an invalid one.
      for (const typed of [moves, moves.slice(1), [], ["9", ...moves]]) {
        const start = `${command} ${stones},${advanced ? "" : "1,"}${players}`;
        const smaller = [start, ...typed];
        if (smaller.length < to - from || start.length < (lines[from] ?? "").length)
          yield [...lines.slice(0, from), ...smaller, ...lines.slice(to)];
      }
    }
  }
}

/**
 * Where a game is typed as numbers alone, bound, stones and moves with the answer behind it (Nimsys A): every game as the smallest one, then one of
 * them, then without one.
 */
export function* withPlainGames(lines: Lines): Generator<Lines> {
  const isNumber = (line: string | undefined) => /^\s*\d+\s*$/.test(line ?? "");
  const starts = [...lines.keys()].filter((at) => isNumber(lines[at]) && !isNumber(lines[at - 1]));
  const games = starts.map((from) => {
    const end = lines.findIndex((line, at) => at > from && !isNumber(line));
    return { from, to: end < 0 ? lines.length : end };
  });
  const smallest = ["1", "1", "1"];
  const small = (one: (typeof games)[number]) => one.to - one.from > smallest.length;
  yield lines.flatMap((line, at) => {
    const game = games.find(({ from, to }) => at >= from && at < to);
    if (!game || !small(game)) return [line];
    return at === game.from ? smallest : [];
  });
  for (const { from, to } of games.filter(small))
    yield [...lines.slice(0, from), ...smallest, ...lines.slice(to)];
  for (const { from, to } of games) yield [...lines.slice(0, from), ...lines.slice(to + 1)];
}

/** One number smaller: 1, 2, half of it, one less. */
export function* withSmallerNumbers(lines: Lines): Generator<Lines> {
  for (const [at, line] of lines.entries())
    for (const found of line.matchAll(/\d+/g)) {
      const number = Number(found[0]);
      const smaller = [1, 2, 4, Math.floor(number / 2), number - 1].filter(
        (each) => each > 0 && each < number,
      );
      for (const each of new Set(smaller)) {
        const changed = line.slice(0, found.index) + each + line.slice(found.index + found[0].length);
        yield lines.with(at, changed);
      }
    }
}

/** Names of one letter: all at once, else one by one. What is a word of a command stays. */
export function* withShortNames(lines: Lines): Generator<Lines> {
  const long = [...new Set(lines.flatMap(namesIn))].filter((name) => name.length > 1);
  const taken = new Set(lines.flatMap(namesIn));
  const letters = [..."abcdefghijklmnopqrstuvwxyz"].filter((letter) => !taken.has(letter));
  const short = new Map(long.map((name, at) => [name, letters[at] ?? name]));
  yield renamed(lines, short);
  for (const [name, letter] of short) yield renamed(lines, new Map([[name, letter]]));
}

/** The parts of a line that are neither its command nor a number; a line without a command is all name. */
function namesIn(line: string): string[] {
  return splitNames(line).names.filter(
    (name) => /^\p{L}[\p{L}\p{N}_-]*$/u.test(name) && !/^(asc|desc|[yn])$/i.test(name),
  );
}

function splitNames(line: string): { readonly head: string; readonly names: readonly string[] } {
  const [, head = "", rest = line] = /^([a-z]{4,} )(.*)$/.exec(line) ?? [];
  if (/^[a-z]{4,}$/.test(line)) return { head: line, names: [] };
  return { head, names: rest.split(/([, ]+)/) };
}

function renamed(lines: Lines, names: ReadonlyMap<string, string>): Lines {
  return lines.map((line) => {
    const parts = splitNames(line);
    return parts.head + parts.names.map((name) => names.get(name) ?? name).join("");
  });
}
