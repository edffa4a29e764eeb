/** The entry of a worker thread in Node. */
import { parentPort } from "node:worker_threads";
import type { FromWorker, ToWorker } from "./protocol.ts";
import { serve } from "./serve.ts";

if (!parentPort) throw new Error("this file is the engine's worker thread, not a program");
const port = parentPort;

serve({
  post: (message: FromWorker) => port.postMessage(message),
  listen(listener) {
    port.on("message", (message: ToWorker) => listener(message));
  },
  close: () => port.close(),
});
