/**
 * Widths of the surrounding container from which a layout has more columns. CSS variables do not work in container
 * queries, so styles insert these values.
 */
export const breakpoint = {
  sm: '34rem',
  md: '40rem',
  lg: '56rem',
} as const;

/** Names of the breakpoints. */
export type Breakpoint = keyof typeof breakpoint;
