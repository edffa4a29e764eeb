import { useState } from "preact/hooks";
import { language } from "../../base/language.ts";
import { keepOperatorToken, operatorToken } from "../../base/operator.ts";

/** On a server others can reach, changes need the operator's token. It stays in this browser. */
export function OperatorForm() {
  const [token, setToken] = useState(operatorToken() ?? "");
  const words = language.value.page.people;
  return (
    <label class="field operator">
      <span>{words.token}</span>
      <input
        type="password"
        value={token}
        autocomplete="off"
        placeholder={words.tokenExample}
        onInput={(event) => {
          setToken(event.currentTarget.value);
          keepOperatorToken(event.currentTarget.value);
        }}
      />
    </label>
  );
}
