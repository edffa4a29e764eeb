import type { ComponentChildren } from "preact";

/** Paragraphs that may stand in a place. */
export type Paragraphs = readonly string[];

/**
 * What is shown, in the room of the longest that may come in its place: nothing beside it moves. What only comes with another part of the
 * lesson (`far`) has its room too, but for a phone, where the board needs it more.
 */
export function Room({
  among,
  far,
  children,
}: {
  among: readonly Paragraphs[];
  far: readonly Paragraphs[];
  children: ComponentChildren;
}) {
  return (
    <div class="room">
      <div>{children}</div>
      <Kept all={among} isFar={false} />
      <Kept all={far} isFar />
    </div>
  );
}

function Kept({ all, isFar }: { all: readonly Paragraphs[]; isFar: boolean }) {
  return (
    <>
      {all.map((paragraphs, index) => (
        <div key={index} class={`kept${isFar ? " far" : ""}`} aria-hidden="true">
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      ))}
    </>
  );
}
