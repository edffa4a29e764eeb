export interface Migration {
  /** Takes the schema one version up. */
  readonly up: string;
  /** Statements that run without an error exactly when the schema of this version is there; they return no rows. */
  readonly probe: string;
}
