import { render } from "preact";
import { startRouter } from "./router.ts";
import { Shell } from "./shell.tsx";
import { startTheme } from "./theme.ts";

startTheme();
startRouter();
render(<Shell />, document.getElementById("page") as HTMLElement);

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // Some time after the page is there: keeping every file for later must not slow the first move.
  addEventListener("load", () => {
    setTimeout(() => navigator.serviceWorker.register("/service-worker.js").catch(() => {}), 3000);
  });
}
