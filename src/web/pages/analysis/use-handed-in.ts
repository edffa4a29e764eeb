import { useEffect } from "preact/hooks";
import { isGameId, type Refusal } from "../../../games/index.ts";
import { go } from "../../base/router.ts";
import { analysisAddress } from "../../session/analysis-link.ts";
import type { AnalysisView } from "../../session/analysis-view.ts";
import { maxFileBytes } from "../../session/found-bounds.ts";
import { type FoundData, type FoundGame, readFound } from "../../session/found-games.ts";
import { serverGame } from "../../session/load.ts";

/** What somebody has handed in and cannot be opened at once: several games to choose from, or why there is none. */
export type Handed = { readonly games: readonly FoundGame[] } | { readonly refusal: Refusal };

/**
 * Whatever is dropped on the page or pasted beside its fields is opened beside what is there. What is returned does the same with a
 * text or a file from elsewhere.
 */
export function useHandedIn(
  view: AnalysisView,
  ask: (handed: Handed) => void,
): (data: FoundData | File) => void {
  async function take(data: FoundData | File): Promise<void> {
    const handed = open(data instanceof File ? await bytesOf(data) : data, view);
    if (handed) ask(handed);
  }
  useEffect(() => {
    const isField = (target: EventTarget | null) =>
      target instanceof Element && target.closest("input, textarea, select") !== null;
    function onPaste(event: ClipboardEvent) {
      if (isField(event.target)) return;
      handIn(event, event.clipboardData);
    }
    function onDrop(event: DragEvent) {
      if (!isField(event.target)) handIn(event, event.dataTransfer);
    }
    function handIn(event: Event, data: DataTransfer | null) {
      const file = data?.files[0];
      const text = data?.getData("text/plain") ?? "";
      if (!file && text.trim() === "") return;
      event.preventDefault();
      void take(file ?? text);
    }
    const onOver = (event: DragEvent) => {
      if (!isField(event.target)) event.preventDefault();
    };
    document.addEventListener("paste", onPaste);
    document.addEventListener("drop", onDrop);
    document.addEventListener("dragover", onOver);
    return () => {
      document.removeEventListener("paste", onPaste);
      document.removeEventListener("drop", onDrop);
      document.removeEventListener("dragover", onOver);
    };
  });
  return (data) => void take(data);
}

/** No more of a file is read than it may have. */
async function bytesOf(file: File): Promise<FoundData> {
  const part = await file.slice(0, maxFileBytes + 1).arrayBuffer();
  return { name: file.name, bytes: new Uint8Array(part) };
}

/** Opens the one game that is there; otherwise what there is to choose or to say. */
function open(data: FoundData, view: AnalysisView): Handed | undefined {
  if (typeof data === "string") {
    const address = addressIn(data);
    if (address !== undefined) {
      go(address);
      return undefined;
    }
  }
  const { id, options } = view.tree.peek().play;
  const found = readFound(data, { id, options });
  if (!found.ok) return { refusal: found.refusal };
  const [only] = found.value;
  if (found.value.length !== 1 || !only) return { games: found.value };
  return openFound(only);
}

/** Goes to a game that was found; or says why it cannot be opened. */
export function openFound(game: FoundGame): Handed | undefined {
  const play = game.open();
  if (!play.ok) return { refusal: play.refusal };
  go(analysisAddress(play.value, play.value.moves.length));
  return undefined;
}

/** A link to an analysis holds variations, which no game has; one to a game of this server leads there. */
function addressIn(text: string): string | undefined {
  const link = /^https?:\/\/[^/\s]+(\/analysis\/([a-z]+)\/?(?:\?[^#\s]*)?#\S+)$/.exec(text.trim());
  if (link?.[1] !== undefined && isGameId(link[2] ?? "")) return link[1];
  return serverGame(text, window.location.origin);
}
