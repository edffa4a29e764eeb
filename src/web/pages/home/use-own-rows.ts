import { useEffect, useRef, useState } from "preact/hooks";
import { online } from "../../base/online.ts";
import { lookUpChanged } from "../../session/look-up.ts";
import { unseenGames } from "../../session/seen-games.ts";
import { type OwnRow, ownRows } from "./own-rows.ts";

/** The order waits so long for the server's first answers, in milliseconds; then it is that of what is known. */
const patience = 1000;
const lookEvery = 15_000;

/** The rows of the list. Until they are `settled` their order is not known, and afterwards no row moves, whatever the server says. */
export function useOwnRows(shownOf: (rows: readonly OwnRow[]) => readonly OwnRow[]): {
  readonly rows: readonly OwnRow[];
  readonly settled: boolean;
} {
  const [rows, setRows] = useState(ownRows);
  const [settled, setSettled] = useState(() => !online.peek() || firstAsked(rows).length === 0);
  const latest = useRef(rows);
  latest.current = rows;

  useEffect(() => {
    let current = true;
    let waiting = !settled;
    async function look(ids: readonly string[]) {
      if (ids.length === 0 || !online.peek()) return;
      await lookUpChanged(ids);
      if (current) setRows(inPlace);
    }
    function settle() {
      if (!current || !waiting) return;
      waiting = false;
      setRows(ownRows());
      setSettled(true);
    }
    const timer = setTimeout(settle, patience);
    void look(firstAsked(latest.current)).then(settle);
    const again = setInterval(() => !document.hidden && look(goingOn(latest.current)), lookEvery);
    return () => {
      current = false;
      clearTimeout(timer);
      clearInterval(again);
    };
  }, []);

  // Of games that are over it is asked only whether they are still there, and only of those that are seen.
  const ended = keysOf(shownOf(rows), (row) => row.rank === 2);
  useEffect(() => {
    let current = true;
    if (settled && online.peek() && ended.length > 0)
      void lookUpChanged(ended).then(() => current && setRows(inPlace));
    return () => {
      current = false;
    };
  }, [settled, ended.join()]);

  return { rows, settled };
}

function firstAsked(rows: readonly OwnRow[]): readonly string[] {
  return [...goingOn(rows), ...unseenGames()];
}

function goingOn(rows: readonly OwnRow[]): readonly string[] {
  return keysOf(rows, (row) => row.rank < 2);
}

function keysOf(rows: readonly OwnRow[], which: (row: OwnRow) => boolean): readonly string[] {
  return rows.filter((row) => row.onServer && which(row)).map(({ key }) => key);
}

/** Each row where it was, as it stands now; what was not known before comes behind. One that was removed keeps its place. */
function inPlace(before: readonly OwnRow[]): readonly OwnRow[] {
  const now = new Map(ownRows().map((row) => [row.key, row]));
  const known = before.map((row) => {
    const fresh = now.get(row.key) ?? row;
    now.delete(row.key);
    return fresh;
  });
  return [...known, ...now.values()];
}
