/**
 * A whole class, and autograders for courses (Node only).
 *
 *   openClass(path), findEntrants(source)   who handed in what: a folder a student, an archive, Moodle's and Gradescope's exports
 *   judgeClass(run)                         judges them side by side, goes on where it was, and writes the reports
 *   packOf(kind, options), writePack        an autograder for Gradescope, GitHub Classroom or Kattis
 */
export { type ClassResult, type ClassRun, judgeClass, keyFileOf, type Progress } from "./class.ts";
export type { ClassSource } from "./class-source.ts";
export { findEntrants, openClass } from "./entrants.ts";
export { type PackKind, packKinds, packOf, writePack } from "./packs/index.ts";
