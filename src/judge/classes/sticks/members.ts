import type { DeclaredClass } from "../members.ts";

/** The four classes of the document; it allows no other public members. Where its text and its own program differ, either name is right. */
export const sticksClasses: readonly DeclaredClass[] = [
  {
    name: "Move",
    closed: true,
    members: [
      "public Move(int, int, int)",
      "public String toString()",
      "public int getRow()",
      "public int getLeftBound()",
      "public int getRightBound()",
    ],
  },
  {
    name: "Board",
    closed: true,
    members: [
      "public Board()",
      "public int getNumberOfMarkedSticks()",
      "public int getNumberOfUnmarkedSticks()",
      "public String toString()",
      "public int getNumberOfRows()",
      "public int getRowLength(int)",
      "public boolean isStickUnmarked(int, int)",
      "public int markStickSequence(Move)",
    ],
  },
  {
    name: "Player",
    closed: true,
    members: [
      "public static final int RANDOM",
      "public static final int HEURISTIC",
      "public static final int SMART",
      "public static final int HUMAN",
      "public Player(int, int, Scanner)",
      "public int getPlayerType()",
      "public int getPlayerId()",
      ["public String getTypeName()", "public String getPlayerTypeString()"],
      "public Move produceMove(Board)",
    ],
  },
  {
    name: "Competition",
    closed: true,
    members: [
      "public Competition(Player, Player, boolean)",
      "public int getPlayerScore(int)",
      ["public void playMultiple(int)", "public void playMultipleRounds(int)"],
      "public static void main(String[])",
    ],
  },
];
