import type { Given, Question } from "../harness/lines.ts";

/** What a step must give: nothing in particular, one of some values, or an exception of a name. */
export type Expected =
  | undefined
  | { readonly oneOf: readonly (string | number | boolean | null)[] }
  | { readonly throws: string };

export interface Step {
  readonly question: Question;
  readonly expected: Expected;
}

export interface PrintedTest {
  readonly name: string;
  readonly steps: readonly Step[];
}

const make = (object: string, name: string, ...given: Given[]): Step => ({
  question: { ask: "new", object, name, given },
  expected: undefined,
});

/** `p1.getSize` and its arguments; what it gives is kept under the whole name, so that it can be asked further. */
const call = (path: string, ...given: Given[]) => {
  const at = path.lastIndexOf(".");
  const question: Question = {
    ask: "call",
    result: path,
    object: path.slice(0, at),
    method: path.slice(at + 1),
    given,
  };
  const step = (expected: Expected): Step => ({ question, expected });
  return {
    done: step(undefined),
    is: (...oneOf: readonly (string | number | boolean | null)[]) => step({ oneOf }),
    throws: (name: string) => step({ throws: name }),
  };
};

const times = (count: number, steps: (index: number) => readonly Step[]): readonly Step[] =>
  Array.from({ length: count }, (_, index) => steps(index)).flat();

/** The table emptied three at a time, pile by pile. */
const emptied = times(3, (pile) =>
  times(3, () => [call("gt.isEmpty").is(false), call("gt.removeItem", pile, 3).done]),
);

/** The unit tests that the document prints, with what its captions say of the exceptions. */
export const printedTests: readonly PrintedTest[] = [
  { name: "testPileCreationSize", steps: [make("p1", "Pile"), call("p1.getSize").is(9)] },
  {
    name: "testPileCreationEmpty",
    steps: [
      make("p1", "Pile"),
      call("p1.isEmpty").is(false),
      call("p1.remove", 9).done,
      call("p1.isEmpty").is(true),
    ],
  },
  {
    name: "testRemove",
    steps: [
      make("p1", "Pile"),
      call("p1.remove", 1).done,
      call("p1.getSize").is(8),
      call("p1.remove", 4).done,
      call("p1.getSize").is(4),
    ],
  },
  {
    name: "testGameTableCreationSize",
    steps: [
      make("gt", "GameTable"),
      { question: { ask: "field", name: "GameTable", field: "numberOfPiles" }, expected: { oneOf: [3] } },
      ...times(3, (pile) => [call("gt.pileExists", pile).is(true)]),
    ],
  },
  {
    name: "testEmpty",
    steps: [make("gt", "GameTable"), ...emptied, call("gt.isEmpty").is(true)],
  },
  {
    name: "testRestart",
    steps: [
      make("gt", "GameTable"),
      ...emptied,
      call("gt.isEmpty").is(true),
      call("gt.restart").done,
      ...times(3, (pile) => [call("gt.getPile", pile).done, call("gt.getPile.getSize").is(9)]),
    ],
  },
  {
    name: "testGameCreation",
    steps: [
      make("g", "Game"),
      call("g.isFinished").is(false),
      call("g.winner").is(null),
      call("g.getCurrentPlayer").done,
      call("g.getCurrentPlayer.toString").is("White"),
    ],
  },
  {
    name: "testMove",
    steps: [
      make("g", "Game"),
      call("g.move", 1, 4).throws("NimError"),
      call("g.move", 1, -1).throws("NimError"),
      call("g.move", -1, 1).throws("NimError"),
      call("g.move", 5, 1).throws("NimError"),
    ],
  },
  {
    name: "testFinish",
    steps: [
      make("g", "Game"),
      ...times(3, (pile) => times(3, () => [call("g.isFinished").is(false), call("g.move", pile, 3).done])),
      call("g.isFinished").is(true),
      call("g.winner").done,
      // By the sixth rule White, who made the ninth move; the test as it is printed says Black. Nobody loses a mark over it.
      call("g.winner.toString").is("White", "Black"),
    ],
  },
  {
    name: "testUndoRedo",
    steps: [
      make("g", "Game"),
      call("g.toSaveString").is("0999"),
      call("g.undo").throws("NimError"),
      call("g.redo").throws("NimError"),
      call("g.move", 1, 1).done,
      call("g.toSaveString").is("1989"),
      call("g.undo").done,
      call("g.toSaveString").is("0999"),
      call("g.redo").done,
      call("g.toSaveString").is("1989"),
    ],
  },
];

/** As it stands in the test: `p1.remove(9)`, `new Pile()`. */
export function stepText({ question }: Step): string {
  switch (question.ask) {
    case "new":
      return `new ${question.name}(${question.given.join(", ")})`;
    case "call":
      return `${question.object.replaceAll(/(?<=\.)[^.]+/g, "$&()")}.${question.method}(${question.given.join(", ")})`;
    case "field":
      return `${question.name}.${question.field}`;
    default:
      return question.name;
  }
}
