import type { JobKeeper } from "../store/index.ts";
import type { Metrics } from "./metrics.ts";

/** So many milliseconds the other figures wait for those of jobs. */
const patience = 500;

/** How many jobs the store has, for `/metrics`. One that does not answer keeps nobody from the other figures. */
export function addJobFigures(metrics: Metrics, jobs: Pick<JobKeeper, "count">): void {
  const help = "Jobs of the store that wait, are being done, or were given up; 10000 stand for any more.";
  metrics.gauges("grundy_jobs", help, "state", async () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), patience);
    });
    try {
      return await Promise.race([jobs.count(), late]);
    } catch {
      // The store's own figure tells of it.
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  });
}
