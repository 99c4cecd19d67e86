/** How a component is used, beyond its props. */
export interface ComponentGuide {
  /** Its parts, from the outside in. */
  readonly anatomy: readonly string[];
  readonly states?: readonly string[];
  readonly do: readonly string[];
  readonly dont: readonly string[];
  /** Keys and their effects; none if it takes no focus. */
  readonly keyboard?: readonly (readonly [key: string, effect: string])[];
}

/** Guides by the last part of the title of the stories. */
export type Guides = Readonly<Record<string, ComponentGuide>>;
