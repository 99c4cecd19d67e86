/** Distances in rem by multiples of 4 px: `space[4]` is 16 px at the default text size. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  6: '1.5rem',
  8: '2rem',
  12: '3rem',
  16: '4rem',
} as const;

/** Names of the steps of the space scale. */
export type SpaceStep = keyof typeof space;
