import "@xterm/xterm/css/xterm.css";
import { Terminal } from "@xterm/xterm";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Person } from "../../../roster/index.ts";
import { announce } from "../../base/announce.tsx";
import { copyText } from "../../base/copy.ts";
import { language } from "../../base/language.ts";
import { readJson, writeJson } from "../../base/storage.ts";
import { LineEditor } from "./line-editor.ts";
import type { FromConsole, ToConsole } from "./messages.ts";
import type { ConsoleProgram } from "./programs.ts";

const fontSize = 14;

/** One console in a terminal: a new one for each start. */
export function ConsoleTerminal({
  program,
  words,
  seed,
  typing,
  underWay,
}: {
  program: ConsoleProgram;
  words: readonly string[];
  seed: number;
  /** Is given what types a line, in place of what stands there, for others than the keyboard. */
  typing: { current: (line: string) => void };
  /** Is told whether a program runs that has been told something: a new start would lose that. */
  underWay: { current: boolean };
}) {
  const frame = useRef<HTMLDivElement>(null);
  /** Exactly what the program printed, without what the terminal adds. */
  const printed = useRef("");
  const [ended, setEnded] = useState<"whole" | "early" | undefined>();
  const { consoles, shell } = language.value.page;

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    printed.current = "";
    underWay.current = false;
    const dark = getComputedStyle(document.documentElement).colorScheme === "dark";
    Terminal.strings.promptLabel = language.peek().page.consoles.terminal;
    const terminal = new Terminal({
      convertEol: true,
      cursorBlink: true,
      screenReaderMode: true,
      fontSize,
      fontFamily: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
      theme: dark
        ? { background: "#101412", foreground: "#e8e6df", cursor: "#6fd0a3" }
        : { background: "#fffdf8", foreground: "#20261f", cursor: "#1d6b4f", selectionBackground: "#cfe6d8" },
    });
    // No console wants tabs; Tab leads on from here as from anywhere.
    terminal.attachCustomKeyEventHandler(({ key }) => key !== "Tab");
    terminal.open(element);
    const resize = () => terminal.resize(...sizeFor(element));
    resize();
    const watch = new ResizeObserver(resize);
    watch.observe(element);

    const worker = new Worker(new URL("./console.worker.ts", import.meta.url), { type: "module" });
    const tell = (message: ToConsole) => worker.postMessage(message);
    worker.onmessage = ({ data }: MessageEvent<FromConsole>) => {
      if (data.type === "keep") writeJson("people", data.people);
      else if (data.type === "output") {
        printed.current += data.text;
        element.dataset.printed = String(printed.current.length);
        terminal.write(data.text);
      } else {
        underWay.current = false;
        element.dataset.status = String(data.status);
        setEnded(data.early ? "early" : "whole");
      }
    };
    const editor = new LineEditor(
      (text) => terminal.write(text),
      (line) => {
        underWay.current = true;
        tell({ type: "feed", text: `${line}\n` });
      },
      () => tell({ type: "end" }),
    );
    terminal.onData((data) => editor.type(data));
    typing.current = (line) => {
      editor.replace(line);
      terminal.focus();
    };
    tell({ type: "start", program: program.id, words, seed, people: keptPeople() });
    terminal.focus();
    return () => {
      watch.disconnect();
      worker.terminate();
      terminal.dispose();
    };
  }, [program, words, seed]);

  return (
    <>
      <div class="console-frame" ref={frame} data-testid="terminal" />
      <p class="note" role="status">
        {ended === undefined ? consoles.typeHere : ended === "early" ? consoles.inputEnded : consoles.ended}
      </p>
      <button
        type="button"
        onClick={async () => {
          announce((await copyText(printed.current)) ? consoles.copied : shell.copyRefused);
        }}
      >
        {consoles.copy}
      </button>
    </>
  );
}

/** Columns and rows that fit; a game of the documents needs 40 columns. */
function sizeFor(element: HTMLElement): [columns: number, rows: number] {
  // The frame has its size beforehand: nothing moves when the terminal comes.
  const probe = document.createElement("span");
  probe.className = "probe";
  probe.textContent = "0".repeat(50);
  element.append(probe);
  const { width, height } = probe.getBoundingClientRect();
  probe.remove();
  const columns = Math.max(20, Math.floor((element.clientWidth - 32) / (width / 50 || 8.5)));
  const rows = Math.max(4, Math.floor((element.clientHeight - 24) / (height || 17)));
  return [Math.min(columns, 160), rows];
}

function keptPeople(): Person[] {
  const data = readJson("people");
  return Array.isArray(data) ? data.filter(isPerson) : [];
}

function isPerson(data: unknown): data is Person {
  if (typeof data !== "object" || data === null) return false;
  const { username, given, family, kind, games, wins } = data as Record<string, unknown>;
  const names = [username, given, family].every((name) => typeof name === "string");
  const counts = [games, wins].every((count) => Number.isInteger(count) && (count as number) >= 0);
  return names && counts && (kind === "human" || kind === "ai");
}
