import { shortCount } from "../cli.ts";
import type { CliRefusalSentences, CliRefusals, CliSentences, Where } from "../cli-sentences.ts";
import { shorten } from "../refusals.ts";
import type { StoreDetail, StoreFailureCode } from "../store-failures.ts";
import { arenaAnswer, arenaRefusals } from "./arena-command.ts";
import { colours } from "./colours.ts";
import { commands, help } from "./commands.ts";
import { judgeBatch, judgeBatchRefusals } from "./judge-batch.ts";
import { judgeAnswer, judgeRefusals } from "./judge-command.ts";
import { doctor, program } from "./programs.ts";
import { puzzleAnswer, puzzleRefusals } from "./puzzle-command.ts";
import { submissions } from "./submissions.ts";

const quoted = (text: string): string => `“${shorten(text)}”`;
const more = (path: string): string => `${path} --help 列出可用的内容`;
const maybe = (near: string | undefined): string => (near === undefined ? "" : `，是不是 ${near}`);
const because = (code: string | undefined): string => (code === undefined ? "" : `（${code}）`);
const decimal = (value: number, digits: number): string => value.toFixed(digits);

const refusals: CliRefusalSentences = {
  ...judgeRefusals,
  ...judgeBatchRefusals,
  ...puzzleRefusals,
  ...arenaRefusals,
  refused: ({ where, sentence }) => (where ? `${place(where)}：${sentence}` : sentence),
  store,
  program,
  "output-unwritable": ({ code }) => `无法写入输出（${code}）`,
  bug: ({ what, system, variable }) =>
    `这是一个程序错误（${what}）；请到获取本程序的地方报告，附上完整的命令和以下信息：${system}；设置 ${variable}=1 可显示出错位置`,
  "language-unknown": ({ text, known }) => `没有${quoted(text)}这种语言；可用的语言有 ${known}`,
  "command-unknown": ({ word, near }) =>
    `没有${quoted(word)}这个命令${maybe(near)}；grundy --help 列出所有命令`,
  "command-needed": ({ path, commands }) =>
    `${path.replace(/^grundy /, "")} 需要一个命令：${commands}；${more(path)}`,
  "subcommand-unknown": ({ word, near, path }) => `没有${quoted(word)}这个命令${maybe(near)}；${more(path)}`,
  "option-unknown": ({ word, near, path }) => `没有 ${shorten(word)} 这个选项${maybe(near)}；${more(path)}`,
  "argument-needed": ({ name, path }) => `缺少 ${name}；${more(path)}`,
  "value-needed": ({ option, path }) => `${option} 需要一个值；${more(path)}`,
  "arguments-too-many": ({ expected, given, path }) =>
    `参数太多：应有${expected}个，给了${given}个；${more(path)}`,
  "choice-wrong": ({ name, text, choices }) => `${name} 必须是 ${choices} 之一，不能是${quoted(text)}`,
  usage: ({ text, path }) => `${text}；${more(path)}`,
  "number-needed": ({ name, min, max, text }) => `${name} 需要${min}到${max}的整数，不能是${quoted(text)}`,
  "age-needed": ({ name, max, text }) => `${name} 需要1到${max}的天数，或 forever，不能是${quoted(text)}`,
  "even-needed": ({ name, min, max }) => `${name} 需要${min}到${max}的偶数`,
  "positive-needed": ({ name, text }) => `${name} 需要大于0的数，不能是${quoted(text)}`,
  "seed-needed": ({ text }) => `--seed 需要整数，不能是${quoted(text)}`,
  "url-needed": ({ text }) => `--public-url 必须以 http:// 或 https:// 开头，不能是${quoted(text)}`,
  "not-both": ({ one, other }) => `请给出 ${one} 或 ${other} 之一，不能同时给出`,
  "position-and-rows": ({ name }) => `请给出局面或 ${name} 之一，不能同时给出`,
  "game-unknown": ({ text, near, games }) =>
    `没有名为${quoted(text)}的游戏${near === undefined ? "" : `：你是指 ${near} 吗`}；可用的游戏有 ${games}`,
  "option-of-another-game": ({ option, game, options }) =>
    `${option} 在 ${game} 中没有意义；可用的选项有 ${options}`,
  "rules-in-record": ({ option }) => `对局记录自带规则，与此不同；请去掉 ${option}`,
  "size-of-another-board": ({ option, size }) => `那个棋盘的边长是${size}；请去掉 ${option}`,
  "size-in-file": ({ option, file }) => `${file} 自己已说明棋盘的边长；请去掉 ${option}`,
  "ply-without-moves": ({ option }) => `${option} 数的是手数，而给出的只有局面，没有走法`,
  "game-without-file": ({ name }) => `${name} 从 .wtb、.ggf 或 .obf 文件中选取；请给出这样的文件作为局面`,
  "file-missing": ({ file }) => `没有文件 ${file}`,
  "file-exists": ({ file }) => `${file} 已存在；请换一个名称`,
  "file-unreadable": ({ file, code }) => `无法读取 ${file}${because(code)}`,
  "file-unwritable": ({ file, code }) => `无法写入 ${file}${because(code)}`,
  "file-empty": ({ file, of }) => `${file} 中没有${contents[of]}`,
  "store-missing": ({ file, option }) => `没有 ${file}；请用 ${option} 指明文件`,
  "db-scheme": ({ text, option }) =>
    `${option} 需要文件或 PostgreSQL 地址 postgres://user@host/name，不能是 ${shorten(text)}`,
  "option-of-files": ({ option }) => `${option} 只用于文件；使用 postgres:// 时请去掉它`,
  "worker-idle": () => "对于文件，worker 除导出外无事可做；请用 --export-folder 说明导出写到哪里",
  "export-folder-needed": () => "导出需要写入的位置；请用 --export-folder 指明",
  "export-folder-unused": () => "没有导出时 --export-folder 没有意义；请在 --kinds 中加上 export，或去掉它",
  "kind-of-databases": ({ kind }) =>
    `对于文件，${kind} 由服务器自己完成，worker 不能承担；请从 --kinds 中去掉它`,
  "job-missing": ({ text }) => `没有任务${quoted(text)}；grundy jobs list 列出所有任务`,
  "games-unreadable": ({ games, ids }) => `已略去无法读取的内容，对局数：${games}（${ids}）；其余均已写出`,
  "folder-unmakeable": ({ folder, code }) => `无法创建文件夹 ${folder}（${code}）`,
  "sides-missing": () => "比赛有两方：请指明第二方，或用 --cmd 指明程序",
  "program-missing": ({ protocol }) => `${protocol} 需要程序的命令行：--cmd "program arguments"`,
  "book-unreadable": ({ file }) => `${file} 不是开局库；grundy engine book --extend 可以创建一个`,
  "board-too-large": () => "solve-board 只支持4和6：更大的棋盘无法求解",
  "port-taken": ({ port }) => `端口${port}已被占用；请用 --port 另选一个`,
  "port-forbidden": ({ port }) => `不允许使用端口${port}；请用 --port 选择大于1023的端口`,
  "address-foreign": ({ host }) => `${host} 不是这台机器的地址；请用 --host 另选一个`,
  "token-weak": () => "管理员令牌至少要有16个字母、数字或 -._~+/= 字符",
  "token-unreadable": ({ file }) => `无法读取 ${file}；它应当存有管理员令牌`,
  "import-refused": ({ taken, line, event, sentence }) =>
    read(taken, line, `${event === undefined ? "" : `事件${event}：`}${sentence}`),
  "import-foreign": ({ taken, line }) => read(taken, line, "这不是 grundy export 写出的文件。"),
  "import-cut-off": ({ taken, line }) => read(taken, line, "文件在这里被截断了。"),
  "import-stopped": ({ taken, line, ...failure }) => read(taken, line, `${store(failure)}。`),
};

