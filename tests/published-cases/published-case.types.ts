/** A value that was looked up, worked out by hand or recomputed with another program, and the call of a public entry that should give it. */
export interface PublishedCase {
  readonly name: string;
  /** What the value rests on: a publication in which it was found, or else the rule and the program that it was recomputed with. */
  readonly source: string;
  /** May give a promise. */
  readonly compute: () => unknown;
  readonly expected: unknown;
}
