import { Icon, type IconName } from "../../base/icons.tsx";
import { useAsked } from "../../base/use-asked.ts";

/** What cannot be undone: it stands apart and is asked once more in its own place, the way back beside it. */
export function AskedAction({
  icon,
  label,
  question,
  wayBack,
  act,
  off = false,
}: {
  icon: IconName;
  label: string;
  question: string;
  /** What the way back is called. */
  wayBack: string;
  act: () => void;
  off?: boolean;
}) {
  const { asked, place, press, back } = useAsked<HTMLDivElement>(question, act, off);
  return (
    <div class="apart" ref={place}>
      <button
        type="button"
        class={`quiet action${asked ? " asked" : ""}`}
        data-action={icon}
        disabled={off}
        onClick={press}
      >
        <Icon name={icon} />
        <span>{asked ? question : label}</span>
      </button>
      {asked && (
        <button type="button" class="action way-back" onClick={back}>
          <Icon name="back" />
          <span>{wayBack}</span>
        </button>
      )}
    </div>
  );
}
