import { describe, expect, it } from "vitest";
import { type FollowedEdition, follow, type Session } from "../../editions/lockstep/index.ts";
import { catalogues } from "../catalogue/index.ts";
import { encodeText } from "../compare/bytes.ts";
import { differenceOf } from "../compare/difference.ts";
import type { Difference } from "../verdict.ts";
import { type SmallestSearch, smallestSession } from "./smallest.ts";

/** A program with a fault: the reference's output, spoilt. */
type Spoil = (right: string, input: string) => string;

async function search(edition: FollowedEdition, input: string, spoil: Spoil) {
  const differs = async (session: Session): Promise<Difference | undefined> => {
    const { expected, pieces } = await follow[edition](session);
    const got = encodeText(spoil(expected, session.input));
    return differenceOf(encodeText(expected), got, {
      input: session.input,
      pieces,
      catalogue: catalogues[edition],
    });
  };
  let calls = 0;
  const first = (await differs({ args: [], input })) as Difference;
  const how: SmallestSearch = {
    kind: first.kind,
    ...(first.command && { command: first.command.number }),
    valid: async (session) => (await follow[edition](session)).finished,
    fails: async (session) => {
      calls++;
      return (await differs(session))?.kind;
    },
  };
  const { session, runs } = await smallestSession({ args: [], input }, how);
  expect(runs).toBe(calls);
  expect(runs).toBeLessThanOrEqual(60);
  expect((await differs(session))?.kind).toBe(first.kind);
  expect(await how.valid(session)).toBe(true);
  return { input: session.input, runs, lines: session.input.split("\n").length - 1 };
}

const long =
  "addplayer lskywalker,Skywalker,Luke\naddplayer hsolo,Solo,Han\naddplayer dvader,Vader,Darth\naddaiplayer r2d2,Detoo,Artoo\n" +
  "editplayer hsolo,Solo,Hanno\ndisplayplayer\nstartgame 10,3,lskywalker,hsolo\n3\n9\n3\n1\n3\ndisplayplayer lskywalker\n" +
  "startgame 12,4,hsolo,dvader\n4\n4\n3\n1\nrankings\nstartgame 7,3,dvader,lskywalker\n3\n3\n1\nremoveplayer\nn\nresetstats dvader\n" +
  "startadvancedgame 4,lskywalker,hsolo\n2 2\n1 1\n4 1\nrankings asc\ndisplayplayer nobody\naddplayer hsolo,Solo,Han\nfly\nrankings desc\n" +
  "removeplayer dvader\nresetstats\ny\ndisplayplayer\nexit\n";

const faults: readonly (readonly [name: string, spoil: Spoil])[] = [
  ["a colon that is missing", (right) => right.replaceAll("left:", "left")],
  ["a singular", (right) => right.replaceAll("1 stones", "1 stone")],
  [
    "a wrong winner",
    (right) =>
      right
        .replaceAll("Luke Skywalker wins!", "Han Solo wins!")
        .replaceAll(/(\S+ \S+) wins!/g, (all) => (all.includes("Solo") ? all : "Han Solo wins!")),
  ],
  ["a blank at the end", (right) => right.replaceAll("*\n", "* \n")],
  ["a win too many", (right) => right.replaceAll(/,([1-9]) wins/g, (_, wins) => `,${Number(wins) + 1} wins`)],
  ["an unknown player", (right) => right.replaceAll("does not exist.", "does not exists.")],
  ["an unknown command", (right) => right.replaceAll("is not a valid command.", "is no valid command.")],
  ["rankings without a width", (right) => right.replaceAll(/(\d+%) +\|/g, "$1 |")],
  ["an invalid move", (right) => right.replaceAll("Invalid move. You must", "Invalid move! You must")],
  ["a stone that stays", (right) => right.replaceAll(/,x>/g, ",*>")],
  ["the last newline", (right) => right.slice(0, -1)],
];

describe("the smallest failing input", () => {
  it("has at most 6 lines after at most 40 runs, for most faults of a long session", {
    timeout: 120_000,
  }, async () => {
    const found = [];
    for (const [name, spoil] of faults) found.push({ name, ...(await search("nimsys-c", long, spoil)) });
    const median = (numbers: readonly number[]) =>
      [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
    const told = found
      .map(({ name, lines, runs, input }) => `${name}: ${lines} lines, ${runs} runs\n${input}`)
      .join("\n");
    expect(median(found.map(({ lines }) => lines)), told).toBeLessThanOrEqual(6);
    expect(median(found.map(({ runs }) => runs)), told).toBeLessThanOrEqual(40);
    expect(Math.max(...found.map(({ lines }) => lines)), told).toBeLessThanOrEqual(8);
  });

  it("is the same every time", async () => {
    const [, spoil] = faults[1] as (typeof faults)[number];
    expect(await search("nimsys-c", long, spoil)).toEqual(await search("nimsys-c", long, spoil));
  });

  it("leaves one command where one is enough", async () => {
    const { input } = await search("nimsys-c", long, (right) =>
      right.replaceAll("does not exist.", "does not exists."),
    );
    expect(input).toBe("displayplayer a\nexit\n");
  });

  it("keeps the names and numbers of edition A as small as its rules allow", async () => {
    const input = "Luke\nHan\n3\n12\n3\n3\n3\n2\n1\nY\n4\n9\n4\n4\n1\nN\n";
    const { lines } = await search("nimsys-a", input, (right) => right.replaceAll("Game Over", "Game over"));
    expect(lines).toBeLessThanOrEqual(7);
  });

  it("makes two games of edition A as small as they can be where two are needed", async () => {
    const input = "Luke\nHan\n3\n12\n3\n3\n3\n2\n1\nY\n4\n9\n4\n4\n1\nN\n";
    const found = await search("nimsys-a", input, (right) =>
      right.replace(/(again \(Y\/N\):\n)([\s\S]*Please)/, "$1\n$2"),
    );
    expect(found.input).toBe("a\nb\n1\n1\n1\nY\n1\n1\n1\nN\n");
    expect(found.runs).toBeLessThanOrEqual(40);
  });

  it("ends when there is no time, with what it has", async () => {
    const { session, runs } = await smallestSession(
      { args: [], input: long },
      { kind: "other", valid: async () => true, fails: async () => "other", goOn: () => false },
    );
    expect([session.input, runs]).toEqual([long, 0]);
  });
});
