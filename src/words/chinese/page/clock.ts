import type { PageSentences } from "../../page-sentences.ts";
import { grouped } from "../grammar.ts";

const units = [
  [86_400, "天"],
  [3600, "小时"],
  [60, "分"],
  [1, "秒"],
] as const;

/** `1分30秒`, `5分钟`. */
function duration(seconds: number): string {
  let rest = seconds;
  const parts = units.flatMap(([length, unit]) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return count === 0 ? [] : [`${count}${unit}`];
  });
  return parts.join("").replace(/分$/, "分钟");
}

export const clock: PageSentences["clock"] = {
  of({ seconds, added, perMove }) {
    if (perMove) return `每手${duration(seconds)}`;
    return added === 0 ? duration(seconds) : `${duration(seconds)}，每手加${duration(added)}`;
  },
  own: "自定时间",
  minutes: "每方分钟数",
  added: "每手加秒数",
  bounds: ({ minutes, added }) => `0.1到${grouped(minutes)}分钟，每手加0到${added}秒`,
  days: ({ days, hours }) => `${days}天${hours}时`,
  daysSpoken: ({ days, hours }) => duration(days * 86_400 + hours * 3600),
};
