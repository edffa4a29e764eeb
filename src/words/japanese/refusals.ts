import type { NotationForm } from "../../games/index.ts";
import { makeSquare } from "../../notation/index.ts";
import { type RefusalSentences, shorten } from "../refusals.ts";
import {
  counts,
  grouped,
  quote,
  rowCounters,
  rowWords,
  takenThings,
  thingName,
  thingsInFigures,
} from "./grammar.ts";

export const refusals: RefusalSentences = {
  "game-unknown": ({ game }) => `${quote(game)}というゲームはありません。`,
  "options-not-object": () => "オプションは名前と値の組で指定してください。",
  "option-unknown": ({ name, known }) =>
    `${quote(name)}というオプションはありません。使えるのは ${known} です。`,
  "option-not-integer": ({ name }) => `オプション ${name} は整数で指定してください。`,
  "option-out-of-range": ({ name, min, max }) =>
    `オプション ${name} は${grouped(min)}〜${grouped(max)}の範囲で指定してください。`,
  "option-not-one-of": ({ name, choices }) => `オプション ${name} は次のいずれかにしてください: ${choices}。`,
  "option-odd": ({ name }) => `オプション ${name} は偶数で指定してください。`,
  "rows-empty": (_, { row }) => `${rowWords[row]}が少なくとも一つ必要です。`,
  "rows-too-many": ({ max }, { row }) => `${rowWords[row]}は${grouped(max)}${rowCounters[row]}までです。`,
  "row-too-long": ({ row, max }, { row: kind, thing }) =>
    `${rowWords[kind]}${row}が長すぎます。一つの${rowWords[kind]}に置けるのは${thingsInFigures(grouped(max), thing)}までです。`,
  "drawing-too-long": ({ row, max }, { row: kind }) =>
    `${rowWords[kind]}${row}は図で書くには長すぎます。図は${grouped(max)}か所までです。より長いものは、5000000[1-17,19-5000000] のように連で書いてください。`,
  "number-not-whole": ({ text, min, max }) =>
    `${quote(text)}は${grouped(min)}〜${grouped(max)}の整数ではありません。`,
  "number-grouped": ({ text, plain }) =>
    `${quote(text)}には区切りが入っています。一つの数なら ${shorten(plain)} と書き、複数の数の間には空白か / を入れてください。`,
  "number-with-nought": ({ text }) =>
    `${quote(text)}は0で始まっていますが、数は0で始まりません。図で書く列には0と1だけを使い、セーブ文字列は三つの山に使います。`,
  "range-backwards": ({ from, to }) => `範囲 ${from}-${to} は逆向きです。${to}-${from} と書いてください。`,
  "take-empty": (_, { thing }) => `取れる${thingName(thing)}の数を少なくとも一つ指定してください。`,
  "take-malformed": () => "オプション take は any、範囲、または数の一覧で指定してください。",
  "take-list-too-long": ({ max }) => `オプション take に並べられる数は${grouped(max)}個までです。`,
  "game-over": () => "対局は終わっています。",
  "no-first-move": () =>
    "最初に打てる手がなく、始まる前に対局が終わってしまいます。ルールか局面を変えてください。",
  "row-missing": ({ row, rows }, { row: kind }) =>
    `${rowWords[kind]}${row}はありません。${rowWords[kind]}の番号は1〜${rows}です。`,
  "outside-row": ({ row, length }, { row: kind }) =>
    `${rowWords[kind]}${row}の外です。場所は1〜${length}です。`,
  "already-taken": ({ row, left, right }, { row: kind, thing }) =>
    left === right
      ? `${rowWords[kind]}${row}の${left}番目の${thingName(thing)}は、すでに取られています。`
      : `${rowWords[kind]}${row}の${left}〜${right}番目の${thingName(thing)}は、すべては残っていません。`,
  "count-not-allowed": ({ count }, { thing }) => `一手で${takenThings(count, thing)}取ることはできません。`,
  "not-from-the-end": ({ row, end }, { row: kind, thing }) =>
    `${thingName(thing)}は${rowWords[kind]}の${kind === "pile" ? "上" : "端"}から取ります。${rowWords[kind]}${row}での手には、連の最後の${end}番目を含めてください。`,
  "swap-not-open": () => "先後の交代は、そのルールがある対局で、後手が最初の番にだけできます。",
  "handicap-pending": () => "ハンデで何を加えるか、まだ計算しています。",
  "outside-board": ({ size, text }) =>
    `${text === undefined ? "その場所" : quote(text)}は盤の外です。盤は${size}行${size}列です。`,
  "square-occupied": ({ square, size }) => `${makeSquare(square, size)}にはすでに石があります。`,
  "flips-nothing": ({ square, size }) => `${makeSquare(square, size)}に置いても、石は一つも裏返りません。`,
  "runs-overlap": ({ row }) => `列${row}の連が順に並んでいないか、互いに接しています。`,
  "cells-wrong": ({ expected }) => `盤には${expected}個のマスが必要で、それぞれ空き、黒、白のいずれかです。`,
  "not-in-notation": ({ form, text }, { thing, row }) => {
    const numbers = `それぞれの${rowWords[row]}の${thingName(thing)}の数（例: 9/7/5/3/1）`;
    return `${text === "" ? "これ" : quote(text)}は、${form === "counts" ? numbers : forms[form]}ではありません。`;
  },
  "record-not-json": () => "この棋譜はJSONではありません。",
  "record-version": ({ version, known }) =>
    `この棋譜のバージョンは${quote(version)}です。このプログラムが読めるのはバージョン${known}です。`,
  "record-broken": ({ part }) => `この棋譜は壊れています。${quote(part)}の部分が欠けているか、誤っています。`,
  "moves-too-many": ({ max }) =>
    `この大きさの盤にしては手が多すぎます。たどれるのは${grouped(max)}手までです。`,
  "file-too-large": ({ megabytes, most }) =>
    `大きすぎます。${grouped(megabytes)} MB、${grouped(most)}局までです。`,
  "game-text-too-long": ({ max }) => `一局としては長すぎます。${grouped(max)}文字までです。`,
  "record-of-another-game": ({ game, wanted }) => `この棋譜は${wanted}ではなく${game}のものです。`,
  "tree-too-large": ({ max }) => `一つの検討は${grouped(max)}手までです。`,
  "nothing-to-undo": () => "戻せる手がありません。",
  "nothing-to-redo": () => "進められる手がありません。",
  "not-your-turn": ({ seat }) => `プレイヤー${seat}の番ではありません。`,
  "claim-no-clock": () => "勝ちを申請できるのは、持ち時間が半日以内の対局だけです。",
  "claim-seat-free": () => "勝ちを申請できるのは、両方の席が埋まっている対局だけです。",
  "claim-present": () => "相手は席にいるので、勝ちを申請できません。",
  "claim-early": ({ seconds }) =>
    `相手が離席してからまだ十分な時間がたっていません。${seconds}秒後に勝ちを申請できます。`,
  "run-too-long": ({ length, max }, { thing }) =>
    `このゲームの周期は証明されていないため、解けるのは${thingsInFigures(grouped(max), thing)}までの連です。${counts(grouped(length), thing)}の連は長すぎます。`,
  "positions-too-many": ({ max }) =>
    `この局面は大きすぎて、正確には解けません。異なる局面が${grouped(max)}を超えます。`,
  "player-unknown": ({ text, choices }) =>
    `${quote(text)}というプレイヤーはいません。次から選んでください: ${choices}。`,
  "message-malformed": ({ where }) =>
    where === ""
      ? "メッセージがAPIの定める形式（/api/docs）ではありません。"
      : `メッセージがAPIの定める形式（/api/docs）ではありません。${where} が欠けているか、誤っています。`,
  "message-too-large": () => "メッセージが大きすぎます。",
  "too-many": ({ seconds }) => `一度に多すぎます。${seconds}秒後にもう一度お試しください。`,
  "too-many-subscriptions": ({ max }) => `一つの接続で同時に見られるのは${max}局までです。`,
  "game-missing": () => "このIDの対局はありません。",
  "game-too-large": (bounds) =>
    `サーバーで対局するには大きすぎます。上限は次のとおりです: ${Object.entries(bounds)
      .map(([name, most]) => `${boundNames[name] ?? name} ${most}`)
      .join("、")}。`,
  "game-too-long": ({ max }) => `一局は、戻した手も含めて${max}手までです。`,
  "not-subscribed": () => "先にこの対局を購読してください。",
  "seat-not-yours": () => "この席はほかの人のものです。",
  "no-seat-free": () => "席は両方とも埋まっています。観戦はできます。",
  "invitation-wrong": () => "この席に着けるのは招待された人だけです。観戦はできます。",
  "id-used": () => "このIDは別のリクエストで使われているため、実行しませんでした。新しいIDで送ってください。",
  outdated: () => "その間に対局が進みました。",
  "asked-already": () => "それはすでに頼んでいます。",
  "said-enough": ({ max }) => `これ以上は話せません。一局につき一人${max}回までです。`,
  "take-back-none": () => "一手戻すよう頼んでいる人はいません。",
  "game-going-on": () => "対局はまだ終わっていません。",
  "player-missing": () => "そのプレイヤーはいません。",
  "player-taken": () => "このユーザー名はすでに使われています。",
  "operator-only": () =>
    "プレイヤーを変更できるのは、このサーバーの運営者だけです。運営者のトークンを送ってください。",
  "origin-wrong": () =>
    "ほかのウェブサイトからこの操作はできません。サーバー自身のアドレスを開いてください。",
  "host-wrong": () =>
    "このサーバーはその名前では使えません。サーバー自身のアドレスで開いてください。運営者は --public-url で名前を指定できます。",
  "not-found": () => "このアドレスには何もありません。APIの説明は /api/docs にあります。",
  "storage-failed": () => "保存できなかったため、実行しませんでした。もう一度お試しください。",
  "storage-full": () => "このサーバーには新しい対局を置く空きがありません。進行中の対局は続けられます。",
  "judge-off": () => "このサーバーはプログラムの判定を行っていません。運営者は --judge で有効にできます。",
  "judging-missing": () => "そのプログラムはここにありません。判定が保存されるのは1日間です。",
  "judge-waiting": () => "あなたのプログラムがすでに順番を待っています。判定が出てから次を提出してください。",
  "judge-full": () => "判定待ちのプログラムが多すぎます。数分後にもう一度お試しください。",
  "tournament-missing": () => "そのような大会はここにはありません。",
  stopping: () => "サーバーを停止しています。しばらくしてからもう一度お試しください。",
  internal: () => "サーバーで問題が起きました。",
};

