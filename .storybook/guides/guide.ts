/** How a component is used, beyond its props. */
export interface ComponentGuide {
  /** Its parts, from the outside in. */
  readonly anatomy: readonly string[];
  readonly states?: readonly string[];
  readonly do: readonly string[];
  readonly dont: readonly string[];
  /**
   * Elements that a host may select in its styles and tests: they stay within a major version. Class names are generated and
   * change.
   */
  readonly parts: readonly (readonly [selector: string, part: string])[];
  /** Keys and their effects; none if it takes no focus. */
  readonly keyboard?: readonly (readonly [key: string, effect: string])[];
}

/** Guides by the last part of the title of the stories. */
export type Guides = Readonly<Record<string, ComponentGuide>>;
