import { useId } from "preact/hooks";

/** Text that is pasted, as it is. */
export function TextArea({
  label,
  value,
  set,
}: {
  label: string;
  value: string;
  set: (value: string) => void;
}) {
  const id = useId();
  return (
    <div class="pasted">
      <label for={id}>{label}</label>
      <textarea
        id={id}
        value={value}
        rows={12}
        spellcheck={false}
        autocomplete="off"
        onInput={(event) => set(event.currentTarget.value)}
      />
    </div>
  );
}
