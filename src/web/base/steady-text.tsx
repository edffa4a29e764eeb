/** A text among others that may come in its place: the room is that of the longest, so that nothing beside it moves. */
export function SteadyText({ shown, among }: { shown: string; among: readonly string[] }) {
  return (
    <span class="steady">
      <span>{shown}</span>
      {among
        .filter((text) => text !== shown)
        .map((text) => (
          <span key={text} class="kept" aria-hidden="true">
            {text}
          </span>
        ))}
    </span>
  );
}
