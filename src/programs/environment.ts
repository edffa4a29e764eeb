import type { Launch, SandboxLevel } from "./launch.ts";

/** Where a contained program finds others. */
export const systemPath = "/usr/local/bin:/usr/bin:/bin";

/** What a program is told of the world: nothing of our own environment but, uncontained, the path. */
export function cleanEnvironment(
  { directory, environment }: Launch,
  level: SandboxLevel,
): Record<string, string> {
  const own = level === 0 ? process.env.PATH : undefined;
  return { PATH: own || systemPath, LANG: "C.UTF-8", TZ: "UTC", HOME: directory, ...environment };
}
