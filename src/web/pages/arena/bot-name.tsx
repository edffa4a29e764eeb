/** A bot's name in one line; where that has no room, it is cut, and heard and shown in full all the same. */
export function BotName({ name }: { name: string }) {
  return (
    <bdi class="bot-name" title={name}>
      {name}
    </bdi>
  );
}
