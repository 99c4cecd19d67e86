/** Strong color of a tone as `property`. */
export const strongTone = (property: string) => (tone: string) =>
  `${property}: var(--spinout-color-${tone}-strong);`;
