import { accept, type Result, refuse, type Take } from "../games/index.ts";

/** What one move may take: `any`, a range `1-3` (or `1 to 3`), or a list `1, 3, 4`. Whether it can be played the rules say. */
export function parseTake(text: string): Result<Take> {
  const trimmed = text.trim().toLowerCase();
  if (trimmed === "any" || trimmed === "") return accept("any");
  const range = /^([0-9]{1,16})\s*(?:-|–|to)\s*([0-9]{1,16})$/.exec(trimmed);
  if (range) return accept({ from: Number(range[1]), to: Number(range[2]) });
  const list = trimmed.split(/[\s,]+/);
  if (!list.every((word) => /^[0-9]{1,16}$/.test(word)))
    return refuse("not-in-notation", { form: "take", text });
  return accept(list.map(Number));
}

export function makeTake(take: Take): string {
  if (take === "any") return "any";
  return "from" in take ? `${take.from}-${take.to}` : take.join(", ");
}
