/** What `grundy doctor` looks at. */
export const doctorItems = [
  "node",
  "bubblewrap",
  "limits",
  "users",
  "java",
  "c",
  "cpp",
  "python",
  "javascript",
  "typescript",
  "rust",
  "go",
  "postgres",
] as const;
export type DoctorItem = (typeof doctorItems)[number];

/** What is tried of a sandbox. */
export type DoctorTrial = "start" | "write" | "read" | "connect" | "fork" | "memory";

/** What a machine is looked at for. */
export const purposes = ["server", "judge", "arena"] as const;
export type Purpose = (typeof purposes)[number];

export interface DoctorSentences {
  readonly names: { readonly [Item in DoctorItem]: string };
  /** What it is for, where it is there. */
  readonly uses: { readonly [Item in DoctorItem]: string };
  /** What to do where it is not, or not as it should be. */
  readonly advice: { readonly [Item in DoctorItem]: string };
  readonly states: { readonly good: string; readonly lacking: string; readonly unreachable: string };
  /** Found where we are, not where contained programs look. */
  readonly outside: (facts: { readonly path: string }) => string;
  readonly levels: { readonly none: string; readonly limits: string; readonly bubblewrap: string };
  readonly sandbox: (facts: { readonly level: number; readonly about: string }) => string;
  readonly trials: { readonly [Trial in DoctorTrial]: string };
  readonly failed: (facts: {
    readonly level: number;
    readonly trials: string;
    readonly said: string;
  }) => string;
  readonly purposes: {
    readonly [P in Purpose]: (facts: { readonly contained: boolean; readonly level: number }) => string;
  };
}