function store({ code, file, detail, option }: CliRefusals["store"]): string {
  return `${file} ${failures[code](option)}${detail ? `（${found(detail)}）` : ""}`;
}

const entries = { line: "行", game: "局" } as const;

function place(where: Where): string {
  if ("option" in where) return where.option;
  return `${where.file === undefined ? "" : `${where.file}，`}第${where.number}${entries[where.entry]}`;
}

const read = (taken: number, line: number, problem: string): string =>
  `已读入${taken}行，第${line}行：${problem}再次读取这个文件没有害处。`;

const contents = {
  games: "对局",
  positions: "局面：每行一个，64个 X、O 和 -，然后是 X 或 O",
} as const;

const failures: { readonly [Code in StoreFailureCode]: (option: string) => string } = {
  foreign: (option) => `不是本程序的文件；请把它移走，或用 ${option} 另选位置`,
  newer: (option) => `由本程序的更新版本写成；请使用那个版本，或用 ${option} 另选位置`,
  damaged: () => "已损坏，保持原样未动；请恢复备份，或把它移走重新开始",
  "not-a-file": (option) => `不是文件；请把它移走，或用 ${option} 另选位置`,
  "no-access": () => "无法读写；请检查文件及其文件夹的权限",
  busy: () => "被另一个程序占用，未能及时释放；请关闭那个程序再试",
  "in-use": (option) => `已有服务器在使用；请停止那个服务器，或用 ${option} 另选位置`,
  moved: () => "在使用时被删除、改名或替换；最后的命令没有保存",
  full: () => "因磁盘已满而无法增大；最后的命令没有保存",
  "no-room": () => "没有空间容纳新的对局；请用 grundy prune 删除一些，或用 --max-file 放宽限制",
  "no-address": () =>
    "不是数据库的地址；请写成 postgres://user@host:5432/name，密码中的特殊字符用百分号编码：@ 写成 %40",
  unreachable: (option) => `无法连接；请检查 ${option} 给出的地址，以及数据库是否在运行`,
  standby: () => "只有备库，不接受写入；请同时指明主库的主机，或把一个备库提升为主库",
  "standby-silent": () => "在等待没有响应的同步备库；请启动备库，或把它从 synchronous_standby_names 中去掉",
  "read-only": () => "目前不接受写入；请允许其用户写入（default_transaction_read_only）",
  "too-old": () => "的 PostgreSQL 版本太旧；请使用更新的版本",
  "no-rights": () => "拒绝我们访问；请检查用户、密码以及该用户的权限",
  "no-database": () => "不存在；请用 createdb --encoding UTF8 --template template0 创建，或检查名称",
  encoding: () => "不能保存所有文本；请创建编码为 UTF8 的数据库",
  empty: (option) =>
    `中没有本程序的内容；请检查 ${option} 给出的地址，或用 grundy serve 或 grundy import 从头开始`,
  occupied: () => "中有其他程序的表；请为本程序创建单独的数据库",
  failed: () => "无法使用；最后的命令没有保存",
};

