import type {
  ArenaCheckSentences,
  ArenaReadSentences,
  JsonFaultName,
  SlipName,
  WantedValue,
} from "../arena-command-sentences.ts";
import { shorten } from "../refusals.ts";

const quoted = (text: string): string => `「${shorten(text)}」`;

const bot = ({ bot: place, name }: { readonly bot: number; readonly name: string }): string =>
  name === "" ? `${place}番目のボット` : `${place}番目のボット（${shorten(name)}）`;

const wantedText = (wanted: WantedValue): string => {
  switch (wanted.kind) {
    case "text":
      return `一行で 1 から ${wanted.most} 文字の文字列`;
    case "boolean":
      return "true か false";
    case "object":
      return "名前と文字列のオブジェクト";
    case "program":
      return "run がなければ書けないもの";
    case "nboard":
      return "protocol が nboard でなければ書けないもの";
    case "whole":
      return `${wanted.min} から ${wanted.max} までの整数`;
    case "choice":
      return `${wanted.choices} のどれか`;
  }
};

const jsonFaultTexts: { readonly [Fault in JsonFaultName]: string } = {
  end: "閉じられないままファイルが終わっています",
  "comma-missing": "コンマがありません",
  "comma-last": "コンマの後に何もありません",
  "colon-missing": "コロンがありません",
  name: "名前は二重引用符で囲みます",
  quotes: "文字列は二重引用符で囲みます",
  "text-open": "文字列が行の中で閉じられていません",
  escape: "そのようなエスケープはありません",
  comment: "JSON に注釈は書けません",
  value: "そのような値はありません",
  rest: "終わりの後に何かあります",
};

export const reading: ArenaReadSentences = {
  "clock-malformed": ({ text }) =>
    `時計は 10+0.1（一局と一手の秒数）、0.5/move、40/60（手数/秒）のように書きます。${quoted(text)}は読めません`,
  "clock-out-of-range": ({ text, most }) => `${quoted(text)}は時間がないか、${most} を超えています`,
  "bots-not-json": ({ line, column, fault, near }) =>
    `${line}行 ${column}列: ${jsonFaultTexts[fault]}${near === "" ? "" : `（${shorten(near)} の所）`}`,
  "bots-not-list": () => 'ボットの一覧が必要です: [{ "name": "mine", "run": "python3 bot.py" }, …]',
  "bots-too-few": ({ least }) => `ボットは ${least} 以上必要です`,
  "bots-too-many": ({ most }) => `ボットは ${most} までです`,
  "bots-member-unknown": ({ member, known }) =>
    `項目${quoted(member)}はありません。あるのは ${known} だけです`,
  "bot-not-object": ({ bot: place }) =>
    `${place}番目のボットはオブジェクトで書きます: { "name": "mine", "run": "python3 bot.py" }`,
  "bot-member-unknown": ({ member, known, ...who }) =>
    `${bot(who)}に項目${quoted(member)}があります。項目は ${known} です`,
  "bot-member-wrong": ({ member, wanted, ...who }) => `${bot(who)}: ${member} は${wantedText(wanted)}です`,
  "bot-player-missing": (who) =>
    `${bot(who)}には run（コマンドライン）か builtin（smart、engine:7）が必要です`,
  "bot-player-twice": ({ members, ...who }) =>
    `${bot(who)}に ${members} があります。どれか一つにしてください`,
  "bot-builtin-unknown": ({ text, choices, ...who }) =>
    `${bot(who)}: プレイヤー${quoted(text)}はありません。あるのは ${choices} です`,
  "bot-remote": (who) => `${bot(who)}: 遠隔のボットはまだ使えません。run か builtin を書いてください`,
  "bot-name-taken": ({ other, ...who }) =>
    `${bot(who)}の名前は ${other}番目のボットと同じです。別の名前にしてください`,
  "opening-wrong": ({ line, text, sentence }) => `${line}行目、${quoted(text)}: ${sentence}`,
  "opening-over": ({ line, text }) => `${line}行目: ${quoted(text)}では対局が終わっています`,
  "openings-none": () => "序盤がありません。一行に一つ、局面か初手からの手順を書きます",
  "setup-broken": ({ part }) => `保存された大会を読めません（${part}）`,
  "pairing-malformed": () =>
    '{ "players": [{ "name": "a", "score": 2, "opponents": ["b"], "byes": 0 }, …] } が必要です',
  "pairing-too-few": ({ least }) => `参加者は ${least} 以上必要です`,
  "pairing-too-many": ({ most }) => `参加者は ${most} までです`,
  "pairing-player-malformed": ({ place }) => `${place}番目の参加者は名前（name）を持つオブジェクトで書きます`,
  "pairing-name-missing": ({ place }) => `${place}番目の参加者に名前（name）が必要です`,
  "pairing-name-too-long": ({ place, longest }) =>
    `${place}番目の参加者の名前は ${longest} 文字を超えています`,
  "pairing-name-twice": ({ name }) => `${quoted(name)}という参加者が二つあります`,
  "pairing-score": ({ name, most }) => `${shorten(name)} の score は ½ の倍数で、${most} までです`,
  "pairing-number": ({ name, most }) => `${shorten(name)} の number は整数で、${most} までです`,
  "pairing-number-twice": ({ name, other, number }) =>
    `${shorten(name)} と ${shorten(other)} の番号が同じ ${number} です`,
  "pairing-byes": ({ name, most }) =>
    `${shorten(name)} の byes は true、false、または ${most} までの整数です`,
  "pairing-opponents-malformed": ({ name }) => `${shorten(name)} の opponents は名前の一覧で書きます`,
  "pairing-opponents-too-many": ({ name, most }) => `${shorten(name)} の相手が ${most} を超えています`,
  "pairing-opponent-unknown": ({ name, opponent }) =>
    `${shorten(name)} の相手${quoted(opponent)}は参加者にいません`,
  "pairing-opponent-itself": ({ name }) => `${shorten(name)} が自分自身と当たったことになっています`,
};

