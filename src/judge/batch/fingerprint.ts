import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { lstat, readdir, readlink } from "node:fs/promises";
import { join } from "node:path";
import { usualLimits } from "../../programs/index.ts";
import { isNoise, usualBounds } from "../../programs/submission/index.ts";
import type { Rules } from "../programs/contract.ts";
import { shortLimits } from "../programs/hanging.ts";
import type { Handed } from "./class-source.ts";

/** By how something is judged: when any of it changes, everything is judged again. */
export function rulesFingerprint(rules: Rules, version: string): string {
  const { assignment, cases, seed, accept, sandbox, language, stripPackages, smallest } = rules;
  const facts = {
    version,
    assignment,
    seed,
    accept: [...accept].sort(),
    level: sandbox.level,
    limits: { ...usualLimits, short: shortLimits },
    bounds: usualBounds,
    language: language.judge.tag,
    stripPackages: stripPackages ?? false,
    smallest: smallest ?? true,
    cases: cases.map(({ given, ...each }) => ({ ...each, given: given && hex(given) })),
  };
  return hex(JSON.stringify(facts));
}

/** A submission's files under these rules. */
export async function fingerprint(handed: Handed, rules: string): Promise<string> {
  const hash = createHash("sha256").update(rules);
  if ("bytes" in handed) hash.update(handed.extension).update(handed.bytes);
  else await addPath(hash, handed.path, "");
  return hash.digest("hex");
}

/** Names and sizes go before contents, so that none can pass for another. */
async function addPath(hash: Hash, path: string, inside: string): Promise<void> {
  const stats = await lstat(path);
  if (stats.isDirectory()) {
    hash.update(`\0folder ${JSON.stringify(inside)}`);
    for (const name of (await readdir(path)).sort())
      if (!isNoise(name)) await addPath(hash, join(path, name), `${inside}/${name}`);
  } else if (stats.isSymbolicLink()) {
    hash.update(`\0link ${JSON.stringify([inside, await readlink(path)])}`);
  } else {
    hash.update(`\0file ${JSON.stringify([inside, stats.isFile(), stats.size])}`);
    if (!stats.isFile()) return;
    // What is too large to be judged is told by its time.
    if (stats.size > usualBounds.size) hash.update(String(stats.mtimeMs));
    else for await (const part of createReadStream(path)) hash.update(part as Buffer);
  }
}

function hex(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
