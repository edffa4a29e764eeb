import Type from "typebox";
import { assignmentIds } from "../../judge/assignments.ts";
import type { Answer, Difference, Transcript } from "../../judge/index.ts";
import { differenceKinds, relaxations, verdicts } from "../../judge/verdict.ts";
import { languageTags } from "../../words/index.ts";
import { programName } from "../bounds.ts";
import { closed } from "./parts.ts";

/** As what a program may be sent. */
export const programTypes = [
  "application/zip",
  "application/java-archive",
  "application/octet-stream",
  "text/plain",
] as const;

/** The bytes of the file. What comes is no JSON, so there is nothing to check but its length. */
export const programFile = Type.Unsafe<Uint8Array<ArrayBuffer>>({
  format: "binary",
  description: "the file itself",
});

export const programQuery = closed({
  assignment: Type.Enum([...assignmentIds], { description: "what it was written for" }),
  name: Type.String({ pattern: programName, description: "what the file is called, without a folder" }),
  language: Type.Optional(
    Type.Enum([...languageTags], { description: "in which it is explained; English when left out" }),
  ),
});

export const judgingId = Type.String({
  pattern: "^[0-9]{1,16}-[A-Za-z0-9_-]{32}$",
  description: "a program that was handed in; keep it secret",
});

const points = Type.Number({ minimum: 0 });
const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** What `grundy judge --json` answers. */
const answer = Type.Unsafe<Answer>(
  Type.Object({
    assignment: Type.Enum([...assignmentIds]),
    verdict: Type.Enum([...verdicts]),
    score: points,
    max: points,
    sandbox: closed({ level: Type.Integer(), how: Type.String() }),
    seconds: Type.Number(),
    cases: Type.Array(
      Type.Object({
        name: Type.String(),
        verdict: Type.Enum([...verdicts]),
        features: Type.Array(Type.String()),
        kind: Type.Optional(orNull(Type.Enum([...differenceKinds]))),
        only: Type.Optional(orNull(Type.Array(Type.Enum([...relaxations])))),
        expected: Type.Optional(orNull(Type.String())),
        got: Type.Optional(orNull(Type.String())),
        message: Type.Optional(Type.String()),
        smallest: Type.Optional(Type.String()),
      }),
    ),
  }),
);

const transcript = Type.Unsafe<Transcript>(
  Type.Array(
    Type.Union([
      closed({ kind: Type.Enum(["output", "input"]), text: Type.String() }),
      closed({ kind: Type.Literal("difference") }),
      closed({ kind: Type.Literal("cut"), characters: Type.Integer() }),
    ]),
  ),
);

/** Of each kind of failure the first case, with all there is to see. */
const shownCase = closed({
  name: Type.String(),
  difference: Type.Optional(Type.Unsafe<Difference>(Type.Object({ kind: Type.Enum([...differenceKinds]) }))),
  terminal: Type.Optional(transcript),
  expected: Type.Optional(transcript),
});

export const judgingAnswer = Type.Union([
  closed({ state: Type.Literal("queued"), place: Type.Integer({ minimum: 1 }) }),
  closed({ state: Type.Literal("running"), done: Type.Integer({ minimum: 0, description: "cases" }) }),
  closed({ state: Type.Literal("done"), answer, shown: Type.Array(shownCase) }),
  closed({ state: Type.Literal("failed") }, "it could not be judged, which is not the program's fault"),
]);
