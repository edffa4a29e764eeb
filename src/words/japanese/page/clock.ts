import type { PageSentences } from "../../page-sentences.ts";
import { grouped } from "../grammar.ts";

const units = [
  [86_400, "日"],
  [3600, "時間"],
  [60, "分"],
  [1, "秒"],
] as const;

/** `1分30秒`. */
function duration(seconds: number): string {
  let rest = seconds;
  return units
    .map(([length, unit]) => {
      const count = Math.floor(rest / length);
      rest -= count * length;
      return count === 0 ? "" : `${count}${unit}`;
    })
    .join("");
}

export const clock: PageSentences["clock"] = {
  of({ seconds, added, perMove }) {
    if (perMove) return `一手${duration(seconds)}`;
    return added === 0 ? duration(seconds) : `${duration(seconds)}、一手ごとに${duration(added)}加算`;
  },
  own: "自分で決める",
  minutes: "各自の持ち時間（分）",
  added: "一手ごとの加算（秒）",
  bounds: ({ minutes, added }) => `0.1〜${grouped(minutes)}分、一手ごとに0〜${added}秒`,
  days: ({ days, hours }) => `${days}日${hours}時間`,
  daysSpoken: ({ days, hours }) => duration(days * 86_400 + hours * 3600),
};
