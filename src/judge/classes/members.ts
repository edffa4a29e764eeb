import { inOneText, type JudgeSentences } from "../../words/index.ts";
import type { Harness } from "./harness/harness.ts";
import type { Member } from "./harness/lines.ts";
import { type Found, failureOf } from "./verdict-case.ts";

/** A class as a document has it: each member as it is declared there, or several of which one is enough. */
export interface DeclaredClass {
  readonly name: string;
  readonly members: readonly (string | readonly string[])[];
  readonly implements?: string;
  /** Whether the document allows no other public members. */
  readonly closed?: boolean;
}

/** Holds a class against its declaration. Only Java tells types; elsewhere the names count. */
export async function judgeMembers(
  say: JudgeSentences,
  { harness, known }: { readonly harness: Harness; readonly known: ReadonlySet<string> },
  declared: DeclaredClass,
  typed: boolean,
): Promise<Found | undefined> {
  const { name } = declared;
  const absent = { verdict: "MISSING", message: say.verdicts.MISSING({ what: "class", name }) } as const;
  if (!known.has(name)) return absent;
  const answer = await harness.askOne({ ask: "members", name });
  // A class that could not be loaded said why when it was.
  const loading = harness.prepared.find(({ kind }) => kind === "thrown" || kind === "ended");
  if (answer.kind === "missing" || answer.kind === "unasked")
    return (loading && failureOf(say, loading, name)) ?? absent;
  if (answer.kind !== "members") return failureOf(say, answer, name);
  const faults = faultsOf(say, answer.members, declared, typed);
  const [first] = faults;
  if (!first) return undefined;
  const sentences = faults.slice(0, mostFaults).map(({ message }) => message);
  return { verdict: first.verdict, message: inOneText(sentences) };
}

/** Whoever has mended these is told the next. */
const mostFaults = 5;

/** What is missing comes before what is too much. */
function faultsOf(
  say: JudgeSentences,
  members: readonly Member[],
  declared: DeclaredClass,
  typed: boolean,
): readonly Found[] {
  const { name: of } = declared;
  const wanted = declared.members.map((each) => (typeof each === "string" ? [each] : each).map(parseMember));
  const faults: Found[] = [];
  for (const alternatives of wanted) {
    const [first] = alternatives;
    if (!first || alternatives.some((each) => members.some((member) => agrees(member, each, typed))))
      continue;
    const near = members.find((member) => alternatives.some((each) => isCalled(member, each)));
    // A script has a constructor whether it is written or not.
    if (!typed && first.kind === "constructor") continue;
    const message = near
      ? say.classes.memberOther({ of, declared: first.text, got: memberText(near) })
      : say.classes.memberMissing({ what: first.kind, of, declared: first.text });
    faults.push({ verdict: "MISSING", message });
  }
  const { implements: face } = declared;
  if (
    typed &&
    face !== undefined &&
    !members.some(({ kind, name }) => kind === "implements" && name === face)
  )
    faults.push({
      verdict: "MISSING",
      message: say.classes.memberMissing({ what: "interface", of, declared: face }),
    });
  if (declared.closed)
    for (const member of members)
      if (isExtra(member, wanted.flat(), typed))
        faults.push({
          verdict: "DIFFERENT",
          message: say.classes.memberExtra({ of, member: typed ? memberText(member) : member.name }),
        });
  return faults;
}

interface WantedMember {
  readonly text: string;
  readonly kind: "constructor" | "method" | "field";
  readonly flags: readonly string[];
  readonly type: string;
  readonly name: string;
  readonly parameters: readonly string[];
}

/** `public static final int RANDOM`, `public Move(int, int, int)`, `public int getRow()`. */
function parseMember(text: string): WantedMember {
  const [head = "", list] = text.split(/[()]/);
  const words = head.trim().split(" ");
  const name = words.at(-1) ?? "";
  const flags = words.filter((word) => /^(public|static|final|abstract)$/.test(word));
  const type = words.slice(flags.length, -1).join(" ");
  const kind = list === undefined ? "field" : type === "" ? "constructor" : "method";
  return {
    text,
    kind,
    flags,
    type,
    name,
    parameters: list ? list.split(",").map((each) => each.trim()) : [],
  };
}

const isCalled = (member: Member, wanted: WantedMember): boolean =>
  member.kind === wanted.kind && member.name === wanted.name;

function agrees(member: Member, wanted: WantedMember, typed: boolean): boolean {
  if (!isCalled(member, wanted)) return false;
  if (!typed) return true;
  const same = member.type === wanted.type && member.parameters.join() === wanted.parameters.join();
  return (
    same && !member.flags.includes("private") && wanted.flags.every((flag) => member.flags.includes(flag))
  );
}

/** What every object has may be written anew. */
function isExtra(member: Member, wanted: readonly WantedMember[], typed: boolean): boolean {
  if (member.kind === "self" || member.kind === "implements") return false;
  if (!member.flags.includes("public") || member.flags.includes("inherited")) return false;
  if (!typed && member.kind === "constructor") return false;
  return !wanted.some((each) => agrees(member, each, typed) || (!typed && isCalled(member, each)));
}

function memberText({ kind, flags, type, name, parameters }: Member): string {
  const head = [...flags.filter((flag) => flag !== "inherited"), type, name].filter((word) => word !== "");
  return `${head.join(" ")}${kind === "field" || kind === "class" ? "" : `(${parameters.join(", ")})`}`;
}
