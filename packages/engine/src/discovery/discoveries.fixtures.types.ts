/** A document of a fixture: title and text. */
export type Written = readonly [title: string, text: string];

/** A published discovery from two literatures. */
export interface Discovery {
  /** The term that is asked for. */
  readonly term: string;
  /** A word of the term that is to be found. */
  readonly link: string;
  /** Bridges that the published argument names. */
  readonly bridges: readonly string[];
  readonly onTerm: readonly Written[];
  readonly onLink: readonly Written[];
}
