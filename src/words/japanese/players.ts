import type { ProgramProtocol } from "../../players/index.ts";
import type { PlayerSentences } from "../player-sentences.ts";

/** Whom each level suits and how it plays, the first one first; where it was measured: `english/players.ts`. */
const manners = [
  ["初めての対局に", "ルールのほかはほとんど知らず、隅を狙う人が5局中4局は勝つ"],
  ["初めての対局に", "よく間違え、隅を狙う人が5局中3局は勝つ"],
  ["初心者向け", "ときどき間違え、隅を狙う人と互角"],
  ["初心者向け", "マスの良し悪しが大まかにわかる。ほとんどの初心者に勝ち、隅を狙う人にも10局中7局は勝つ"],
  ["初心者向け", "マスの良し悪しがわかる。ほとんどの初心者に勝ち、隅を狙う人にも4局中3局は勝つ"],
  ["学習者向け", "相手の応手を考えるが、ときどき読み違える。隅を狙う人も含め、ほとんどの初心者に勝つ"],
  ["学習者向け", "相手の応手を考え、大きく読み違えることは少ない。隅を狙う人も含め、ほとんどの初心者に勝つ"],
  ["経験者向け", "相手の応手の一つ先まで考え、ほぼすべての初心者に勝つ"],
  ["経験者向け", "相手の応手の一つ先まで考え、めったに間違えず、ほぼすべての初心者に勝つ"],
  ["経験者向け", "うっかりした手を打たず、互いに2手先まで考える"],
  ["経験者向け", "互いに2手より少し先まで考える"],
  ["強い人向け", "互いに3手先まで考える"],
  ["強い人向け", "互いに4手先まで考える"],
  ["強い人向け", "定石を覚えていて、互いに5手先まで考える"],
  ["強い人向け", "定石を覚えていて、互いに6手先まで考える"],
  ["上級者向け", "定石を覚えていて、互いに7手先まで考える"],
  ["上級者向け", "定石を覚えていて、互いに8手先まで考える"],
  ["上級者向け", "定石を覚えていて、互いに9手先まで考える"],
  ["上級者向け", "定石を覚えていて、互いに10手先まで考える"],
  ["いちばん強い相手", "定石を覚えていて、5秒で読めるところまで考える"],
] as const;

const spoken: { readonly [Protocol in ProgramProtocol]: string } = {
  line: "行プロトコルで通信するプログラム",
  gtp: "GTPで通信するプログラム",
  nboard: "NBoardで通信するプログラム",
  nimsys: "Nimsysコンソールのプログラム",
  competition: "競技コンソールのプログラム",
  java: "競技用のJavaプレイヤー",
};

export const players: PlayerSentences = {
  you: "あなた",
  numbered: (seat) => `プレイヤー${seat + 1}`,
  human: { name: "人間", about: "この端末にいる人" },
  random: { name: "ランダム", about: "打てる手をでたらめに選ぶ" },
  heuristic: { name: "経験則", about: "競技会の経験則どおりに打つ" },
  smart: { name: "スマート", about: "勝ちの局面を逃さない" },
  adaptive: { name: "適応型", about: "あなたに合わせて強くなる。2局に1局ほど勝てる" },
  aloud: { name: "考えを話す", about: "勝ちの局面を逃さず、なぜその手なのかを話す" },
  grades: {
    beginner: { name: "初心者", about: "半分以上の手でミスをする" },
    casual: { name: "気軽", about: "3回に1回ほどミスをする" },
    steady: { name: "堅実", about: "ときどきミスをする" },
    expert: { name: "上級者", about: "ほとんどミスをしない" },
    perfect: { name: "完璧", about: "決してミスをしない" },
  },
  engine({ level, points }) {
    const below = level === 1 ? "でたらめな手" : `レベル${level - 1}`;
    const measured = points === undefined ? "" : `。${below}を相手に100局中約${points}局勝つ`;
    const name = `エンジン、レベル${level}`;
    const [suits = "", manner = ""] = manners[level - 1] ?? [];
    return { name, listed: `レベル${level}: ${suits}`, about: `${manner}${measured}` };
  },
  search({ limit, amount }) {
    const about = {
      depth: `${amount}手先まで読む`,
      nodes: `一手につき${amount}局面を調べる`,
      seconds: `一手につき${amount}秒考える`,
    }[limit];
    return { name: "エンジン", about };
  },
  program: ({ protocol, command }) => ({
    name: command || "プログラム",
    about: spoken[protocol],
  }),
};
