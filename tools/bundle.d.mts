export function bundle(
  input: Record<string, string>,
  folder: string,
  options?: { minify?: boolean },
): Promise<void>;

export const command: { main: string };
