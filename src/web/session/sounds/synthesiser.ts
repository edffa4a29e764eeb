import type { Note } from "./notes.ts";

/** As loud as the loudest tone is: beside speech, not over it. */
const volume = 0.14;

let context: AudioContext | undefined;

/** Made once, and only after the first press: browsers let nothing sound before. Undefined where there is no sound at all. */
export function openSound(): AudioContext | undefined {
  try {
    context ??= new AudioContext();
  } catch {
    // A machine without any, or with too many in use: then it is silent.
  }
  return context;
}

export function sound(notes: readonly Note[]): void {
  const audio = openSound();
  if (!audio) return;
  // A browser puts it to rest when it likes.
  if (audio.state !== "running") audio.resume().catch(() => {});
  const from = audio.currentTime + 0.01;
  for (const note of notes) ring(audio, note, from);
}

/** A tone that begins at once and dies away. */
function ring(audio: AudioContext, { at, pitch, long, loud }: Note, from: number): void {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(volume * loud, from + at);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + at + long);
  tone.connect(gain).connect(audio.destination);
  tone.start(from + at);
  tone.stop(from + at + long);
}
