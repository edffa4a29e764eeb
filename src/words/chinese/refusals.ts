import type { NotationForm } from "../../games/index.ts";
import { makeSquare } from "../../notation/index.ts";
import { type RefusalSentences, shorten } from "../refusals.ts";
import { counted, countedLarge, grouped, noun, quote, rowWords } from "./grammar.ts";

export const refusals: RefusalSentences = {
  "game-unknown": ({ game }) => `没有名为${quote(game)}的游戏。`,
  "options-not-object": () => "选项必须以名称和值的形式给出。",
  "option-unknown": ({ name, known }) => `没有${quote(name)}这个选项；可用的选项有：${known}。`,
  "option-not-integer": ({ name }) => `选项 ${name} 必须是整数。`,
  "option-out-of-range": ({ name, min, max }) => `选项 ${name} 必须在${grouped(min)}到${grouped(max)}之间。`,
  "option-not-one-of": ({ name, choices }) => `选项 ${name} 必须是其中之一：${choices}。`,
  "option-odd": ({ name }) => `选项 ${name} 必须是偶数。`,
  "rows-empty": (_, { row }) => `至少要有一${rowWords[row]}。`,
  "rows-too-many": ({ max }, { row }) => `最多只能有${grouped(max)}${rowWords[row]}。`,
  "row-too-long": ({ row, max }, { row: kind, thing }) =>
    `第${row}${rowWords[kind]}太长：一${rowWords[kind]}最多有${countedLarge(max, thing)}。`,
  "drawing-too-long": ({ row, max }, { row: kind }) =>
    `第${row}${rowWords[kind]}太长，无法逐位写出：最多${grouped(max)}位；更长的请写成连段，例如 5000000[1-17,19-5000000]。`,
  "number-not-whole": ({ text, min, max }) => `${quote(text)}不是${grouped(min)}到${grouped(max)}的整数。`,
  "number-grouped": ({ text, plain }) =>
    `${quote(text)}里有分隔符：一个数请写成 ${shorten(plain)}，几个数之间请用空格或 / 隔开。`,
  "number-with-nought": ({ text }) =>
    `${quote(text)}以0开头，而数字不能这样写；逐位写出的行只含0和1，存档串只用于三堆硬币。`,
  "range-backwards": ({ from, to }) => `范围 ${from}-${to} 前后颠倒；请写成 ${to}-${from}。`,
  "take-empty": (_, { thing }) => `至少要允许一种取${noun(thing)}的数目。`,
  "take-malformed": () => "选项 take 必须是 any、一个范围或一串数字。",
  "take-list-too-long": ({ max }) => `选项 take 最多能列出${grouped(max)}个数字。`,
  "game-over": () => "对局已经结束。",
  "no-first-move": () => "第一手就没有合法走法，对局还没开始就会结束；请更改规则或局面。",
  "row-missing": ({ row, rows }, { row: kind }) =>
    `没有第${row}${rowWords[kind]}；${rowWords[kind]}的编号从1到${rows}。`,
  "outside-row": ({ row, length }, { row: kind }) =>
    `这超出了第${row}${rowWords[kind]}的范围，它的位置是1到${length}。`,
  "already-taken": ({ row, left, right }, { row: kind, thing }) =>
    left === right
      ? `第${row}${rowWords[kind]}第${left}位的${noun(thing)}已经取走了。`
      : `第${row}${rowWords[kind]}第${left}至${right}位的${noun(thing)}已经不全了。`,
  "count-not-allowed": ({ count }, { thing }) => `一手不能取${counted(count, thing)}。`,
  "not-from-the-end": ({ row, end }, { row: kind, thing }) =>
    `${noun(thing)}要从${rowWords[kind]}的${kind === "pile" ? "顶部" : "末端"}取：在第${row}${rowWords[kind]}走的一手必须包含第${end}位，即其连段的最后一位。`,
  "swap-not-open": () => "只有启用了换边规则，后手玩家才能在自己的第一手换边。",
  "handicap-pending": () => "让子要加多少，还在计算。",
  "outside-board": ({ size, text }) =>
    `${text === undefined ? "这一格" : quote(text)}不在棋盘上，棋盘有${size}行${size}列。`,
  "square-occupied": ({ square, size }) => `${makeSquare(square, size)}上已经有棋子了。`,
  "flips-nothing": ({ square, size }) => `在${makeSquare(square, size)}落子翻转不了任何棋子。`,
  "runs-overlap": ({ row }) => `第${row}行的连段顺序不对，或者彼此相接。`,
  "cells-wrong": ({ expected }) => `棋盘必须有${expected}格，每格为空、黑或白。`,
  "not-in-notation": ({ form, text }, { thing, row }) => {
    const counts = `每${rowWords[row]}的${noun(thing)}数目，例如 9/7/5/3/1`;
    return `${text === "" ? "这" : quote(text)}不是${form === "counts" ? counts : forms[form]}。`;
  },
  "record-not-json": () => "这份对局记录不是 JSON。",
  "record-version": ({ version, known }) =>
    `这份对局记录的版本是${quote(version)}；本程序读取的版本是${known}。`,
  "record-broken": ({ part }) => `这份对局记录已损坏：其中的${quote(part)}缺失或有误。`,
  "moves-too-many": ({ max }) => `对这种大小的棋盘来说，其中的手数太多；最多能处理${grouped(max)}手。`,
  "file-too-large": ({ megabytes, most }) => `太大了：最多${grouped(megabytes)} MB、${grouped(most)}局。`,
  "game-text-too-long": ({ max }) => `对一局来说太长了，一局最多${grouped(max)}个字符。`,
  "record-of-another-game": ({ game, wanted }) => `这份对局记录属于 ${game}，不属于 ${wanted}。`,
  "tree-too-large": ({ max }) => `一份分析最多能有${grouped(max)}手。`,
  "nothing-to-undo": () => "没有可以悔的棋。",
  "nothing-to-redo": () => "没有可以重走的棋。",
  "not-your-turn": ({ seat }) => `还没有轮到玩家${seat}。`,
  "claim-no-clock": () => "只有计时不超过半天的对局才能宣布获胜。",
  "claim-seat-free": () => "两个座位都有人时，才能宣布获胜。",
  "claim-present": () => "对方在线，不能宣布获胜。",
  "claim-early": ({ seconds }) => `对方离开的时间还不够长；${seconds}秒后可以宣布获胜。`,
  "run-too-long": ({ length, max }, { thing }) =>
    `这个游戏没有已证明的周期，所以连段只解到${countedLarge(max, thing)}为止；${countedLarge(length, thing)}的连段太长。`,
  "positions-too-many": ({ max }) =>
    `这个局面太大，无法精确求解：由它能走到的不同局面超过${grouped(max)}个。`,
  "player-unknown": ({ text, choices }) => `没有名为${quote(text)}的玩家；请从中选择：${choices}。`,
  "message-malformed": ({ where }) =>
    where === ""
      ? "消息的格式与 API 说明（/api/docs）不符。"
      : `消息的格式与 API 说明（/api/docs）不符：${where} 缺失或有误。`,
  "message-too-large": () => "消息太大。",
  "too-many": ({ seconds }) => `请求过于频繁；请在${seconds}秒后再试。`,
  "too-many-subscriptions": ({ max }) => `一个连接最多同时关注${max}局。`,
  "game-missing": () => "没有这个编号的对局。",
  "game-too-large": (bounds) =>
    `太大了，无法通过服务器来下；最多：${Object.entries(bounds)
      .map(([name, most]) => `${Object.hasOwn(bounded, name) ? bounded[name] : name} ${most}`)
      .join("，")}。`,
  "game-too-long": ({ max }) => `一局最多有${max}次走棋和悔棋。`,
  "not-subscribed": () => "请先订阅这局对局。",
  "seat-not-yours": () => "这个座位是别人的。",
  "no-seat-free": () => "两个座位都有人了；可以观战。",
  "invitation-wrong": () => "只有持有邀请的人才能入座；可以观战。",
  "id-used": () => "这个编号已被另一个请求使用，所以本次请求没有执行。请换一个编号再发送。",
  outdated: () => "在此期间对局已经有了进展。",
  "asked-already": () => "你已经提出过这个请求了。",
  "said-enough": ({ max }) => `说得够多了：每位玩家每局可以说${max}句。`,
  "take-back-none": () => "没有人请求悔棋。",
  "game-going-on": () => "对局还没有结束。",
  "player-missing": () => "没有这个玩家。",
  "player-taken": () => "已经有玩家使用这个用户名。",
  "operator-only": () => "只有本服务器的管理员才能更改玩家：请附上管理员令牌。",
  "origin-wrong": () => "其他网站不能进行这项操作；请打开服务器自己的地址。",
  "host-wrong": () => "本服务器不用这个名称；请用它自己的地址打开。管理员可以用 --public-url 指定名称。",
  "not-found": () => "这个地址没有内容；API 的说明在 /api/docs。",
  "storage-failed": () => "未能保存，因此没有执行；请重试。",
  "storage-full": () => "本服务器没有空间容纳新的对局；进行中的对局可以下完。",
  "judge-off": () => "本服务器不评测程序；管理员可以用 --judge 开启。",
  "judging-missing": () => "这里没有这个程序；评测结果保留一天。",
  "judge-waiting": () => "你的程序已经在排队；等它们有了评测结果，再提交下一个。",
  "judge-full": () => "等待评测的程序太多；请过几分钟再试。",
  "tournament-missing": () => "这里没有这样的比赛。",
  stopping: () => "服务器正在关闭；请稍后再试。",
  internal: () => "服务器出了问题。",
};