/** What a server counts; what is not here is called as the API does. */
const boundNames: { readonly [name: string]: string } = {
  rows: "列",
  sticks: "棒",
  size: "サイズ",
  columns: "桁",
};

/** What each form is called, and an example of it. */
const forms: { readonly [Form in NotationForm]: string } = {
  run: "「列:左-右」の形（例: 2:3-5）",
  count: "数（例: 3）",
  place: "「位置 数」の形（例: 4 2）",
  "pile-count": "「山 数」の形（例: 2 3）",
  take: "一手で取れる数（any、範囲、数。例: 1-3 または 1-3, 5）",
  rows: "すき間のある列（例: 1100011/111 1）",
  counts: "それぞれの列の棒の数（例: 9/7/5/3/1）",
  "save-string": "セーブ文字列（例: 0999）",
  "rows-picture": "列の図（例: 111）",
  "piles-picture": "山の図（例: * * *）",
  places: "場所の列（例: <1,*> <2,x>）",
  square: "マス（例: f5）",
  "row-column": "「行 列」の形（例: 2 4）",
  board:
    "盤（左上から行ごとに各マスを一文字で、空きは -、黒は X、白は O とし、最後に手番を X か O で書いたもの）",
  "numbered-board": "番号つきの盤（例:   0 |  0  1  2）",
  transcript: "座標列（例: f5d6c3）",
  obf: "OBFの行（例: X、O、- を64文字、空白、X か O、続けて ; と f5:+2; のような項目）",
  ggf: "GGFの対局（例: (;GM[Othello]PB[Ann]PW[Ben]TY[8]BO[8 <- * O を64文字> *]B[F5]W[D6];)）",
  wthor: "WTHORファイル（例: 16バイトのヘッダーと一局68バイト、8×8の盤）",
  tree: "変化のある手順（例: f5d6(f6f4)c3）",
  link: "対局へのリンク",
  game: "対局（棋譜、リンク、座標列、局面のいずれか）",
};
