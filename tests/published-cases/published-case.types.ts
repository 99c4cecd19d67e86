/** A value that can be looked up or worked out by hand, and the call of a public entry that should give it. */
export interface PublishedCase {
  readonly name: string;
  /** Where the value is published, or the rule from which it was worked out. */
  readonly source: string;
  /** May give a promise. */
  readonly compute: () => unknown;
  readonly expected: unknown;
}
