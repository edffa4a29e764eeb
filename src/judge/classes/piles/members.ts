import type { DeclaredClass } from "../members.ts";

/** The object summaries of the document. It does not forbid others, so what is there besides is nobody's business. */
export const pilesClasses: readonly DeclaredClass[] = [
  {
    name: "Pile",
    members: [
      "public static final int fullPileSize",
      "public Pile()",
      "int getSize()",
      "void setSize(int)",
      "void remove(int)",
      "void refill()",
      "boolean isEmpty()",
    ],
  },
  {
    name: "GameTable",
    members: [
      "public static final int numberOfPiles",
      "public GameTable()",
      "public Pile getPile(int)",
      "public void removeItem(int, int)",
      "public void restart()",
      "public void showPiles()",
      "public String toString()",
      "public boolean isEmpty()",
      "public boolean pileExists(int)",
      "public GameTable clone()",
    ],
  },
  {
    name: "Player",
    members: [
      "public Player(colour)",
      "public Player getNext()",
      "public void setNext(Player)",
      "public colour getColor()",
      "public String toString()",
    ],
  },
  {
    name: "Turn",
    members: [
      "public Turn(Player, GameTable)",
      "public Player getPlayer()",
      "public GameTable getGameTable()",
      "public String toString()",
    ],
  },
  {
    name: "TurnList",
    members: [
      "public TurnList()",
      "public int getCurrentMoveIndex()",
      "public void add(Turn)",
      "public Turn at(int)",
      "public Turn getCurrentMove()",
      "public Turn lastMove()",
      "public boolean isEmpty()",
      "public String toString()",
      "public Turn getUndo()",
      "public Turn getRedo()",
    ],
  },
  {
    name: "Game",
    members: [
      "public Game()",
      "public Game(String)",
      "public String toSaveString()",
      "public Player getCurrentPlayer()",
      "public void move(int, int)",
      "public boolean isFinished()",
      "public void switchPlayer()",
      "public void restart()",
      "public Player winner()",
      "public void undo()",
      "public void redo()",
      "public String toString()",
    ],
  },
  { name: "NimError", members: [] },
];
