import { hostile } from "./hostile.ts";
import { hasLanguage, levels, play } from "./playground.ts";

/** What the self-test finds and how some of the hostile programs end, as JSON: bundled and run as a user who is not root. */
const chosen = [
  "a fork bomb",
  "two gigabytes in Python",
  "two gigabytes that are shared, which no limit of a process counts",
  "endless output",
  "a busy loop",
  "writing outside",
  "reading who has an account here",
  "a socket in JavaScript",
  "a namespace of its own",
  "an early end",
];

const { level, ownUsers, checks } = levels[2];
const endings: { name: string; reason: string; expected: string | undefined }[] = [];
for (const { name, language, source, limits, ending } of level === 2 ? hostile : []) {
  if (!chosen.includes(name) || !hasLanguage(language)) continue;
  const seen = await play(levels[2], { language, source: source.replaceAll("PORT", "9"), limits });
  endings.push({ name, reason: seen.ending.reason, expected: ending.reason });
}
process.stdout.write(JSON.stringify({ level, ownUsers, checks, alone: levels[1].level, endings }));
