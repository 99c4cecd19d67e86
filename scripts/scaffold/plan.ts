/** Files to write, by their path in the repository, and what is left to do by hand. */
export interface Plan {
  readonly files: Readonly<Record<string, string>>;
  readonly next: readonly string[];
}
