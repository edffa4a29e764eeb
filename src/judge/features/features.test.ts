import { describe, expect, it } from "vitest";
import { type FollowedEdition, follow } from "../../editions/lockstep/index.ts";
import { featuresOf, featuresReached } from "./index.ts";

async function reached(edition: FollowedEdition, input: string, args: readonly string[] = []) {
  const session = { args, input };
  return featuresReached(edition, session, await follow[edition](session));
}

const two = "addplayer b,B,B\naddplayer a,A,A\n";
const game = (loser: string, winner: string) => `startgame 1,1,${loser},${winner}\n1\n`;

describe("what a session reaches", () => {
  it("of the rankings: ties, rounding, the exact order", async () => {
    const tie = await reached("nimsys-b", `${two}rankings asc\nexit\n`);
    expect(tie.features).toEqual(
      expect.arrayContaining([
        "rankings.asc",
        "rankings.tie.asc",
        "rankings.no-games",
        "addplayer>addplayer",
        "rankings>exit",
      ]),
    );
    expect(tie.features).not.toContain("rankings.tie");
    const thirds = await reached(
      "nimsys-b",
      `${two}${game("a", "b")}${game("a", "b")}${game("b", "a")}rankings\nexit\n`,
    );
    expect(thirds.features).toEqual(expect.arrayContaining(["rankings.up", "rankings.down", "winner.2"]));
    expect(thirds.features.filter((id) => /half|exact|tie|eleventh/.test(id))).toEqual([]);
  });

  it("of moves that are refused", async () => {
    const { features } = await reached("nimsys-b", `${two}startgame 4,3,a,b\n0\n4\n-1\n3\n2\n1\nexit\n`);
    expect(features.filter((id) => id.startsWith("move."))).toEqual([
      "move.zero",
      "move.negative",
      "move.beyond-bound",
      "move.beyond-left",
      "move.again",
    ]);
  });

  it("that is open: it says so", async () => {
    expect((await reached("nimsys-b", "help\nexit\n")).specified).toBe(false);
    expect((await reached("nimsys-c", "help\nexit\n")).specified).toBe(true);
    expect((await reached("nimsys-c", "addplayer a,A,A\nstartgame x,1,a,a\nexit\n")).specified).toBe(false);
    expect((await reached("nimsys-a", "A\nB\n0\n1\n1\n1\nN\n")).specified).toBe(false);
    expect((await reached("nimsys-a", "A\nB\n1\n1\n1\nN\n")).specified).toBe(true);
  });

  it("of wrong arguments, and of the Heuristic's rules", async () => {
    expect((await reached("sticks", "", ["1", "2"])).features).toContain("arguments.missing");
    expect((await reached("sticks", "", ["1", "2", "0"])).features).toContain("arguments.no-rounds");
    const { features } = await reached("sticks", "2 1 1 9\n2 2 1 7\n2 3 1 5\n", ["4", "2", "1"]);
    expect(features).toContain("heuristic.3");
  });

  it("is all listed with its certainty", () => {
    expect(featuresOf("nimsys-c").get("startgame>addaiplayer")).toBe("document");
    expect(featuresOf("reversi").get("draw")).toBe("unspecified");
  });
});
