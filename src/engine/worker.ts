/** The entry of a module worker in a browser. */
import type { FromWorker, ToWorker } from "./protocol.ts";
import { serve } from "./serve.ts";

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;

serve({
  post: (message: FromWorker) => scope.postMessage(message),
  listen(listener) {
    scope.onmessage = (event: MessageEvent<ToWorker>) => listener(event.data);
  },
  close: () => scope.close(),
});
