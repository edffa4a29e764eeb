import type { CompilerStop, NameFault, NoFile } from "../../programs/problems.ts";
import { shorten } from "../refusals.ts";
import { languageTitles, mebibytes, type SubmissionSentences } from "../submissions.ts";

const quoted = (text: string): string => `“${shorten(text)}”`;
const listed = (items: readonly string[]): string => items.map(shorten).join("、");

const faults: { readonly [Fault in NameFault]: string } = {
  absolute: "指向提交内容之外",
  parent: "指向提交内容之外",
  control: "含有不可见的字符",
  encoding: "无法作为文本读取",
  long: "太长",
  deep: "所在的文件夹层级太深",
  empty: "有一部分为空",
};

const found: { readonly [Found in NoFile]: string } = {
  link: "一个符号链接",
  device: "一个设备",
  pipe: "一个管道",
  socket: "一个套接字",
  unknown: "既非文件也非文件夹的东西",
};

const stops: { readonly [Stop in CompilerStop]: string } = {
  time: "用时太长",
  memory: "占用内存太多",
  output: "输出太多",
  crash: "崩溃了",
  forbidden: "做了不允许的操作",
};

export const submissions: SubmissionSentences = {
  problems: {
    "submission-missing": ({ file }) => `找不到 ${shorten(file)}`,
    "submission-unreadable": ({ file, code }) => `无法读取 ${shorten(file)}（${code}）`,
    "files-too-many": ({ max }) => `提交的文件超过${max}个；请去掉不是手写的文件`,
    "submission-too-large": ({ max }) => `提交的内容超过${mebibytes(max)}`,
    "name-wrong": ({ name, fault }) => `名称${quoted(name)}${faults[fault]}；请给文件另起一个名称`,
    "names-collide": ({ name, other }) =>
      `名称${quoted(name)}和${quoted(other)}在有些系统上是相同的；请更改其中一个`,
    "no-file": ({ name, found: what }) => `${quoted(name)}是${found[what]}；提交的内容只能是普通文件`,
    "archive-unknown": ({ extension }) =>
      `无法打开 ${shorten(extension)} 类型的压缩包；请提交文件夹、文件、zip 或 jar`,
    "archive-too-large": ({ max }) => `压缩包超过${mebibytes(max)}`,
    "archive-damaged": ({ reported }) => `压缩包已损坏（${shorten(reported)}）；请重新打包`,
    "archive-encrypted": ({ name }) =>
      `压缩包${name === "" ? "" : `中的${quoted(name)}`}已加密；请不设密码打包`,
    "archive-method": ({ name, method }) =>
      `${quoted(name)}使用了未知的压缩方法${method}；请打包成普通的 zip`,
    "archive-size-wrong": ({ name }) => `压缩包中记载的${quoted(name)}的大小有误；请重新打包`,
    "archive-nested": ({ name }) => `${quoted(name)}是提交内容中的压缩包；请把它解开`,
    "tool-missing": ({ language, tool, install }) =>
      `${languageTitles[language]} 需要 ${tool}：apt-get install ${install}`,
    "typescript-missing": ({ node, install }) =>
      `TypeScript 需要 Node 22.7 或更新版本${node === "" ? "" : `（这里是 ${node}）`}，或 esbuild：apt-get install ${install}`,
    "compiler-failed": ({ language, tool, code }) =>
      `无法启动 ${languageTitles[language]} 的编译器 ${tool}（${code}）`,
    "no-compile": ({ language, stopped }) =>
      stopped
        ? `无法编译这个 ${languageTitles[language]} 程序：编译器${stops[stopped]}`
        : `这个 ${languageTitles[language]} 程序未能通过编译`,
    "nothing-to-run": ({ language }) =>
      language === undefined
        ? `其中没有程序；可以使用的语言有 ${Object.values(languageTitles).join("、")}`
        : `其中没有 ${languageTitles[language]} 程序`,
    "entry-missing": ({ language, expected }) =>
      `其中没有程序入口${expected === undefined ? "" : `，既没有 ${shorten(expected)}，也没有别的`}：这个 ${languageTitles[language]} 程序没有 main`,
    "entries-several": ({ language, entries }) =>
      `其中有多个 ${languageTitles[language]} 程序：${listed(entries)}；请指明是哪一个`,
    "languages-several": ({ languages }) =>
      `其中有多种语言的程序：${languages.map((id) => languageTitles[id]).join("、")}；请指明是哪一种`,
    "name-reserved": ({ name }) => `类不能命名为 ${shorten(name)}：评测器有同名的类`,
  },
  remarks: {
    "byte-order-mark": ({ file }) =>
      `${shorten(file)} 以字节顺序标记（BOM）开头，javac 不接受；请保存为不带 BOM 的 UTF-8`,
    "package-line": ({ file, package: name }) =>
      `${shorten(file)} 属于包 ${shorten(name)}；如果查找类时不带包名，请去掉这一行`,
    "packages-stripped": ({ packages }) => `已略去 package 行：${listed(packages)}`,
    "encoding-other": ({ file, encoding }) => `${shorten(file)} 不是 UTF-8 编码；已按 ${encoding} 读取`,
    "entry-other": ({ expected, entry }) => `没有作为入口的 ${shorten(expected)}；已启动 ${shorten(entry)}`,
    "passed-over": ({ name }) => `${shorten(name)} 是库文件，已略去`,
  },
};