const findings = {
  header: "文件头有误",
  "cut-off": "最后一页被截断",
  check: "快速检查未通过",
  "no-version": "表结构没有版本",
  schema: "表结构不是我们的",
  "no-password": "要求密码而没有给出：PGPASSWORD 或 ~/.pgpass",
} as const;

function found(detail: StoreDetail): string {
  if (typeof detail === "string") return findings[detail];
  if ("game" in detail) return `对局 ${detail.game}`;
  if ("version" in detail) return `现为 ${detail.version}，最低需要 ${detail.oldest}`;
  return detail.reported.replace(/\s+/g, " ");
}

const ends = {
  done: "完成",
  failed: "失败",
  lost: "已由另一个 worker 接手",
  stopped: "已交还",
} as const;

const outcome = (side: "black" | "white", by: number): string =>
  by === 0 ? "平局" : `${colours[side]}${by > 0 ? "胜" : "负"}${Math.abs(by)}子`;

export const cli: CliSentences = {
  tag: "zh",
  refusals,
  help,
  commands,
  places: {
    address: "地址",
    addresses: "地址列表",
    assignment: "作业",
    bot: "程序",
    bots: "程序",
    clock: "计时",
    results: "结果",
    text: "文字",
    command: "命令",
    commands: "命令列表",
    corners: "角",
    days: "天数",
    counts: "数目",
    date: "日期",
    depth: "深度",
    edition: "版本",
    file: "文件",
    folder: "文件夹",
    game: "游戏",
    id: "编号",
    idea: "思路",
    kind: "种类",
    level: "级别",
    list: "列表",
    move: "走法",
    n: "n",
    number: "数字",
    options: "选项",
    player: "玩家",
    position: "局面",
    program: "程序",
    rounds: "轮数",
    size: "边长",
    state: "状态",
    tag: "标签",
    type1: "类型1",
    type2: "类型2",
    url: "网址",
    a: "a",
    b: "b",
  },
  count: (count) => shortCount(count),
  decimal,
  menu: {
    about: "下尼姆和黑白棋，理解它们，并评测程序。",
    usage: "用法：grundy COMMAND [参数]",
    commands: "命令：",
    more: "grundy COMMAND --help 说明命令的参数。grundy --version 显示版本。",
    every: "grundy --help 列出所有命令。",
    nimsys: "Nimsys：石子和 Kayles，有玩家和排行榜",
    sticks: "与完美玩家玩划木棍",
    reversi: "两人共用键盘下黑白棋",
    piles: "与完美玩家玩三堆硬币",
    question: ({ choices }) => `要玩哪一个？（1到${choices}，q 退出） `,
  },
  taking: {
    asDrawing: ({ drawing }) => `（数字按数目理解。若是带空隙的图示：${shorten(drawing)}）`,
    grundyValue: ({ value }) => `这个局面的 Grundy 值为${value}。`,
    heads: { move: "走法", equal: "同类", outcome: "结果", value: "留下的值" },
    outcomes: { win: "胜", loss: "负" },
    bestLine: ({ line }) => `最佳走法线：${line}`,
    cut: ({ kinds, moves }) => `（已截断：最多显示${kinds}类走法和走法线的${moves}手。）`,
  },
  reversi: {
    understood: ({ size, black, white }) => `${size} × ${size}的棋盘：黑子${black}（X），白子${white}（O）。`,
    toMove: ({ sign }) => `轮到 ${sign}`,
    over({ black, white }) {
      const won = black === white ? "平局" : `${black > white ? "黑方" : "白方"}获胜`;
      return `对局已经结束：${won}，${black}比${white}。`;
    },
    exact: ({ side, by }) => `精确：双方走法最佳时，${outcome(side, by)}。`,
    estimate: ({ side, by, depth, general }) =>
      `深度${depth}的估计：${outcome(side, by)}${general ? "（通用引擎，较弱）" : ""}。`,
    scores: ({ side }) => `得分是${colours[side]}的净胜子数，空格归胜方。`,
    heads: { move: "走法", score: "得分", depth: "深度", line: "走法线" },
    exactly: "精确",
    work: ({ nodes, seconds }) => `${shortCount(nodes)} 节点，${decimal(seconds, 2)}秒`,
    progress: ({ depth, nodesPerSecond }) => `深度${depth}，${shortCount(nodesPerSecond)} 节点/秒`,
  },
  arena: arenaAnswer,
  puzzles: puzzleAnswer,
  engine: {
    solveHeads: ["#", "空格", "得分", "走法", "节点", "秒", "节点/秒", "走法线"],
    fileSays: ({ score }) => `（文件中为 ${score}）`,
    solved: ({ count, nodes, seconds, threads }) =>
      `${count}个局面：${shortCount(nodes)} 节点，${decimal(seconds, 2)}秒，${speed(nodes, seconds)} 节点/秒，${threads}个线程`,
    solving: ({ at, of, nodesPerSecond }) => `局面 ${at}/${of}，${shortCount(nodesPerSecond)} 节点/秒`,
    board: ({ side, by, size, score }) =>
      `${size}×${size}，从初始局面起：${outcome(side, by)}（黑方 ${score}，空格归胜方）`,
    proof: ({ nodes, seconds, threads, hashBits }) =>
      `证明：${nodes} 节点，${decimal(seconds, 2)}秒，${speed(nodes, seconds)} 节点/秒，${threads}个线程，表有 2^${hashBits} 项`,
    line: ({ line }) => `走法线：${line}`,
    boardProgress: ({ nodes, seconds, nodesPerSecond }) =>
      `${shortCount(nodes)} 节点，${shortCount(nodesPerSecond)}/秒，${decimal(seconds, 0)}秒`,
    perft: ({ size, depth, seconds, perSecond }) =>
      `${size}×${size}，深度${depth}：${decimal(seconds, 2)}秒，每秒 ${shortCount(perSecond)}`,
    perftProgress: ({ depth }) => `深度${depth}`,
    match: (facts) => [
      `${facts.first} 对 ${facts.second}：${facts.points}比${facts.games - facts.points}分（${decimal((100 * facts.points) / facts.games, 1)}%），共${facts.games}局`,
      `胜${facts.wins}，平${facts.draws}，负${facts.losses}${facts.forfeits > 0 ? `，其中${facts.forfeits}局判负` : ""}`,
      `${facts.first} 每局净胜子数：${facts.mean > 0 ? "+" : ""}${facts.mean} ± ${decimal(facts.error, 2)}（一个标准误差）`,
      `每手秒数：${facts.secondsPerMove.join(" 和 ")}；共${decimal(facts.seconds, 1)}秒`,
    ],
    matchProgress: ({ games, of, first, points }) => `${games}/${of} 局，${first} 得${points}分`,
  },
  book: {
    holds: ({ positions, plies, ends }) => [
      `开局库有${positions}个局面，到第${plies}手为止，互为镜像的只算一个。`,
      `在库的末端，搜索已向前看：${ends.map(({ depth, positions }) => `${positions}个局面看${depth}手`).join("，")}。`,
    ],
    unknown: "开局库中没有这个局面。",
    end: "开局库到此为止。",
    heads: { move: "走法", score: "得分", depth: "向前手数" },
    checking: ({ at, of }) => `局面 ${at}/${of}`,
    checked: ({ positions, depth, mean, largest, line }) =>
      `以深度${depth}重新搜索了${positions}个局面：开局库的走法平均损失${decimal(mean, 2)}子` +
      `${largest > 0 ? `，最多损失${largest}子，在${line === "" ? "初始局面" : ` ${line} 之后`}` : ""}。`,
    extending: ({ positions, deep }) => `${positions}个局面，${deep}个末端已达最大深度`,
    extended: ({ positions, file }) => `${file} 有${positions}个局面。`,
  },
  rounds: ({ percent, played, rounds }) => `${percent}%（${played}/${rounds} 轮）`,
  imported: ({ count, known }) =>
    `已读入${count}个玩家和对局${known === 0 ? "" : `；其中${known}个原本就有`}。`,
  pruned: ({ begun, unfinished, unlisted, dropped }) => {
    const all = begun + unfinished + unlisted;
    const parts = `没有第二手：${begun}，未结束：${unfinished}，已结束且未公开：${unlisted}`;
    if (all === 0) return "没有过期的对局。";
    return dropped ? `已删除${all}局（${parts}）。` : `将删除${all}局（${parts}）；用 --yes 删除。`;
  },
  serving: ({ url, level }) =>
    `Grundy 的地址是 ${url}${level === undefined ? "" : `，并在${level}级沙箱中评测程序`}`,
  submissions,
  doctor,
  judge: judgeAnswer,
  judgeBatch,
  worker: {
    waiting: ({ kinds }) => `正在等待任务：${kinds}`,
    doing: ({ id, kind, done }) => `任务 ${id}，${kind}${done > 0 ? `：${done}` : ""}`,
    ended: ({ id, kind, end, about }) =>
      `任务 ${id}，${kind}：${ends[end]}${about === "" ? "" : `：${about}`}`,
    noStandby: "数据库没有同步备库：它所在的机器一旦损坏，已确认的内容也会丢失（docs/scaling.md）",
  },
  jobs: {
    heads: { id: "编号", kind: "种类", state: "状态", added: "添加时间", about: "说明" },
    states: { waiting: "等待中", taken: "进行中", done: "完成", failed: "失败" },
    facts: {
      id: "编号",
      kind: "种类",
      state: "状态",
      owner: "所有者",
      added: "添加时间",
      from: "最早开始",
      attempt: "尝试次数",
      worker: "执行者",
      ended: "结束时间",
      reason: "最近的失败",
      result: "结果",
    },
    none: "没有任务。",
    added: ({ id }) =>
      `任务 ${id} 正在等待有导出文件夹的 worker（grundy worker --export-folder）；grundy jobs show ${id} 显示其进展。`,
    pending: ({ id }) => `任务 ${id} 是尚未结束的导出；没有再添加。`,
    exported: ({ file, lines, aside }) =>
      `${file}，${lines}行${aside > 0 ? `，因无法读取而略去的对局：${aside}` : ""}`,
    judged: ({ assignment, verdict }) => `${assignment} 已评测：${verdict}`,
    folded: ({ games }) => `已压缩${games}局已结束的对局`,
  },
};

function speed(nodes: number, seconds: number): string {
  return seconds > 0 ? shortCount(nodes / seconds) : "0";
}
