import { chmod, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { compileJavaHarness, javaClassNames, javaHarness } from "../../judge/classes/harness/index.ts";
import { noSandbox, run, type Sandbox, systemPath } from "../../programs/index.ts";
import { prepare, toolsOn } from "../../programs/languages/index.ts";
import { problem, type Refused } from "../../programs/problems.ts";
import { takeIn } from "../../programs/submission/index.ts";
import type { RefereedBot } from "./referee.ts";

/** A Java class that can be started as a bot. */
export interface JavaBot {
  readonly ok: true;
  readonly command: readonly string[];
  /** What it reads besides what is the system's, where it is contained. */
  readonly readable: readonly string[];
}

/**
 * Compiles what stands behind `java:`, which is a class in the bot's directory (`NimAIPlayer`, `smith/NimAIPlayer.java`), or a folder, zip or jar and the class in it
 * (`smith.zip NimAIPlayer`), into `folder`, which has to stay as long as the bot plays.
 */
export async function prepareJavaBot(
  words: readonly string[],
  directory: string,
  folder: string,
  sandbox: Sandbox = noSandbox,
): Promise<JavaBot | Refused> {
  const { source, name } = classIn(words);
  const taken = await takeIn(resolve(directory, source), join(folder, "source"));
  if (!taken.ok) return taken;
  const build = join(folder, "build");
  const tools = toolsOn(sandbox.level === 0 ? (process.env.PATH ?? "") : systemPath);
  const prepared = await prepare({
    submission: taken.submission,
    build,
    wanted: { language: "java", runnable: false, reserved: [javaHarness] },
    tools,
    run: (launch, limits) => run({ launch, limits, sandbox }),
  });
  if (!prepared.ok) return prepared;
  const { classes = taken.submission.folder, start } = prepared;
  const reference = (await javaClassNames(classes, [name])).get(name);
  if (reference === undefined) return problem("entry-missing", { language: "java", expected: name });
  const javac = await tools.find("javac");
  const harness = javac && (await compileJavaHarness(javac, build, sandbox));
  if (!harness)
    return problem("tool-missing", { language: "java", tool: "javac", install: tools.packageOf("javac") });
  // No class of the submission has this name.
  await writeFile(join(classes, `${javaHarness}.class`), harness);
  return { ok: true, command: [...start.command, javaHarness, reference], readable: start.readable };
}

function classIn(words: readonly string[]): { readonly source: string; readonly name: string } {
  const path = words.at(-1) ?? "";
  const name = basename(path).replace(/\.(java|class)$/i, "");
  return { source: words.length > 1 ? (words[0] as string) : dirname(path), name };
}

/** Says why, for the evidence, and ends. */
const refusing = "process.stderr.write(process.argv[1]); process.exitCode = 1;";

/** The same for a referee, where one bot that cannot be made must not keep the others from playing: its processes end with the reason. */
export async function javaReady(
  bot: RefereedBot,
  sandbox: Sandbox,
  newFolder: () => string,
): Promise<RefereedBot> {
  const { setup, command } = bot;
  if (command.includes(javaHarness)) return bot;
  const folder = newFolder();
  // A compiler under a user of its own passes through.
  await chmod(folder, 0o711);
  const made = await prepareJavaBot(command, setup.directory ?? process.cwd(), folder, sandbox);
  if (!made.ok) {
    const { code, facts } = made.problem;
    const reason = "messages" in facts ? facts.messages : JSON.stringify(facts);
    return { ...bot, command: [process.execPath, "-e", refusing, `${code}: ${reason}\n`] };
  }
  return { ...bot, command: made.command, readable: made.readable };
}
