import { effect, type ReadonlySignal, untracked, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { GameId } from "../../../games/index.ts";
import { rename } from "../../base/router.ts";
import { analysisKeyAddress, KeptAnalysis, newAnalysisKey } from "../../session/analysis-keep.ts";
import type { AnalysisView } from "../../session/analysis-view.ts";

/** A change is kept so soon; many that come at once are kept together. */
const soon = 300;

/**
 * Keeps an analysis in this browser from its first change on, and gives it an address of its own: what is only looked at stays what it
 * is. True while it cannot be kept.
 */
export function useKeeping(view: AnalysisView, id: GameId, key: string | undefined): ReadonlySignal<boolean> {
  const full = useSignal(false);
  useEffect(() => {
    const opened = view.state.peek();
    const books = new Map<number, KeptAnalysis>();
    if (key !== undefined) books.set(opened.book, new KeptAnalysis(key));
    let timer: ReturnType<typeof setTimeout> | undefined;

    function keepWaiting() {
      if (timer !== undefined) keepNow();
    }

    function keepNow() {
      clearTimeout(timer);
      timer = undefined;
      const state = view.state.peek();
      const book = books.get(state.book) ?? new KeptAnalysis(newAnalysisKey());
      books.set(state.book, book);
      const { key, kept } = book.keep({ ...state, at: view.at.peek() }, Date.now());
      full.value = !kept;
      // An address that a reload would not find is of no use.
      if (kept) rename(analysisKeyAddress(id, key));
    }

    let first = true;
    const stop = effect(() => {
      const { book } = view.state.value;
      const untouched = view.state.value === opened && !books.has(book);
      view.at.value;
      if (!first && !untouched) {
        // The first change at once: whoever goes on and comes back finds the analysis, and not the link it came from.
        if (books.has(book)) timer ??= setTimeout(keepNow, soon);
        else untracked(keepNow);
      }
      first = false;
    });
    const onHide = () => keepWaiting();
    window.addEventListener("pagehide", onHide);
    document.addEventListener("visibilitychange", onHide);
    return () => {
      stop();
      // The page that comes next has the address already.
      const here = window.location.href;
      keepWaiting();
      rename(here);
      window.removeEventListener("pagehide", onHide);
      document.removeEventListener("visibilitychange", onHide);
    };
  }, []);
  return full;
}
