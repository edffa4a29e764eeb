import type { CompilerStop, NameFault, NoFile } from "../../programs/problems.ts";
import { shorten } from "../refusals.ts";
import { languageTitles, mebibytes, type SubmissionSentences } from "../submissions.ts";

const quoted = (text: string): string => `“${shorten(text)}”`;
const listed = (items: readonly string[]): string => items.map(shorten).join(", ");

const faults: { readonly [Fault in NameFault]: string } = {
  absolute: "leads outside the submission",
  parent: "leads outside the submission",
  control: "has characters that cannot be seen",
  encoding: "cannot be read as text",
  long: "is too long",
  deep: "lies in too many folders",
  empty: "has an empty part",
};

const found: { readonly [Found in NoFile]: string } = {
  link: "a link",
  device: "a device",
  pipe: "a pipe",
  socket: "a socket",
  unknown: "neither a file nor a folder",
};

const stops: { readonly [Stop in CompilerStop]: string } = {
  time: "took too long",
  memory: "needed too much memory",
  output: "said too much",
  crash: "crashed",
  forbidden: "did what is forbidden",
};

export const submissions: SubmissionSentences = {
  problems: {
    "submission-missing": ({ file }) => `there is no ${shorten(file)}`,
    "submission-unreadable": ({ file, code }) => `${shorten(file)} cannot be read (${code})`,
    "files-too-many": ({ max }) =>
      `the submission has more than ${max} files; leave out what was not written by hand`,
    "submission-too-large": ({ max }) => `the submission is larger than ${mebibytes(max)}`,
    "name-wrong": ({ name, fault }) => `the name ${quoted(name)} ${faults[fault]}; give the file another`,
    "names-collide": ({ name, other }) =>
      `the names ${quoted(name)} and ${quoted(other)} are the same on some systems; change one`,
    "no-file": ({ name, found: what }) =>
      `${quoted(name)} is ${found[what]}; a submission consists of plain files`,
    "archive-unknown": ({ extension }) =>
      `archives of the kind ${shorten(extension)} cannot be opened; send a folder, a file, a zip or a jar`,
    "archive-too-large": ({ max }) => `the archive is larger than ${mebibytes(max)}`,
    "archive-damaged": ({ reported }) => `the archive is damaged (${shorten(reported)}); pack it again`,
    "archive-encrypted": ({ name }) =>
      `the archive is encrypted${name === "" ? "" : ` at ${quoted(name)}`}; pack it without a password`,
    "archive-method": ({ name, method }) =>
      `${quoted(name)} is packed by method ${method}, which is not known; pack it as a plain zip`,
    "archive-size-wrong": ({ name }) => `the archive says a wrong size of ${quoted(name)}; pack it again`,
    "archive-nested": ({ name }) => `${quoted(name)} is an archive within the submission; unpack it`,
    "tool-missing": ({ language, tool, install }) =>
      `${languageTitles[language]} needs ${tool}: apt-get install ${install}`,
    "typescript-missing": ({ node, install }) =>
      `TypeScript needs Node 22.7 or later${node === "" ? "" : ` (here is ${node})`}, or esbuild: apt-get install ${install}`,
    "compiler-failed": ({ language, tool, code }) =>
      `the compiler of ${languageTitles[language]}, ${tool}, cannot be started (${code})`,
    "no-compile": ({ language, stopped }) =>
      stopped
        ? `the ${languageTitles[language]} program cannot be compiled: the compiler ${stops[stopped]}`
        : `the ${languageTitles[language]} program does not compile`,
    "nothing-to-run": ({ language }) =>
      language === undefined
        ? `there is no program in it; it may be in ${Object.values(languageTitles).join(", ")}`
        : `there is no ${languageTitles[language]} program in it`,
    "entry-missing": ({ language, expected }) =>
      `nothing in it begins${expected === undefined ? "" : `, neither ${shorten(expected)} nor another`}: the ${languageTitles[language]} program has no main`,
    "entries-several": ({ language, entries }) =>
      `several ${languageTitles[language]} programs are in it: ${listed(entries)}; say which`,
    "languages-several": ({ languages }) =>
      `programs in several languages are in it: ${languages.map((id) => languageTitles[id]).join(", ")}; say which`,
    "name-reserved": ({ name }) =>
      `a class may not be called ${shorten(name)}: the judge has one of that name`,
  },
  remarks: {
    "byte-order-mark": ({ file }) =>
      `${shorten(file)} begins with a byte order mark, which javac does not accept; save it as UTF-8 without one`,
    "package-line": ({ file, package: name }) =>
      `${shorten(file)} is in the package ${shorten(name)}; where classes are looked for without packages, leave the line out`,
    "packages-stripped": ({ packages }) => `the package lines were left out: ${listed(packages)}`,
    "encoding-other": ({ file, encoding }) => `${shorten(file)} is not in UTF-8; it was read as ${encoding}`,
    "entry-other": ({ expected, entry }) =>
      `there is no ${shorten(expected)} that begins; ${shorten(entry)} was started`,
    "passed-over": ({ name }) => `${shorten(name)} is a library and was left out`,
  },
};
