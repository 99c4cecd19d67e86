/** A piece of text that is inserted into an existing file. */
export interface Edit {
  /** Path in the repository */
  readonly path: string;
  /** The text goes in front of the first occurrence of this one. */
  readonly before: string;
  readonly text: string;
}

/** Files to write, by path in the repository, edits of existing files, and the steps that remain to be done by hand. */
export interface Plan {
  readonly files: Readonly<Record<string, string>>;
  readonly edits: readonly Edit[];
  readonly nextSteps: readonly string[];
}
