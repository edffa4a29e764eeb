import type { ErrorAnswer } from "../../protocol/index.ts";

/** What the server answered, or one sentence about why there is no answer. */
export type Answered<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly trouble: string; readonly code: string };

export async function callApi<T>(
  method: "GET" | "POST" | "PATCH" | "DELETE",
  path: string,
  { body, token }: { body?: unknown; token?: string | undefined } = {},
): Promise<Answered<T>> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers.authorization = `Bearer ${token}`;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    return {
      ok: false,
      code: "offline",
      trouble: "The server cannot be reached. Games on this device go on.",
    };
  }
  const data: unknown = await response.json().catch(() => undefined);
  if (response.ok) return { ok: true, value: data as T };
  const error = (data as Partial<ErrorAnswer> | undefined)?.error;
  return {
    ok: false,
    code: error?.code ?? String(response.status),
    trouble: error?.message ?? "There is no game server behind this page.",
  };
}
