import { describe, expect, it } from "vitest";
import { askFiles, caseNamed, tools, wrongCases } from "../fixtures.ts";

const withJava = it.skipIf((await tools.find("javac")) === undefined);

const java = {
  "Move.java": `public class Move {
  private final int row, left, right;
  public Move(int inRow, int inLeft, int inRight) { row = inRow; left = inLeft; right = inRight; }
  public String toString() { return row + ":" + left + "-" + right; }
  public int getRow() { return row; }
  public int getLeftBound() { return left; }
  public int getRightBound() { return right; }
  public boolean equals(Object other) { return other instanceof Move && other.toString().equals(toString()); }
  public int hashCode() { return row; }
}`,
  "Board.java": `public class Board {
  private final boolean[][] marked = {new boolean[9], new boolean[7], new boolean[5], new boolean[3], new boolean[1]};
  private int count = 0;
  public Board() {}
  public int getNumberOfMarkedSticks() { return count; }
  public int getNumberOfUnmarkedSticks() { return 25 - count; }
  public String toString() { return "board"; }
  public int getNumberOfRows() { return 5; }
  public int getRowLength(int row) { return row < 1 || row > 5 ? -1 : marked[row - 1].length; }
  public boolean isStickUnmarked(int row, int stick) {
    return row >= 1 && row <= 5 && stick >= 1 && stick <= marked[row - 1].length && !marked[row - 1][stick - 1];
  }
  public int markStickSequence(Move move) {
    if (move.getRightBound() > getRowLength(move.getRow()) || move.getLeftBound() < 1) return -1;
    for (int at = move.getLeftBound(); at <= move.getRightBound(); at++) if (!isStickUnmarked(move.getRow(), at)) return -2;
    for (int at = move.getLeftBound(); at <= move.getRightBound(); at++) marked[move.getRow() - 1][at - 1] = true;
    count += move.getRightBound() - move.getLeftBound() + 1;
    return 0;
  }
}`,
  // Smart leaves a sum of zero while there are long runs, and an odd number of single sticks at the end.
  "Player.java": `import java.util.*;
public class Player {
  public static final int RANDOM = 1, HEURISTIC = 2, SMART = 3, HUMAN = 4;
  private final int type, id;
  private final Random random = new Random();
  public Player(int type, int id, Scanner scanner) { this.type = type; this.id = id; }
  public int getPlayerType() { return type; }
  public int getPlayerId() { return id; }
  public String getTypeName() { return "Player"; }
  public void reset() {}
  public Move produceMove(Board board) {
    List<Move> all = new ArrayList<>();
    for (int row = 1; row <= 5; row++)
      for (int left = 1; left <= board.getRowLength(row); left++)
        for (int right = left; board.isStickUnmarked(row, right); right++) all.add(new Move(row, left, right));
    if (type == SMART) for (Move move : all) if (good(board, move)) return move;
    return all.get(random.nextInt(all.size()));
  }
  private static boolean good(Board board, Move move) {
    int sum = 0, ones = 0, longest = 0;
    for (int row = 1; row <= 5; row++)
      for (int at = 1, run = 0; at <= board.getRowLength(row) + 1; at++) {
        boolean taken = row == move.getRow() && at >= move.getLeftBound() && at <= move.getRightBound();
        if (board.isStickUnmarked(row, at) && !taken) { run++; continue; }
        sum ^= run;
        longest = Math.max(longest, run);
        if (run == 1) ones++;
        run = 0;
      }
    return longest > 1 ? sum == 0 : ones % 2 == 1;
  }
}`,
  "Competition.java": `public class Competition {
  private final int[] scores = new int[2];
  private final Player[] players;
  public Competition(Player player1, Player player2, boolean displayMessage) { players = new Player[] {player1, player2}; }
  public int getPlayerScore(int playerPosition) { return scores[playerPosition - 1]; }
  public void playMultiple(int numRounds) {
    for (int round = 0; round < numRounds; round++) {
      Board board = new Board();
      int turn = 0;
      for (; board.getNumberOfUnmarkedSticks() > 0; turn = 1 - turn) board.markStickSequence(players[turn].produceMove(board));
      scores[turn]++;
    }
  }
  public static void main(String[] args) {
    Competition all = new Competition(new Player(Integer.parseInt(args[0]), 1, null), new Player(Integer.parseInt(args[1]), 2, null), false);
    all.playMultiple(Integer.parseInt(args[2]));
    System.out.println("The results are " + all.getPlayerScore(1) + ":" + all.getPlayerScore(2));
  }
}`,
};

