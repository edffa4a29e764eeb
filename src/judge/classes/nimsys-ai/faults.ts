import type { JudgeSentences } from "../../../words/index.ts";
import { type Found, failureOf } from "../verdict-case.ts";
import { knownOf, standingIn } from "./kayles.ts";
import type { Choice, Situation } from "./strategy.ts";

/** Whether a choice throws a win away, breaks the rules, or is none. Where everything loses, every legal move is right. */
export function isWrong({ row }: Situation, choice: Choice): boolean {
  if (choice.kind !== "move") return true;
  const { winning } = knownOf(row);
  return winning.length > 0 && !winning.includes(choice.text);
}

/** What is wrong with a choice, with the moves that would have been right. */
export function faultOf(
  say: JudgeSentences,
  situation: Situation,
  choice: Choice,
  none: "" | null = "",
): Found | undefined {
  if (!isWrong(situation, choice)) return undefined;
  const { row, last } = situation;
  const places = standingIn(row);
  if (choice.kind === "failed") return failureOf(say, choice.answer, callText(situation, none));
  const { winning, shown } = knownOf(row);
  const { thrown, illegal, unreadable } = say.classes;
  const chosen = choice.kind === "move" ? choice.text : choice.said;
  const message =
    choice.kind === "move"
      ? thrown({ places, last, chosen, right: winning })
      : choice.kind === "illegal"
        ? illegal({ places, chosen })
        : unreadable({ places, chosen });
  const right = choice.kind === "move" ? winning : [];
  const wrongMove = { at: 0, who: "ai", chosen, right, position: shown, stones: places.length, bound: 2 };
  return { verdict: "WRONG-MOVE", message, wrongMove: { ...wrongMove, won: winning.length > 0 } };
}

/** The row as the document draws it, `* * x *`: eleven truths would be too long to read. */
function callText({ row, last }: Situation, none: "" | null): string {
  const given = last === "" && none === null ? "null" : `"${last}"`;
  return `advancedMove(${[...row].map((each) => (each === "1" ? "*" : "x")).join(" ")}, ${given})`;
}
