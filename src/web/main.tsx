import { render } from "preact";
import { startRouter } from "./router.ts";
import { Shell } from "./shell.tsx";
import { startTheme } from "./theme.ts";

startTheme();
startRouter();
render(<Shell />, document.getElementById("page") as HTMLElement);

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // After the page is there: keeping files for later must not slow the first move.
  addEventListener("load", () => navigator.serviceWorker.register("/service-worker.js").catch(() => {}));
}
