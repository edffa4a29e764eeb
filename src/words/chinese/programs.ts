import type { ProgramProblem } from "../cli-sentences.ts";
import type { DoctorSentences } from "../doctor-sentences.ts";
import { shorten } from "../refusals.ts";

const quoted = (text: string): string => `“${shorten(text)}”`;

/** Why a program outside cannot be played with. */
export function program(problem: ProgramProblem): string {
  switch (problem.kind) {
    case "refused":
      return `无法与${quoted(problem.command)}对局：它说的是${quoted(problem.answer)}`;
    case "unreachable":
      return "无法用 GTP 表示这个局面：没有对局能走到那里";
    case "unstartable":
      return `无法启动${quoted(problem.command)}：${problem.reason}`;
    case "ended":
      return `${quoted(problem.command)}已结束${problem.status === null ? "" : `，状态码为${problem.status}`}${last(problem.said)}`;
    case "crashed":
      return `${quoted(problem.command)}被 ${problem.signal} 终止${last(problem.said)}`;
    case "silent":
      return `${quoted(problem.command)}已有${problem.seconds}秒没有回答`;
    case "flood":
      return `${quoted(problem.command)}的回答超出了限制：每行64 KiB、2000行、1 MiB`;
    case "unreadable":
      return `${quoted(problem.command)}不是命令行：${unreadable[problem.code]}`;
    case "memory":
      return `${quoted(problem.command)}被终止，原因是内存超限`;
  }
}

const last = (said: string): string => (said === "" ? "" : `；它最后说的是${quoted(said)}`);

const unreadable = {
  "command-empty": "其中没有内容",
  "quote-open": "引号没有闭合",
  "escape-open": "末尾的反斜杠后面没有内容",
} as const;

const compile = "apt-get install build-essential，或你的系统中对应的软件包";

export const doctor: DoctorSentences = {
  names: {
    node: "Node",
    bubblewrap: "bubblewrap",
    limits: "prlimit 和 setpriv",
    users: "程序专用用户",
    java: "Java",
    c: "C",
    cpp: "C++",
    python: "Python",
    javascript: "JavaScript",
    typescript: "TypeScript",
    rust: "Rust",
    go: "Go",
    postgres: "PostgreSQL",
  },
  uses: {
    node: "这里的一切都由它运行",
    bubblewrap: "给外来程序一个独立的环境：2级",
    limits: "限制和约束外来程序：1级和2级",
    users: "外来程序不使用我们的用户",
    java: "Java 程序可以评测，也可以下棋",
    c: "C 程序可以评测，也可以下棋",
    cpp: "C++ 程序可以评测，也可以下棋",
    python: "Python 程序可以评测，也可以下棋",
    javascript: "JavaScript 程序可以评测，也可以下棋",
    typescript: "TypeScript 程序可以评测，也可以下棋",
    rust: "Rust 程序可以评测，也可以下棋",
    go: "Go 程序可以评测，也可以下棋",
    postgres: "多个服务器可以共用保存的数据",
  },
  advice: {
    node: "请安装 Node 20.19 或更新版本",
    bubblewrap: "apt-get install bubblewrap，或你的系统中对应的软件包，0.6 或更新版本",
    limits: "请安装 util-linux",
    users: "请以 root 运行，或允许用户命名空间：sysctl user.max_user_namespaces=10000",
    java: "请安装 JDK：apt-get install default-jdk-headless，或你的系统中对应的软件包",
    c: compile,
    cpp: compile,
    python: "apt-get install python3，或你的系统中对应的软件包",
    javascript: "请把 Node 安装到所有用户都能找到的地方，即 /usr/bin 或 /usr/local/bin",
    typescript:
      "请把 Node 22.7 或更新版本安装到 /usr/bin 或 /usr/local/bin，或安装 esbuild：apt-get install esbuild",
    rust: "apt-get install rustc，或你的系统中对应的软件包",
    go: "apt-get install golang-go，或你的系统中对应的软件包",
    postgres: "只有多个服务器才需要；单个服务器把一切保存在一个文件里",
  },
  states: { good: "正常", lacking: "缺少", unreachable: "无法访问" },
  outside: ({ path }) => `外来程序无法访问 ${path}；请安装到 /usr/bin 或 /usr/local/bin`,
  levels: {
    none: "完全没有隔离",
    limits: "通过限制和独立的用户",
    bubblewrap: "在 bubblewrap 中，通过限制并使用另一个用户",
  },
  sandbox: ({ level, about }) => `外来程序的隔离级别为${level}级：${about}。`,
  trials: {
    start: "启动",
    write: "在外部写入",
    read: "在外部读取",
    connect: "连接网络",
    fork: "无限创建进程",
    memory: "无限占用内存",
  },
  failed: ({ level, trials, said }) =>
    `已尝试${level}级，但隔离不住：${trials}${said === "" ? "" : `（${said}）`}。`,
  purposes: {
    server: () => "服务器：这台机器可以胜任。",
    judge: ({ contained, level }) =>
      contained
        ? `评测：可以评测外来程序，隔离级别为${level}级。`
        : "评测：只能评测你信任的程序；这里无法隔离外来程序。",
    arena: ({ contained, level }) =>
      contained
        ? `竞技场：外来程序可以下棋，隔离级别为${level}级。`
        : "竞技场：只能使用你信任的程序；这里无法隔离外来程序。",
  },
};
