import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run, type Sandbox, usualLimits } from "../../../programs/index.ts";
import type { LanguageTool } from "../../../programs/languages/index.ts";
import { javaHarness, javaSource } from "./source-java.ts";

/** It knows no class of any submission, so it is compiled once for all of them. */
const compiledBy = new Map<string, Uint8Array>();

/** The harness as a class file, made in a folder inside `build`; nothing where it cannot be compiled. */
export async function compileJavaHarness(
  { file: javac, readable }: LanguageTool,
  build: string,
  sandbox: Sandbox,
): Promise<Uint8Array | undefined> {
  const known = compiledBy.get(javac);
  if (known) return known;
  const directory = join(build, "harness-source");
  await mkdir(directory, { recursive: true, mode: 0o755 });
  const source = join(directory, `${javaHarness}.java`);
  await writeFile(source, javaSource);
  const flags = ["-J-XX:+UseSerialGC", "-J-XX:TieredStopAtLevel=1", "-proc:none", "-nowarn"];
  const command = [javac, ...flags, "-encoding", "UTF-8", "-d", directory, source];
  const launch = { command, directory, readable };
  const { ending } = await run({ launch, sandbox, limits: usualLimits.compile });
  if (ending.reason !== "ended" || ending.status !== 0) return undefined;
  const compiled = await readFile(join(directory, `${javaHarness}.class`));
  compiledBy.set(javac, compiled);
  return compiled;
}
