import { signal } from "@preact/signals";

/** Whether nobody sees the page. */
export const hidden = signal(false);

if (typeof document !== "undefined") {
  const look = () => {
    hidden.value = document.hidden;
  };
  look();
  document.addEventListener("visibilitychange", look);
}
