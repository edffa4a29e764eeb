import type { Language } from "../language.ts";

export const games: Language["games"] = {
  reversi: { title: "リバーシ", about: "挟んだ石は自分の石になります。最後に多い方が勝ちです。" },
  sticks: { title: "棒消し", about: "隣り合う棒を何本でも消せます。最後の棒を消した方が負けです。" },
  stones: { title: "小石取り", about: "端から1〜3個取ります。最後の小石を取った方が負けです。" },
  kayles: { title: "ケイルズ", about: "ピン1本か隣り合う2本を倒します。最後のピンを倒した方が勝ちです。" },
  piles: { title: "三つの山", about: "一つの山からコインを1〜3枚取ります。最後の1枚を取れば勝ちです。" },
  taking: { title: "自由ルール", about: "列も、取れる数も、勝ち負けも自分で決められます。" },
};
