/** Files to write, by path in the repository, and the steps that remain to be done by hand. */
export interface Plan {
  readonly files: Readonly<Record<string, string>>;
  readonly nextSteps: readonly string[];
}
