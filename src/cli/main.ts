import { commands } from "./commands.ts";
import { UserError } from "./errors.ts";

const [, , name = "", ...rest] = process.argv;

// A reader that has seen enough (`| head`) is not an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

try {
  await run();
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  process.stderr.write(`grundy: ${error.message}\n`);
  process.exitCode = error.status;
}

async function run(): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) {
    const { make } = await command.load();
    await make().name(`grundy ${name}`).parseAsync(rest, { from: "user" });
    return;
  }
  const menu = await import("./menu.ts");
  await menu.run(name);
}
