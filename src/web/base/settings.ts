import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { SettingChoices, SettingName } from "../../words/index.ts";
import { onOtherTabs, readText, removeText, writeText } from "./storage.ts";

type AllChoices = { readonly [Name in SettingName]: readonly SettingChoices[Name][] };

/** What each setting can be; the first is what it is until somebody chooses. */
export const choices: AllChoices = {
  legalMarks: ["on", "off"],
  lastMark: ["on", "off"],
  turnedMarks: ["on", "off"],
  coordinates: ["edge", "off"],
  // Also for a finger: squares are large enough for one, only legal ones react, and a clock does not wait for a second press.
  confirm: ["off", "touch", "on"],
  animation: ["system", "full", "none"],
  felt: ["green", "blue", "brown", "grey"],
  pieces: ["natural", "warm", "cool"],
  // But off on a phone, which is taken out anywhere.
  sound: ["on", "off"],
  phrases: ["on", "off"],
};

const names = Object.keys(choices) as SettingName[];

function keyOf(name: SettingName): string {
  return `settings/${name}`;
}

function usual<Name extends SettingName>(name: Name): SettingChoices[Name] {
  const isPhone = globalThis.matchMedia?.("(pointer: coarse) and (hover: none)").matches ?? false;
  const of = choices[name];
  return (name === "sound" && isPhone ? of[1] : of[0]) as SettingChoices[Name];
}

/** What is kept is outside text like any other: what nobody can choose here counts as nothing. */
function read<Name extends SettingName>(name: Name): SettingChoices[Name] {
  const kept = readText(keyOf(name));
  return choices[name].find((each) => each === kept) ?? usual(name);
}

type Settings = { readonly [Name in SettingName]: ReadonlySignal<SettingChoices[Name]> };

const signals = Object.fromEntries(names.map((name) => [name, signal(read(name))])) as {
  readonly [Name in SettingName]: Signal<SettingChoices[Name]>;
};

/** How the page is set, one signal a setting: what reads it follows. */
export const settings: Settings = signals;

/** By hand; kept in this browser. */
export function choose<Name extends SettingName>(name: Name, choice: SettingChoices[Name]): void {
  signals[name].value = choice;
  writeText(keyOf(name), choice);
}

/** Everything as it was before anybody chose; the returned function undoes it. */
export function resetSettings(): () => void {
  const kept = names.map((name) => [name, readText(keyOf(name))] as const);
  for (const name of names) removeText(keyOf(name));
  readAll();
  return () => {
    for (const [name, text] of kept) if (text !== undefined) writeText(keyOf(name), text);
    readAll();
  };
}

function readAll(): void {
  for (const name of names) readOne(name);
}

function readOne<Name extends SettingName>(name: Name): void {
  signals[name].value = read(name);
}

const fewer = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
const systemFewer = signal(fewer?.matches ?? false);

/** How much moves: all of it, things that fade instead, or nothing. */
export const motion = computed((): "full" | "reduced" | "none" => {
  const wanted = signals.animation.value;
  if (wanted === "none") return "none";
  return wanted === "system" && systemFewer.value ? "reduced" : "full";
});

/** Hands the style sheet what it needs, and follows other tabs and the system. */
export function startSettings(): void {
  const { dataset } = document.documentElement;
  effect(() => {
    dataset.felt = signals.felt.value;
    dataset.pieces = signals.pieces.value;
    dataset.motion = motion.value;
  });
  fewer?.addEventListener("change", ({ matches }) => {
    systemFewer.value = matches;
  });
  onOtherTabs((key) => {
    if (key === undefined) readAll();
    else for (const name of names) if (key === keyOf(name)) readOne(name);
  });
}
