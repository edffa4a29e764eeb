import packageJson from "../../package.json" with { type: "json" };
import type { CliRefusal } from "../words/index.ts";
import { UserError } from "./errors.ts";

/** Set to anything, it shows the stack behind the line of a bug. */
const debugVariable = "GRUNDY_DEBUG";
const longestText = 200;

/** What is to be said of whatever was thrown: what the user can put right, or that it is a bug, with what a report needs. */
export function refusalFor(error: unknown): CliRefusal {
  if (error instanceof UserError) return error.refusal;
  const { platform, arch, version } = process;
  const system = `grundy ${packageJson.version}, Node ${version}, ${platform} ${arch}`;
  return { code: "bug", facts: { what: textOf(error), system, variable: debugVariable } };
}

/** The stack, where it is wanted. */
export function stackOf(error: unknown): string {
  const wanted = Boolean(process.env[debugVariable]) && !(error instanceof UserError);
  return wanted && error instanceof Error && error.stack ? `${error.stack}\n` : "";
}

function textOf(error: unknown): string {
  const name = error instanceof Error && error.name !== "Error" ? `${error.name}: ` : "";
  const message = error instanceof Error ? error.message : String(error);
  const line = `${name}${message}`.replace(/[\p{C}\p{Z}]+/gu, " ").trim();
  return line.length > longestText ? `${line.slice(0, longestText)}…` : line;
}
