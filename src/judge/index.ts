/**
 * Somebody's program against a published console, as far as no program has to be started: cases, what differs, what kind of difference it is,
 * and what is said of it. Runs in a browser, too.
 *
 *   generateCases(edition, options)  sessions that reach everything an edition can say, and the table of case against feature
 *   parseGivenCases(files, decode)   cases from files: NAME.in, NAME.out, NAME.args, or a Kattis package
 *   featuresReached(edition, …)      what a session reaches; featuresOf(edition) is all there is, with its certainty
 *   catalogues[edition].classify     which message a line of output is, with its parts
 *
 *   differenceOf(expected, got, circumstances)   the first place where two outputs part, and its kind
 *   sameWithout(expected, got, accepted)         whether they are the same when some differences are passed over
 *   differenceText, verdictText, causeText, wrongMoveText, markedLines   what is said of it, in any language
 *   causeFrom(errors), causeInSource(file, source), causeOfBothRuns   why a program failed
 *   terminalTranscript, pipedTranscript          the session as at a terminal, and as it was compared
 *   separate(edition, args, transcript)          a session at a terminal taken apart into what was typed and what was printed
 *   explainOutput(say, edition, session, got)    all of that for an output that somebody has at hand
 *   smallestSession(session, search)             the smallest input that fails in the same way
 *   answerOf, jsonLine, gradescopeResults, classroomResult, junitReport, check50Report, csvReport, markdownReport   reports
 *   studentPage, classPage                       the same as pages
 */
export * from "./assignments.ts";
export * from "./case.ts";
export { type Catalogue, catalogues, type KnownLine, type Message } from "./catalogue/index.ts";
export { decodeText, encodeText } from "./compare/bytes.ts";
export { type Circumstances, differenceOf } from "./compare/difference.ts";
export { type InvisibleMark, invisibleMarks, marked, marksIn } from "./compare/marks.ts";
export type { MessageCatalogue } from "./compare/message-catalogue.ts";
export { firstDifference, type Place, placeOf } from "./compare/place.ts";
export { sameWithout, smallestRelaxation } from "./compare/relaxations.ts";
export { type Cause, causeFrom, causeInSource, causeOfBothRuns } from "./explain/causes.ts";
export { exampleTranscript } from "./explain/example.ts";
export {
  causeText,
  differenceText,
  type KnownVerdict,
  type MarkedLines,
  markedLines,
  verdictText,
  wrongMoveText,
} from "./explain/explain.ts";
export { type Explained, explainOutput } from "./explain/explain-output.ts";
export { type Separated, separate } from "./explain/separate.ts";
export {
  pipedTranscript,
  type Shown,
  type Transcript,
  type TranscriptOptions,
  terminalTranscript,
  transcriptText,
} from "./explain/transcript.ts";
export { featuresOf, featuresReached, type SessionFeatures } from "./features/index.ts";
export { type Generated, type GenerateOptions, generateCases } from "./generate/index.ts";
export * from "./given.ts";
export { annotations } from "./report/annotations.ts";
export { type Answer, answerOf, type CaseAnswer, jsonLine } from "./report/answer.ts";
export { check50Report } from "./report/check50.ts";
export { classroomResult } from "./report/classroom.ts";
export { csvReport } from "./report/csv.ts";
export { gradescopeResults, type Visibility } from "./report/gradescope.ts";
export { classPage } from "./report/html/class.ts";
export { studentPage } from "./report/html/student.ts";
export { type JudgedCase, type Judgement, type Proof, pointsOf, worstVerdict } from "./report/judgement.ts";
export { junitReport } from "./report/junit.ts";
export { markdownReport } from "./report/markdown.ts";
export { caseText } from "./report/text.ts";
export { type Smallest, type SmallestSearch, smallestSession } from "./smallest/smallest.ts";
export * from "./verdict.ts";
