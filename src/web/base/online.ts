import { signal } from "@preact/signals";

/** Whether the browser has a network; that the server answers is another matter, and said where it is asked. */
export const online = signal(navigator.onLine);

export function startOnline(): void {
  for (const name of ["online", "offline"])
    window.addEventListener(name, () => {
      online.value = navigator.onLine;
    });
}
