import { describe, expect, it } from "vitest";
import { askFiles, caseNamed, tools, wrongCases } from "../fixtures.ts";
import { printedTests, stepText } from "./printed-tests.ts";

const withJava = it.skipIf((await tools.find("javac")) === undefined);

const java = {
  "NimError.java":
    "public class NimError extends Exception { public NimError(String text) { super(text); } }",
  "Pile.java": `public class Pile {
  public static final int fullPileSize = 9;
  int curPileSize = fullPileSize;
  public Pile() {}
  int getSize() { return curPileSize; }
  void setSize(int i) { curPileSize = i; }
  void remove(int howMany) { if (howMany <= curPileSize) curPileSize -= howMany; }
  void refill() { curPileSize = fullPileSize; }
  boolean isEmpty() { return curPileSize == 0; }
}`,
  "GameTable.java": `import java.util.*;
public class GameTable {
  public static final int numberOfPiles = 3;
  private final List<Pile> piles = new ArrayList<>();
  public GameTable() { for (int i = 0; i < numberOfPiles; i++) piles.add(new Pile()); }
  public Pile getPile(int n) throws NimError { if (!pileExists(n)) throw new NimError("no pile"); return piles.get(n); }
  public void removeItem(int fromPile, int howMany) throws NimError { getPile(fromPile).remove(howMany); }
  public void restart() { for (Pile each : piles) each.refill(); }
  public void showPiles() { System.out.println(this); }
  public String toString() { String all = ""; for (Pile each : piles) all += each.getSize(); return all; }
  public boolean isEmpty() { for (Pile each : piles) if (!each.isEmpty()) return false; return true; }
  public boolean pileExists(int i) { return i >= 0 && i < numberOfPiles; }
  public GameTable clone() {
    GameTable copy = new GameTable();
    for (int i = 0; i < numberOfPiles; i++) copy.piles.get(i).setSize(piles.get(i).getSize());
    return copy;
  }
}`,
  "Player.java": `public class Player {
  public enum colour { Black, White }
  private final colour playerColour;
  private Player next;
  public Player(colour c) { playerColour = c; }
  public Player getNext() { return next; }
  public void setNext(Player n) { next = n; }
  public colour getColor() { return playerColour; }
  public String toString() { return playerColour.toString(); }
}`,
  "Turn.java": `public class Turn {
  private final Player player;
  private final GameTable g;
  public Turn(Player p, GameTable t) { player = p; g = t; }
  public Player getPlayer() { return player; }
  public GameTable getGameTable() { return g; }
  public String toString() { return player + " " + g; }
}`,
  "TurnList.java": `import java.util.*;
public class TurnList {
  private final List<Turn> turns = new ArrayList<>();
  private int current = -1;
  public TurnList() {}
  int getCurrentMoveIndex() { return current; }
  public void add(Turn turn) { while (turns.size() > current + 1) turns.remove(turns.size() - 1); turns.add(turn); current++; }
  public Turn at(int i) { return turns.get(current - i); }
  public Turn getCurrentMove() { return turns.get(current); }
  public Turn lastMove() { return turns.get(turns.size() - 1); }
  public boolean isEmpty() { return turns.size() < 2; }
  public String toString() { return turns.toString(); }
  public Turn getUndo() throws NimError { if (current < 1) throw new NimError("nothing"); return turns.get(--current); }
  public Turn getRedo() throws NimError { if (current + 1 >= turns.size()) throw new NimError("nothing"); return turns.get(++current); }
}`,
  "Game.java": `public class Game {
  private final Player white = new Player(Player.colour.White), black = new Player(Player.colour.Black);
  private Player currentPlayer = white;
  private GameTable g = new GameTable();
  private TurnList turns = new TurnList();
  public Game() { white.setNext(black); black.setNext(white); turns.add(new Turn(currentPlayer, g.clone())); }
  public Game(String saved) { this(); if (saved.charAt(0) != '0') switchPlayer(); }
  public String toSaveString() { return (currentPlayer == white ? "0" : "1") + g; }
  public Player getCurrentPlayer() { return currentPlayer; }
  public void move(int pile, int howMany) throws NimError {
    if (howMany < 1 || howMany > 4 || g.getPile(pile).getSize() < howMany) throw new NimError("illegal");
    g.removeItem(pile, howMany);
    switchPlayer();
    turns.add(new Turn(currentPlayer, g.clone()));
  }
  public boolean isFinished() { return g.isEmpty(); }
  public void switchPlayer() { currentPlayer = currentPlayer.getNext(); }
  public void restart() { g.restart(); turns = new TurnList(); }
  public Player winner() { return isFinished() ? currentPlayer.getNext() : null; }
  public void undo() throws NimError { back(turns.getUndo()); }
  public void redo() throws NimError { back(turns.getRedo()); }
  private void back(Turn turn) { currentPlayer = turn.getPlayer(); g = turn.getGameTable().clone(); }
  public String toString() { return g.toString(); }
}`,
};

describe("three piles", () => {
  withJava("are asked for their members and the printed tests", async () => {
    const answer = await askFiles("piles", java);
    // It allows to take four, and one member is not public.
    expect(wrongCases(answer)).toEqual({ "members.TurnList": "MISSING", testMove: "DIFFERENT" });
    expect(caseNamed(answer, "members.TurnList").message).toBe(
      "The class “TurnList” must have “public int getCurrentMoveIndex()”, exactly like this; yours is “int getCurrentMoveIndex()”.",
    );
    expect(caseNamed(answer, "testMove").message).toBe(
      "“g.move(1, 4)” must throw a “NimError”, and does not.",
    );
    expect(answer.cases).toHaveLength(17);
  });

  it("in modules of JavaScript are asked by the same names, and say at which step a test fails", async () => {
    const answer = await askFiles("piles", {
      "Pile.mjs": `export class Pile {
  #size = 8;
  getSize() { return this.#size; }
  setSize(size) { this.#size = size; }
  remove(count) { this.#size -= count; }
  refill() { this.#size = 9; }
  isEmpty() { return this.#size === 0; }
  static fullPileSize = 9;
}`,
      "GameTable.mjs": "export class GameTable { constructor() { throw new TypeError('not yet'); } }",
    });
    expect(caseNamed(answer, "members.Pile").verdict).toBe("OK");
    expect(caseNamed(answer, "testPileCreationSize")).toMatchObject({
      verdict: "DIFFERENT",
      message: "“p1.getSize()” must be 9; yours is 8.",
    });
    expect(caseNamed(answer, "testEmpty").message).toContain(
      "in line 1 of “GameTable.mjs” with TypeError (“not yet”)",
    );
    expect(caseNamed(answer, "testMove")).toMatchObject({
      verdict: "MISSING",
      message: "The class “Game” is missing.",
    });
  });

  it("show each step as the document prints it", () => {
    const texts = printedTests.flatMap(({ steps }) => steps.map(stepText));
    expect(texts).toContain("p1.remove(9)");
    expect(texts).toContain("g.getCurrentPlayer().toString()");
    expect(texts).toContain("GameTable.numberOfPiles");
  });
});