const often = ({ count, of }: { readonly count: number; readonly of: number }): string =>
  `${of}回中 ${count}回`;
const against = (who: "itself" | "random"): string => (who === "itself" ? "自分自身" : "Random");

const slipTexts: { readonly [Slip in SlipName]: string } = {
  "from-nought": "0 から数えていますが、ゲームは 1 からです",
  "rows-from-nought": "行を 0 から数えていますが、ゲームは 1 からです",
  "places-from-nought": "位置を 0 から数えていますが、ゲームは 1 からです",
  "from-one": "1 から数えていますが、ゲームは 0 からです",
  exchanged: "二つの数が逆です",
  "upside-down": "行を反対側から数えています",
};

export const check: ArenaCheckSentences = {
  asking: ({ at, of }) => `局面 ${at} / ${of}`,
  playing: ({ against: who }) => `${against(who)}との対局`,
  fit: ({ name, game }) => `${name} は ${game} に参加できます。起動し、正しく答え、終わります。`,
  unfit: ({ name }) => `${name} はこのままでは参加できません。`,
  findings: {
    unstartable: ({ code }) =>
      `起動できません（${code}）。コマンドラインは正しく、プログラムはその場所にありますか？`,
    "ended-early": ({ status, signal, answers }) =>
      `${answers === 0 ? "一度も答えないうちに" : `${answers}回答えた後`}、${signal !== null ? signal : `状態 ${status ?? 0} `}で終わりました。${
        answers === 0
          ? "そのコマンドは手で入力すると動きますか？"
          : status === 0
            ? "一行で終わらず、次の行を読んでください。"
            : "プログラム自身の誤りです。"
      }`,
    errors: ({ line }) => `標準エラー出力の最後: ${line}`,
    "no-answer": ({ seconds, ...rest }) =>
      `${often(rest)}、${seconds}秒以内に答えがありません。go で始まる行ごとに手を一つ出力してください。`,
    "not-flushed": ({ line }) =>
      `入力を閉じるまで答えがありませんでした（閉じると${quoted(line)}）。一行ごとに flush してください。`,
    "no-line-end": ({ text }) => `答え${quoted(text)}に改行がありません。改行を出力して flush してください。`,
    "other-words": ({ line, move, ...rest }) =>
      `${often(rest)}、手のほかに言葉があります。${quoted(line)}ではなく${quoted(move)}とだけ出力してください。# で始まる行は注釈です。`,
    chatter: ({ line, ...rest }) =>
      `${often(rest)}、答えでない行があります: ${quoted(line)}。# で始めるか、出力しないでください。`,
    echo: ({ line }) => `言われたことを繰り返しています: ${quoted(line)}。`,
    greeting: ({ line }) => `聞かれる前に${quoted(line)}と出力しました。# で始めるか、出力しないでください。`,
    "second-answer": ({ line, ...rest }) =>
      `${often(rest)}、答えが二つ以上あります。${quoted(line)}は次の手と取られます。`,
    malformed: ({ line, position, ...rest }) =>
      `${often(rest)}、手ではありません: ${position} で${quoted(line)}。`,
    illegal: ({ move, position, sentence, ...rest }) =>
      `${often(rest)}、規則に反します: ${position} で${quoted(move)}。${sentence}`,
    slip: ({ slip, answer, meant, ...rest }) =>
      `${often(rest)}、規則に反します。${slipTexts[slip]}。${quoted(answer)}は${quoted(meant)}のつもりかもしれません。`,
    "does-not-end": ({ after }) =>
      after === "quit"
        ? "quit で終わりません。ループを抜けてください。"
        : "入力が終わっても終わりません。ループを抜けてください。",
    "no-ready": () =>
      "grundy 1 に ready と答えません。省いてもよく、その場合は最初の答えまでが起動の時間です。",
    fault: ({ against: who, sentence }) => `${against(who)}との対局: ${sentence}。`,
    speed: ({ ready, median, slowest }) =>
      `${ready === null ? "" : `${ready.toFixed(0)} ms で準備ができました。`}答えに ${median.toFixed(1)} ms、最も長くて ${slowest.toFixed(1)} ms かかりました。`,
  },
};
