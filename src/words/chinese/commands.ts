import type { CommandSentences, HelpSentences } from "../command-sentences.ts";
import { arenaHelp } from "./arena-command.ts";
import { judgeHelp } from "./judge-command.ts";
import { puzzleHelp } from "./puzzle-command.ts";

export const help: HelpSentences = {
  usage: "用法：",
  arguments: "参数：",
  options: "选项：",
  commands: "命令：",
  help: "显示命令的帮助",
  helpCommand: "显示命令的帮助",
  language: ({ tags }) => `回答和帮助使用的语言：${tags}；否则按环境设置`,
  defaultsTo: ({ value }) => `默认：${value}`,
  choices: ({ choices }) => `可选：${choices}`,
};

export const commands: CommandSentences = {
  serve: {
    summary: "在一个端口上提供页面和 API，一切保存在一个文件里",
    about:
      "在一个端口上提供页面和 API。一切保存在一个文件里，或保存在多个服务器共用的\n" +
      "PostgreSQL 数据库里（docs/scaling.md）。",
    host: "监听的地址；0.0.0.0 表示整个网络",
    port: "端口；0 表示任意空闲端口",
    db: "文件，或 postgres://user@host/name；可以使用 players.dat；也可以设置 GRUNDY_DB",
    publicUrl: "前面有代理时，别人打开的地址",
    trustProxy: "哪些代理说明的来访者身份可以相信（本机上的代理）",
    operatorTokenFile: "存有更改玩家所用令牌的文件；也可以设置 GRUNDY_OPERATOR_TOKEN",
    logLevel: "写入标准错误的内容：JSON 行，在终端上只写警告",
    maxConnections: "每个地址的实时连接数",
    maxGames: "每个地址每分钟的新对局数",
    drain: "从 SIGTERM 到停止之间的秒数，期间不再接纳新来者",
    maxFile: "文件最大可达多少 MB；接近时不再创建新的对局",
    judge: "在沙箱中评测提交到 /judge 的程序（docs/judge-page.md）",
    judgeSeed: "用来生成隐藏用例的数字",
    judgePerHour: "每个地址每小时可提交的程序数",
  },
  nimsys: {
    summary: "Nimsys 控制台（a、b 或 c）：玩家、排行榜、对局",
    about: "Nimsys 控制台：a 供两人对局，b 有玩家和统计，c 有 AI 玩家和文件。",
    edition: "哪个版本",
    data: ({ file }) => `${file} 所在的文件夹；仅用于 c`,
    here: "当前文件夹",
    after: "在 $ 提示符后输入命令；exit 结束程序。参见 docs/nimsys.md。",
  },
  competition: {
    summary: "划木棍竞赛：Random、Heuristic、Smart 与 Human",
    about: "划木棍竞赛。类型：1 Random，2 Heuristic，3 Smart，4 Human。",
    type1: "每轮的先手，1到4",
    type2: "后手",
    rounds: "轮数，至少1轮",
  },
  reversi: {
    summary: "黑白棋控制台，棋盘边长为任意偶数",
    about: "黑白棋，棋盘边长为任意偶数，最小 4 × 4。黑方（1）先走；一手由行号和列号表示，从0数起。",
    black: ({ forms }) => `谁执黑方：${forms}`,
    white: ({ forms }) => `谁执白方：${forms}`,
  },
  piles: {
    summary: "三堆尼姆，可以撤销、重做和使用存档串",
    about: "三堆，每堆9枚，每次从一堆取1到3枚，取走最后一枚的一方获胜。白方先走。",
    black: ({ forms }) => `谁执黑方：${forms}`,
    white: ({ forms }) => `谁执白方：${forms}`,
  },
  analyse: {
    summary: "局面中每种走法的数值、最佳走法线和理由",
    about: ({ games, kinds, moves }) =>
      `局面中每种合法走法的数值、最佳走法线和理由。游戏：${games}。\n` +
      `最多显示${kinds}类走法和走法线的${moves}手；更长的回答会注明已截断。`,
    game: "游戏的名称，大小写均可；nim 就是 taking",
    position: "局面，可用任何一种记法：21、9 7 5 3 1、1100011/111 1、0989、对局记录",
    rows: "每行有几根木棍，用来代替局面：5,7 或 5/7 或 '5 7'",
    take: "一手可取的数目：范围和数字（1-3 或 1-3,5），或 any",
    middle: "可以从一行的任意位置取",
    end: "只能从一行的末端取",
    misere: "取走最后一根木棍的一方落败",
    normal: "取走最后一根木棍的一方获胜",
    swap: "后手玩家在自己的第一手可以换边",
    move: "另外说明这一手的作用和应对",
    proof: "另外给出证明和一个同类的较小局面",
    size: "reversi：棋谱或初始局面的棋盘边长",
    handicap: "reversi：一方开局时占有的角：black:2",
    depth: "reversi：向前算几手",
    seconds: ({ seconds, empty }) =>
      `reversi：计算多长时间；默认${seconds}秒，空格不超过${empty}个时精确求解`,
    exact: "reversi：算到终局",
    threads: "reversi：共用一张表的线程数",
    pick: "reversi：以 .wtb、.ggf 或 .obf 文件作为局面时，取其中第几局",
    ply: "reversi：对局走了几手之后的局面",
    json: "输出一个 JSON 对象，而不是文本",
    examples: "示例：",
  },
  puzzles: puzzleHelp,
  engine: {
    summary: "黑白棋引擎：solve、perft、gtp、nboard、match、book",
    about: "黑白棋引擎：求解、计数，以及与其他程序对弈。",
    threads: "共用一张表的线程数",
    json: "用一个 JSON 对象给出结果",
    size: "棋盘边长",
    solve: {
      about: "把 OBF 文件中的每个局面都算到终局",
      json: "每行一个 JSON 对象：index, score, move, pv, nodes, seconds, exact",
    },
    perft: { about: "统计从初始局面起的走法序列；停一手算一手，终局算一个叶子" },
    gtp: {
      about: "在标准输入和输出上使用 Go Text Protocol 2",
      level: "棋力，1到20级",
      seed: "用这个数字决定较弱级别的随机性",
    },
    nboard: {
      about: "在标准输入和输出上使用 NBoard 协议 2",
      depth: "在对方设定深度之前，向前算几手",
    },
    match: {
      about:
        "按开局进行的比赛，每个开局交换颜色各下一次。A 和 B 可以是级别（7）、depth:8、seconds:0.5、\n" +
        "nodes:100000、random，或外部程序：gtp 或 nboard 加 --cmd，或 gtp:PROGRAM、nboard:PROGRAM",
      cmd: "外部程序的命令行",
      cmdDepth: "给 NBoard 程序设定的深度",
      games: "局数；偶数",
      openings: "每行一份棋谱，用来代替这里生成的开局",
      plies: "这里生成的开局有几手",
      seed: "用这个数字决定开局和随机性",
    },
    solveBoard: {
      about: "从初始局面求解整个小棋盘：4 立即完成，6 需要几分钟",
      hashBits: "表有 2^n 项，每项16字节",
    },
    book: {
      about:
        "开局库：它包含什么，以及它在某个局面中的走法；--check 重新搜索其中一些局面，\n" +
        "--extend 使它更大更深，可以随时停止，以后再继续",
      position: "局面，用棋谱表示；省略时为初始局面",
      file: "使用别的开局库，而不是程序自带的",
      check: "抽样搜索其中的局面，说明它的走法损失多少",
      extend: "扩充这个文件中的开局库；新文件从程序自带的开局库开始",
      sample: "--check：抽取多少个局面",
      seed: "--check：用这个数字决定抽样",
      positions: "--extend：要达到多少个局面",
      depth: "向前算几手：--check 为18；--extend 为22，新局面先算到18",
      minutes: "--extend：进行多少分钟；省略时直到完成",
    },
  },
  arena: arenaHelp,
  judge: judgeHelp,
  export: {
    summary: "把服务器的全部对局和玩家写成 JSON 行",
    about: "把全部对局和玩家写成 JSON 行。期间服务器可以继续运行。",
    file: "写到哪里；省略时为标准输出",
    db: "读取的来源：文件，或 postgres://user@host/name；也可以设置 GRUNDY_DB",
  },
  import: {
    summary: "读回 export 写出的内容",
    about: "读回 `grundy export` 写出的内容。已有的内容保持不变。",
    file: "读取什么；省略时为标准输入",
    db: "写入的目标：文件，或 postgres://user@host/name；也可以设置 GRUNDY_DB",
  },
  prune: {
    summary: "说明哪些对局已过期，并删除它们",
    about:
      "说明有多少对局已过期；加 --yes 则删除它们并释放空间。\n" +
      "运行中的服务器会自行处理；使用文件的服务器必须先停止，才能用 --yes。",
    db: "文件，或 postgres://user@host/name；也可以设置 GRUNDY_DB",
    yes: "删除它们，而不只是说明数量",
    json: "每局一个 JSON 对象：id, reason, dropped",
  },
  worker: {
    summary: "在这台或另一台机器上承担存储中的任务",
    about:
      "承担存储中的任务，直到 SIGTERM 或 Ctrl-C：导出，以及在 PostgreSQL 上服务器提供服务之外的工作。\n" +
      "可以在任意多台机器上运行任意多个；每个任务只做一次。",
    db: "文件，或 postgres://user@host/name；也可以设置 GRUNDY_DB",
    kinds: ({ kinds }) => `承担哪些任务，用逗号隔开：${kinds}；省略时为除 judge 外所有能做的任务`,
    exportFolder: "导出写到哪里；没有它就不承担导出",
    lanes: "同时进行多少个任务",
    json: "每个任务一个 JSON 对象：id, kind, attempt, end, result, reason",
  },
  jobs: {
    summary: "在后台进行的工作；也可以请求导出",
    about: "存储中的任务：提供服务之外的工作及其结果。显示一周。",
    db: "文件，或 postgres://user@host/name；也可以设置 GRUNDY_DB",
    json: "输出 JSON 而不是文本，每个任务一个对象",
    list: {
      about: "最近的任务",
      kind: "只列出这一种",
      state: "只列出这种状态的",
      limit: "列出多少个",
    },
    show: { about: "一个任务的全部信息", id: "它的编号，如 list 所示" },
    add: { about: "请求一次导出，由 worker 写出", kind: "要做什么" },
  },
  doctor: {
    summary: "这台机器能做什么，缺少什么",
    about:
      "检查这台机器是否具备运行服务器、评测程序和让程序下棋的条件，尝试能否隔离外来程序，\n" +
      "并说明缺少什么、该怎么办（docs/programs.md）。",
    json: "输出一个 JSON 对象，而不是文本",
  },
  retention: {
    keepBegun: "没有第二手的对局保留多少天，或 forever（1）",
    keepUnfinished: "未结束的对局在最后一次变动后保留多少天，或 forever（90）",
    keepUnlisted: "已结束且未公开的对局保留多少天，或 forever（365）",
  },
  chance: { seed: "用这个整数决定所有随机性，以便重现同样的对局" },
};