/** What is counted of a game that is too large for the server. */
const bounded: { readonly [name: string]: string } = {
  sticks: "总数",
  rows: "行数",
  size: "棋盘边长",
};

/** What each form is called, and an example of it. */
const forms: { readonly [Form in NotationForm]: string } = {
  run: "“行:左-右”的形式，例如 2:3-5",
  count: "数字，例如 3",
  place: "“位置 数目”的形式，例如 4 2",
  "pile-count": "“堆 数目”的形式，例如 2 3",
  take: "一手可取的数目：any、范围和数字，例如 1-3 或 1-3, 5",
  rows: "带空隙的行，例如 1100011/111 1",
  counts: `每行的${noun("stick")}数目，例如 9/7/5/3/1`,
  "save-string": "存档串，例如 0999",
  "rows-picture": "行的图示，例如 111",
  "piles-picture": "堆的图示，例如 * * *",
  places: "一行位置，例如 <1,*> <2,x>",
  square: "格，例如 f5",
  "row-column": "“行 列”的形式，例如 2 4",
  board: "棋盘：从左上角起逐行每格一个符号，- 为空，X 为黑方，O 为白方，其后用 X 或 O 表示轮到谁走",
  "numbered-board": "带编号的棋盘，例如   0 |  0  1  2",
  transcript: "棋谱，例如 f5d6c3",
  obf: "OBF 行，例如64个 X、O 和 -，一个空格，X 或 O，然后是 ; 和 f5:+2; 之类的条目",
  ggf: "GGF 对局，例如 (;GM[Othello]PB[Ann]PW[Ben]TY[8]BO[8 <64个 - * O> *]B[F5]W[D6];)",
  wthor: "WTHOR 文件，例如16字节的文件头和每局68字节，8×8棋盘",
  tree: "带变化的走法，例如 f5d6(f6f4)c3",
  link: "对局的链接",
  game: "对局：对局记录、链接、棋谱或局面",
};