/** The same names in JavaScript, with a Random that is none and a Smart that leaves the other a win wherever it can. */
const javascript = `class Move {
  constructor(row, left, right) { Object.assign(this, { row, left, right }); }
  getRow() { return this.row; }
  getLeftBound() { return this.left; }
  getRightBound() { return this.right; }
  toString() { return \`\${this.row}:\${this.left}-\${this.right}\`; }
}
class Board {
  #rows = [9, 7, 5, 3, 1].map((length) => Array.from({ length }, () => true));
  getNumberOfMarkedSticks() { return 25 - this.getNumberOfUnmarkedSticks(); }
  getNumberOfUnmarkedSticks() { return this.#rows.flat().filter(Boolean).length; }
  getNumberOfRows() { return 5; }
  toString() { return "board"; }
  getRowLength(row) { return this.#rows[row - 1]?.length ?? -1; }
  isStickUnmarked(row, stick) { return this.#rows[row - 1]?.[stick - 1] ?? false; }
  markStickSequence(move) { this.#rows[move.getRow() - 1].fill(false, move.getLeftBound() - 1, move.getRightBound()); return 0; }
}
class Player {
  static RANDOM = 1;
  static HEURISTIC = 2;
  static SMART = 3;
  static HUMAN = 4;
  constructor(type, id) { this._type = type; this._id = id; }
  getPlayerType() { return this._type; }
  getPlayerId() { return this._id; }
  getPlayerTypeString() { return "Player"; }
  async produceMove(board) {
    const all = [];
    for (let row = 1; row <= 5; row++)
      for (let left = 1; left <= 9; left++)
        for (let right = left; board.isStickUnmarked(row, right); right++) all.push(new Move(row, left, right));
    const generous = ({ row, left, right }) => {
      const stands = (at, stick) => board.isStickUnmarked(at, stick) && !(at === row && stick >= left && stick <= right);
      const rows = [1, 2, 3, 4, 5].map((at) => [..."123456789"].map((stick) => (stands(at, +stick) ? "1" : "0")).join(""));
      const runs = rows.join("0").match(/1+/g)?.map(({ length }) => length) ?? [];
      return runs.some((run) => run > 1) ? runs.reduce((sum, run) => sum ^ run, 0) !== 0 : runs.length % 2 === 0;
    };
    return this._type === 1 ? all[0] : (all.find(generous) ?? all[0]);
  }
}
class Competition {
  getPlayerScore() { return 0; }
  static main() {}
}
if (require.main === module) console.log("The results are 1000:0");
else module.exports = { Move, Board, Player, Competition };
`;

describe("the sticks competition", () => {
  withJava("is asked for its members, and its Smart plays against a random player of ours", async () => {
    const answer = await askFiles("sticks", java);
    expect(wrongCases(answer)).toEqual({ "members.Player": "DIFFERENT" });
    expect(caseNamed(answer, "members.Player").message).toBe(
      "The class “Player” has the public member “public void reset()”, which the exercise does not allow: make it private.",
    );
    expect(answer.cases.map(({ name }) => name)).toEqual([
      "members.Move",
      "members.Board",
      "members.Player",
      "members.Competition",
      "random",
      "smart.ahead",
      "smart.seconds",
    ]);
  });

  it("is not won by saying so", async () => {
    const answer = await askFiles("sticks", { "Competition.js": javascript });
    expect(wrongCases(answer)).toEqual({
      "members.Competition": "MISSING",
      random: "DIFFERENT",
      "smart.ahead": "DIFFERENT",
    });
    expect(caseNamed(answer, "members.Competition").message).toContain("“public void playMultiple(int)”");
    expect(caseNamed(answer, "random").message).toContain(
      "answered “1:1-1” on the same board 50 times out of 50",
    );
    expect(caseNamed(answer, "smart.ahead").message).toMatch(
      /Smart was \d+ behind for every 1,000; 100 ahead are needed. Such a player reaches that by luck in 0 %/,
    );
  });
});
