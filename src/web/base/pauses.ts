/** Lets the page draw and answer between two pieces of work, whenever some time has gone by. */
export function pauses(): () => Promise<void> | undefined {
  let until = performance.now() + 8;
  return () => {
    if (performance.now() < until) return undefined;
    return new Promise((resolve) =>
      setTimeout(() => {
        until = performance.now() + 8;
        resolve();
      }),
    );
  };
}
