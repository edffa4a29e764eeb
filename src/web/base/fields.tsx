import { useId } from "preact/hooks";

/** A line of text with its label. */
export function TextField({
  label,
  value = "",
  placeholder,
  set,
}: {
  label: string;
  value: string | undefined;
  placeholder?: string;
  set: (value: string) => void;
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        value={value}
        placeholder={placeholder}
        spellcheck={false}
        onInput={(event) => set(event.currentTarget.value)}
      />
    </label>
  );
}

/** One of several, by its label; what is said about the chosen one stands below it, however long. */
export function Choice<T extends string>({
  label,
  value,
  choices,
  about,
  set,
}: {
  label: string;
  value: T | undefined;
  about?: string;
  choices: readonly (readonly [value: T, text: string])[];
  set: (value: T) => void;
}) {
  const id = useId();
  function onChange(event: Event & { readonly currentTarget: HTMLSelectElement }) {
    const chosen = choices[event.currentTarget.selectedIndex];
    if (chosen) set(chosen[0]);
  }
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} value={value} aria-describedby={about && `${id}-about`} onChange={onChange}>
        {choices.map(([each, text]) => (
          <option key={each} value={each} selected={each === value}>
            {text}
          </option>
        ))}
      </select>
      {about && (
        <p class="note about" id={`${id}-about`}>
          {about}
        </p>
      )}
    </div>
  );
}
