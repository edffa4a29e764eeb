import { Command } from "commander";
import type { CliSentences, DoctorItem, DoctorTrial } from "../words/index.ts";
import { padEnd, purposes, widthOf } from "../words/index.ts";
import { examine, type Finding, type Health } from "./doctor-findings.ts";

/** `grundy doctor`: what this machine can do for a server, a judge and an arena. */
export function make(cli: CliSentences): Command {
  const say = cli.commands.doctor;
  return new Command()
    .description(say.about)
    .option("--json", say.json)
    .action(async ({ json }: { readonly json?: true }) => {
      const health = await examine();
      const lines = json ? [JSON.stringify(health)] : told(cli, health);
      process.stdout.write(`${lines.join("\n")}\n`);
    });
}

function told(cli: CliSentences, { findings, level, checks }: Health): string[] {
  const say = cli.doctor;
  const name = (item: DoctorItem) => say.names[item];
  const widest = (texts: readonly string[]) => Math.max(...texts.map(widthOf));
  const wide = widest(findings.map(({ item }) => name(item)));
  const high = widest(Object.values(say.states));
  const lines = findings.map((finding) =>
    [padEnd(name(finding.item), wide), padEnd(say.states[finding.state], high), about(cli, finding)].join(
      "  ",
    ),
  );
  const how = ([say.levels.none, say.levels.limits, say.levels.bubblewrap] as const)[level];
  const tried = [...new Set(checks.map((check) => check.level))].filter((each) => each > level);
  const failures = tried.map((each) => {
    const failed = checks.filter((check) => check.level === each && !check.held);
    const trials = failed.map(({ trial }) => say.trials[trial satisfies DoctorTrial]).join(", ");
    return say.failed({ level: each, trials, said: failed.find(({ said }) => said !== "")?.said ?? "" });
  });
  const last = purposes.map((purpose) => say.purposes[purpose]({ contained: level > 0, level }));
  return [...lines, "", say.sandbox({ level, about: how }), ...failures, ...last];
}

/** What it is for, or what to do about it. */
function about({ doctor: say }: CliSentences, { item, state, found }: Finding): string {
  if (state === "good") return `${say.uses[item]}${found === undefined ? "" : ` (${found})`}`;
  return state === "unreachable" && found !== undefined ? say.outside({ path: found }) : say.advice[item];
}
