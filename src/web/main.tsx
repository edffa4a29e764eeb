import { render } from "preact";
import { startLanguage } from "./base/language.ts";
import { startOnline } from "./base/online.ts";
import { startRouter } from "./base/router.ts";
import { startSettings } from "./base/settings.ts";
import { startTheme } from "./base/theme.ts";
import { Shell } from "./pages/shell.tsx";

startTheme();
startSettings();
startRouter();
startOnline();
void startLanguage().then(() => render(<Shell />, document.getElementById("page") as HTMLElement));

// Some time after the page is there, and not in a frame of another.
if (window.top === window)
  setTimeout(
    () =>
      void import("./session/turn-watch.ts").then(({ startTurnWatch }) => startTurnWatch()).catch(() => {}),
    1000,
  );

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // Some time after the page is there: keeping every file for later must not slow the first move.
  window.addEventListener("load", () => {
    setTimeout(() => navigator.serviceWorker.register("/service-worker.js").catch(() => {}), 3000);
  });
}
