/** What has to be looked at now and then; `now` in milliseconds of the clock that never goes back. */
export type Watched = (now: number) => void;

/** How exact limits in time are, besides what the machine makes of it. */
const tickMilliseconds = 50;

const watched = new Set<Watched>();
let timer: NodeJS.Timeout | undefined;

/**
 * One timer for everything that is started here, so that an answer costs none. It does not keep the process alive; what it
 * looks at does.
 */
export function watch(each: Watched): () => void {
  watched.add(each);
  timer ??= setInterval(tick, tickMilliseconds).unref();
  return () => {
    watched.delete(each);
    if (watched.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick(): void {
  const now = performance.now();
  for (const each of watched) each(now);
}
