import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findOnPath } from "../../../src/programs/index.ts";
import { faultsOf, house, playPairs, program, winsOf } from "./play.ts";

/** As students write it: a Scanner, a bare `$`, the AI's whole strategy in a line. The advanced game's AI takes the first stone there is. */
const nimsys = `
import java.util.*;
public class Nimsys {
  static final Scanner in = new Scanner(System.in);
  static final Map<String, String[]> players = new TreeMap<>();
  public static void main(String[] args) {
    System.out.println("Welcome to Nim\\n");
    while (true) {
      System.out.print("$");
      String[] words = in.nextLine().trim().split(" ", 2);
      String[] given = words.length > 1 ? words[1].split(",") : new String[0];
      if (words[0].equals("exit")) { System.out.println(); return; }
      if (words[0].startsWith("add")) players.put(given[0], new String[] { given[2], given[1], words[0] });
      if (words[0].equals("startgame")) stones(Integer.parseInt(given[0]), Integer.parseInt(given[1]), players.get(given[2]), players.get(given[3]));
      if (words[0].equals("startadvancedgame")) places(Integer.parseInt(given[0]), players.get(given[1]), players.get(given[2]));
      System.out.println();
    }
  }
  static void stones(int left, int most, String[]... two) {
    System.out.println("\\nInitial stone count: " + left + "\\nMaximum stone removal: " + most);
    for (int i = 0; i < 2; i++) System.out.println("Player " + (i + 1) + ": " + two[i][0] + " " + two[i][1]);
    int turn = 0;
    for (; left > 0; turn = 1 - turn) {
      System.out.println("\\n" + left + " stones left: " + "* ".repeat(left).trim());
      System.out.println(two[turn][0] + "'s turn - remove how many?");
      int best = (left - 1) % (most + 1);
      left -= two[turn][2].equals("addaiplayer") ? (best == 0 ? 1 : best) : Integer.parseInt(in.nextLine().trim());
    }
    System.out.println("\\nGame Over\\n" + two[turn][0] + " " + two[turn][1] + " wins!");
  }
  static void places(int count, String[]... two) {
    boolean[] gone = new boolean[count];
    System.out.println("\\nInitial stone count: " + count + "\\nStones display: " + shown(gone));
    for (int i = 0; i < 2; i++) System.out.println("Player " + (i + 1) + ": " + two[i][0] + " " + two[i][1]);
    int turn = 0;
    for (int left = count; left > 0; turn = 1 - turn) {
      System.out.println("\\n" + left + " stones left: " + shown(gone));
      System.out.println(two[turn][0] + "'s turn - which to remove?");
      int first = 1, number = 1;
      if (two[turn][2].equals("addaiplayer")) while (gone[first - 1]) first++;
      else { String[] words = in.nextLine().trim().split(" "); first = Integer.parseInt(words[0]); number = Integer.parseInt(words[1]); }
      for (int i = 0; i < number; i++) gone[first - 1 + i] = true;
      left -= number;
    }
    turn = 1 - turn;
    System.out.println("\\nGame Over\\n" + two[turn][0] + " " + two[turn][1] + " wins!");
  }
  static String shown(boolean[] gone) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < gone.length; i++) text.append(i == 0 ? "" : " ").append("<" + (i + 1) + "," + (gone[i] ? "x" : "*") + ">");
    return text.toString();
  }
}`;

const javac = findOnPath("javac", process.env.PATH ?? "");
let folder = "";

describe.skipIf(javac === undefined)("a whole Nimsys in Java (needs a JDK)", () => {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "grundy-java-console-"));
    writeFileSync(join(folder, "Nimsys.java"), nimsys);
    execFileSync(javac ?? "", ["Nimsys.java"], { cwd: folder });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const bot = () => program("nimsys", ["java", "Nimsys"], { directory: folder });

  it("plays stones as well as anybody", async () => {
    const options = { rows: [21], take: { from: 1, to: 3 }, middle: false, last: "loses" } as const;
    const openings = ["21 1", "20 1", "6 2", "1 1", "2 2"];
    const games = await playPairs([bot(), house("stones", options, "smart")], openings, {
      game: "stones",
      options,
      times: 4,
    });
    expect(faultsOf(games)).toEqual([]);
    expect(winsOf(0, games)).toBe(games.length / 2);
  });

  it("plays kayles, badly", async () => {
    const options = { rows: [11], take: { from: 1, to: 2 }, middle: true, last: "wins" } as const;
    const openings = ["11111111111 1", "00011111110 2"];
    const games = await playPairs([bot(), house("kayles", options, "smart")], openings, {
      options,
      times: 4,
    });
    expect(faultsOf(games)).toEqual([]);
    expect(winsOf(0, games)).toBeLessThan(games.length / 2);
  });
});
